// The viewer asks three.js for this loader by its old name, which warns in the console.
export { HDRLoader as RGBELoader } from 'three/examples/jsm/loaders/HDRLoader.js';
