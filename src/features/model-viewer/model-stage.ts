// A chunk of its own: three.js and the viewer, loaded with the first model.
import '@google/model-viewer';
