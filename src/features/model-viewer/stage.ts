import {
  Box3,
  FileLoader,
  Group,
  LoaderUtils,
  MathUtils,
  Mesh,
  NeutralToneMapping,
  PerspectiveCamera,
  Scene,
  Texture,
  Vector3,
  WebGLRenderer,
  type Object3D,
} from 'three';
import { GLTFLoader, type GLTF } from 'three/examples/jsm/loaders/GLTFLoader.js';
import { modelFileFault } from '../../catalogue/model-file';
import { createLight } from './light';
import { distanceFor, type Extent, type Orbit } from './orbit';

const FIELD_OF_VIEW = 20;
/** As the pictures are developed (studio/pipeline/develop.ts). */
const EXPOSURE = 1.1;
const FINEST = 2;

export interface Stage {
  /** Draws it, looked at from there. */
  draw: (orbit: Orbit) => void;
  /** Gives all memory back. */
  dispose: () => void;
}

/** What is worth looking at: not the shadow on the ground. */
function boxAround(model: Object3D): Box3 {
  const box = new Box3();
  model.traverse((object) => {
    if (object instanceof Mesh && object.name !== 'shadow') box.expandByObject(object);
  });
  return box;
}

function disposeOf(model: Object3D): void {
  model.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    object.geometry.dispose();
    for (const material of [object.material].flat()) {
      for (const value of Object.values(material))
        if (value instanceof Texture) {
          if (value.image instanceof ImageBitmap) value.image.close();
          value.dispose();
        }
      material.dispose();
    }
  });
}

/** The model, its middle at the origin, on a pivot that turns it under lights that stay, as on a turntable. */
function addModel(scene: Scene, model: Object3D): { pivot: Group; extent: Extent } {
  const box = boxAround(model);
  const { x, y, z } = box.getSize(new Vector3());
  model.position.sub(box.getCenter(new Vector3()));
  const pivot = new Group();
  pivot.add(model);
  scene.add(pivot);
  return { pivot, extent: { radius: Math.hypot(x, z) / 2, height: y } };
}

function createRenderer(canvas: HTMLCanvasElement, context: WebGL2RenderingContext): WebGLRenderer {
  const renderer = new WebGLRenderer({ canvas, context });
  renderer.toneMapping = NeutralToneMapping;
  renderer.toneMappingExposure = EXPOSURE;
  renderer.setClearColor(0, 0);
  return renderer;
}

/** Whatever the network does, it will not be shown. */
export class UnfitModel extends Error {}

/** Refuses what the loader would never come to an end with, or take all memory for. */
async function loadModel(file: string): Promise<GLTF> {
  const text = await new FileLoader().loadAsync(file);
  const fault = typeof text === 'string' ? modelFileFault(text) : 'is no text';
  if (fault !== undefined) throw new UnfitModel(`${file} ${fault}`);
  return new GLTFLoader().parseAsync(text, LoaderUtils.extractUrlBase(file));
}

/** Loads a model and gets ready to draw it. Draws nothing by itself. */
export async function createStage(
  canvas: HTMLCanvasElement,
  context: WebGL2RenderingContext,
  file: string,
): Promise<Stage> {
  const { scene: model } = await loadModel(file);
  const renderer = createRenderer(canvas, context);
  const scene = new Scene();
  const light = createLight(renderer);
  scene.environment = light.texture;
  const { pivot, extent } = addModel(scene, model);
  const reach = 2.5 * Math.hypot(extent.radius, extent.height / 2);
  const camera = new PerspectiveCamera(FIELD_OF_VIEW);

  const fit = () => {
    const { clientWidth: width, clientHeight: height } = canvas;
    const ratio = Math.min(devicePixelRatio, FINEST);
    if (canvas.width === Math.floor(width * ratio) && canvas.height === Math.floor(height * ratio)) return;
    renderer.setPixelRatio(ratio);
    renderer.setSize(width, height, false);
  };

  return {
    draw: ({ azimuth, elevation, zoom, x, y }) => {
      fit();
      const { width, height } = canvas;
      const [across, along] = [width / zoom, height / zoom];
      camera.setViewOffset(
        width,
        height,
        (width * (1 + x) - across) / 2,
        (height * (1 - y) - along) / 2,
        across,
        along,
      );
      pivot.rotation.y = -MathUtils.degToRad(azimuth);
      const far = distanceFor(extent, elevation, FIELD_OF_VIEW, camera.aspect);
      camera.near = Math.max(far - reach, reach / 50);
      camera.far = far + reach;
      camera.position.setFromSphericalCoords(far, MathUtils.degToRad(90 - elevation), 0);
      camera.lookAt(0, 0, 0);
      camera.updateProjectionMatrix();
      renderer.render(scene, camera);
    },
    dispose: () => {
      disposeOf(model);
      light.dispose();
      renderer.dispose();
    },
  };
}
