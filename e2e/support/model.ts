import { violetPhone } from './catalogue';

/** A gadget with a model: what e2e/fixture/models/charger holds. */
export const turnable = {
  ...violetPhone,
  model: {
    file: 'models/charger/model.gltf',
    bytes: 15_788,
    views: [
      { name: 'As in the picture', azimuth: 34, elevation: 16 },
      { name: 'Back: the plug', azimuth: 158, elevation: 14 },
    ],
  },
};
