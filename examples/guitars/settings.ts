import type { Settings } from '../../src/lib/shop';

export const settings: Settings = {
  name: 'Saitenhof',
  tagline: 'Guitars with a voice of their own, from a workshop in the mountains.',
  email: 'hello@saitenhof.example',
  phone: '+49 30 23125 000',
  address: 'Saitenhof\nAm Geigenbach 7\n00000 Tonberg',

  siteOrigin: 'https://saitenhof.example',

  language: 'en-GB',
  locale: 'de-DE',
  currency: 'EUR',
  groupThousands: true,

  product: { one: 'guitar', many: 'guitars' },

  home: {
    heading: 'Wood, Wire and a Voice of Its Own',
    intro:
      'Electrics, acoustics, basses and ukuleles, each played in by hand, set up with care and described without fuss.',
    shopNow: 'See the Guitars',
    productsHeading: 'Find the One You Keep',
    allProducts: 'All Guitars',
    description:
      'Saitenhof: electric, acoustic and classical guitars, basses and ukuleles, described by people who play them.',
  },

  categories: [
    { label: 'Electric', value: 'Electric', drawing: 'electric' },
    { label: 'Acoustic', value: 'Acoustic', drawing: 'acoustic' },
    { label: 'Classical', value: 'Classical', drawing: 'classical' },
    { label: 'Bass', value: 'Bass', drawing: 'bass' },
    { label: 'Ukulele', value: 'Ukulele', drawing: 'ukulele' },
    { label: 'Strings', value: 'Strings', drawing: 'strings' },
  ],
  otherDrawing: 'acoustic',
  productPages: true,
  checkout: {
    // Answered by examples/orders-worker.
    send: { service: 'own', url: 'https://orders.saitenhof.example/orders' },
    fields: { phone: 'optional', address: 'required', note: 'optional' },
    shipping: [
      { label: 'Parcel', price: 19, freeFrom: 1000, countries: ['DE', 'AT'] },
      { label: 'Parcel abroad', price: 39.5, countries: ['FR', 'CH', 'IT'] },
      { label: 'Pick up in the workshop', price: 0, pickUp: true },
    ],
    taxNote: 'VAT included',
    button: 'Order with obligation to pay',
    acknowledges: true,
  },
  grades: { 'B: a few scratches': 'Played and set up again; a few scratches that you see, but do not feel.' },
};
