import * as v from 'valibot';
import { parseJson } from '../lib/parse-json';

/** A hundred times what the shop's own take. */
const MAX_CHARACTERS = 20_000_000;
const MAX_PARTS = 10_000;
const MAX_CORNERS = 5_000_000;

const index = v.pipe(
  v.number('is not a number'),
  v.check((value) => Number.isSafeInteger(value) && value >= 0, 'is no whole number'),
);

/** A relative path: `connect-src` allows only this origin. */
const uri = v.pipe(
  v.string('is not a text'),
  v.check((path) => !/^\/\/|[:\\]/u.test(path), 'is no file beside it'),
);

/** Decoders are WebAssembly, which pages do not allow. */
const extension = v.pipe(
  v.string('is not a text'),
  v.check(
    (name) => !/draco|meshopt|basisu/u.test(name),
    'needs a decoder: save the model without compression',
  ),
);

const file = v.object({ uri: v.optional(uri) });

const partsOf = <Item extends v.GenericSchema>(item: Item) =>
  v.optional(
    v.pipe(
      v.array(item, 'is not a list'),
      v.check((list) => list.length <= MAX_PARTS, `has more than ${MAX_PARTS} entries`),
    ),
  );

const schema = v.object(
  {
    asset: v.object({ version: v.string('is not a text') }, 'is not what a model has'),
    extensionsRequired: partsOf(extension),
    nodes: partsOf(v.object({ children: v.optional(v.array(index)) })),
    meshes: partsOf(v.object({ primitives: v.array(v.unknown()) })),
    accessors: partsOf(v.object({ count: index })),
    bufferViews: partsOf(v.unknown()),
    buffers: partsOf(file),
    images: partsOf(file),
  },
  'is not what a model has',
);

type Model = v.InferOutput<typeof schema>;

/** Returns true if the nodes form a forest. GLTFLoader recurses forever on a cycle. */
function isTree(nodes: Exclude<Model['nodes'], undefined>): boolean {
  const inOthers = nodes.flatMap(({ children }) => children ?? []);
  const parted = new Set(inOthers);
  if (parted.size < inOthers.length || inOthers.some((node) => node >= nodes.length)) return false;
  const reached = [...nodes.keys()].filter((node) => !parted.has(node));
  // Grows while it is walked.
  for (const node of reached) reached.push(...(nodes[node]?.children ?? []));
  return reached.length === nodes.length;
}

/** Why the viewer must refuse this `.gltf`, to complete "FILE …"; `undefined` if it is safe. */
export function modelFileFault(text: string): string | undefined {
  if (text.length > MAX_CHARACTERS) return 'is larger than 20 MB: put what is in it into files beside it';
  const result = v.safeParse(schema, parseJson(text));
  if (!result.success) {
    const [issue] = result.issues;
    return `is no model that can be shown: ${v.getDotPath(issue) ?? 'it'} ${issue.message}`;
  }
  const { nodes = [], meshes = [], accessors = [] } = result.output;
  if (!isTree(nodes)) return 'is no model that can be shown: a node is in itself, or in two others';
  if (meshes.reduce((sum, { primitives }) => sum + primitives.length, 0) > MAX_PARTS)
    return `has more than ${MAX_PARTS} parts`;
  if (accessors.reduce((sum, { count }) => sum + count, 0) > MAX_CORNERS)
    return `has more than ${MAX_CORNERS} corners and values`;
  return undefined;
}
