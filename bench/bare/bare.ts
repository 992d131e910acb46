import { Box3, PerspectiveCamera, PMREMGenerator, Scene, Sphere, WebGLRenderer } from 'three';
import { RoomEnvironment } from 'three/examples/jsm/environments/RoomEnvironment.js';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';

/** Shows a model as three.js' own example of its loader does: an environment, a camera that sees all of it, one frame. */
export async function show(canvas: HTMLCanvasElement, file: string): Promise<void> {
  const { scene: model } = await new GLTFLoader().loadAsync(file);
  const renderer = new WebGLRenderer({ canvas, antialias: true });
  renderer.setSize(canvas.clientWidth, canvas.clientHeight, false);
  const scene = new Scene();
  scene.environment = new PMREMGenerator(renderer).fromScene(new RoomEnvironment()).texture;
  scene.add(model);
  const { center, radius } = new Box3().setFromObject(model).getBoundingSphere(new Sphere());
  const camera = new PerspectiveCamera(
    45,
    canvas.clientWidth / canvas.clientHeight,
    radius / 10,
    radius * 10,
  );
  camera.position.set(center.x, center.y, center.z + radius * 3);
  camera.lookAt(center);
  renderer.render(scene, camera);
}
