import {
  Box3,
  Group,
  MathUtils,
  Mesh,
  NeutralToneMapping,
  PerspectiveCamera,
  Scene,
  Sphere,
  Texture,
  WebGLRenderer,
  type Object3D,
} from 'three';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';
import { createLight } from './light';
import { distanceFor, type Orbit } from './orbit';

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
function ballAround(model: Object3D): Sphere {
  const box = new Box3();
  model.traverse((object) => {
    if (object instanceof Mesh && object.name !== 'shadow') box.expandByObject(object);
  });
  return box.getBoundingSphere(new Sphere());
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
function addModel(scene: Scene, model: Object3D): { pivot: Group; radius: number } {
  const { center, radius } = ballAround(model);
  model.position.sub(center);
  const pivot = new Group();
  pivot.add(model);
  scene.add(pivot);
  return { pivot, radius };
}

function createRenderer(canvas: HTMLCanvasElement, context: WebGL2RenderingContext): WebGLRenderer {
  const renderer = new WebGLRenderer({ canvas, context });
  renderer.toneMapping = NeutralToneMapping;
  renderer.toneMappingExposure = EXPOSURE;
  renderer.setClearColor(0, 0);
  return renderer;
}

/** Loads a model and gets ready to draw it. Draws nothing by itself. */
export async function createStage(
  canvas: HTMLCanvasElement,
  context: WebGL2RenderingContext,
  file: string,
): Promise<Stage> {
  const { scene: model } = await new GLTFLoader().loadAsync(file);
  const renderer = createRenderer(canvas, context);
  const scene = new Scene();
  const light = createLight(renderer);
  scene.environment = light.texture;
  const { pivot, radius } = addModel(scene, model);
  const camera = new PerspectiveCamera(FIELD_OF_VIEW);

  const fit = () => {
    const { clientWidth: width, clientHeight: height } = canvas;
    const ratio = Math.min(devicePixelRatio, FINEST);
    if (canvas.width === Math.floor(width * ratio) && canvas.height === Math.floor(height * ratio)) return;
    renderer.setPixelRatio(ratio);
    renderer.setSize(width, height, false);
    camera.aspect = width / Math.max(1, height);
  };

  return {
    draw: ({ azimuth, elevation, zoom }) => {
      fit();
      pivot.rotation.y = -MathUtils.degToRad(azimuth);
      const far = distanceFor(radius, FIELD_OF_VIEW, camera.aspect);
      camera.zoom = zoom;
      camera.near = Math.max(far - 2.5 * radius, radius / 20);
      camera.far = far + 2.5 * radius;
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
