import {
  Box3,
  LoaderUtils,
  Mesh,
  NeutralToneMapping,
  Scene,
  Vector3,
  WebGLRenderer,
  type Object3D,
} from 'three';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';
import { createLight } from './light';
import type { Extent, Orbit } from './orbit';
import { Rig } from './rig';

/** As the pictures are developed (studio/pipeline/develop.ts). */
const EXPOSURE = 1.1;
const FINEST = 2;

export interface Stage {
  readonly rig: Rig;
  resize: () => void;
  dispose: () => void;
}

/** Leaves out the shadow on the ground. */
function boxAround(model: Object3D): Box3 {
  const box = new Box3();
  model.traverse((object) => {
    if (object instanceof Mesh && object.name !== 'shadow') box.expandByObject(object);
  });
  return box;
}

/** Adds the model with its middle at the origin. */
function addModel(scene: Scene, model: Object3D): Extent {
  const box = boxAround(model);
  const { x, y, z } = box.getSize(new Vector3());
  model.position.sub(box.getCenter(new Vector3()));
  scene.add(model);
  return { radius: Math.hypot(x, z) / 2, height: y };
}

function createRenderer(canvas: HTMLCanvasElement, context: WebGL2RenderingContext): WebGLRenderer {
  const renderer = new WebGLRenderer({ canvas, context });
  renderer.toneMapping = NeutralToneMapping;
  renderer.toneMappingExposure = EXPOSURE;
  renderer.setClearColor(0, 0);
  return renderer;
}

interface StageOptions {
  canvas: HTMLCanvasElement;
  context: WebGL2RenderingContext;
  /** The `.gltf`'s text, and its address. */
  text: string;
  file: string;
  home: Orbit;
  onTurned: (orbit: Orbit) => void;
}

/** Shows a model. Draws a frame only when something has changed. */
export async function createStage(options: StageOptions): Promise<Stage> {
  const { canvas, context, text, file, home, onTurned } = options;
  const { scene: model } = await new GLTFLoader().parseAsync(text, LoaderUtils.extractUrlBase(file));
  const renderer = createRenderer(canvas, context);
  const scene = new Scene();
  scene.environment = createLight(renderer);
  const extent = addModel(scene, model);

  const rig = new Rig({
    canvas,
    extent,
    home,
    onTurned,
    draw: (camera, azimuth) => {
      // The light stays where it is while the model turns, as on a turntable.
      scene.environmentRotation.y = azimuth;
      renderer.render(scene, camera);
    },
  });
  const resize = () => {
    const { clientWidth: width, clientHeight: height } = canvas;
    renderer.setPixelRatio(Math.min(devicePixelRatio, FINEST));
    renderer.setSize(width, height, false);
    rig.resize(width / height);
  };
  resize();
  return {
    rig,
    resize,
    dispose: () => {
      rig.dispose();
      renderer.dispose();
    },
  };
}
