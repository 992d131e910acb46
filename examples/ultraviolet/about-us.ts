import type { AboutUs } from '../../src/lib/shop';

/** The texts of About Us; its headings are the code's. */
export const aboutUs: AboutUs = {
  picture: {
    image: 'images/about-1600.webp',
    image_widths: [800, 1600, 2400],
    image_alt:
      'Four phones in mint, lavender, violet and sky blue, with two watches and a pair of earbuds beside their open case',
  },
  mission:
    'We want choosing a gadget to be as pleasant as using it. So we show each one as it is: the price, the facts, and a few plain sentences about who it suits and who it doesn’t.',
  story:
    'Ultraviolet was founded in 2021 by people who were tired of shops that shout. It began as a list of recommendations passed among friends, and became a storefront: quiet, quick, and open to everyone.',
  values: [
    {
      name: 'Innovation',
      text: 'We look for the devices that do something better, not merely something new, and say which is which.',
    },
    {
      name: 'Quality',
      text: 'A gadget earns its place here by lasting: in its battery, in its hinges and in its updates.',
    },
    {
      name: 'Customer Satisfaction',
      text: 'The right purchase is the one you do not think about again. Sometimes that is the cheaper one.',
    },
    {
      name: 'Integrity',
      text: 'No countdowns, no crossed-out prices, no tracking. What you read here is what we believe.',
    },
  ],
  /** Portraits are pictures of 240 × 300 pixels, or of that shape. All invented, as the shop is. */
  team: [
    {
      name: 'Mara',
      portrait: 'images/team/mara.svg',
      alt: 'Drawn portrait of Mara, with a round head of curls, amber glasses and a violet turtleneck',
      role: 'Catalog',
      text: 'Reads data sheets so you don’t have to, and knows what a nit is.',
    },
    {
      name: 'Jonas',
      portrait: 'images/team/jonas.svg',
      alt: 'Drawn portrait of Jonas, with a short beard, a dark jacket and a pencil behind his ear',
      role: 'Design',
      text: 'Nudges things a pixel, then another, then back.',
    },
    {
      name: 'Aiko',
      portrait: 'images/team/aiko.svg',
      alt: 'Drawn portrait of Aiko, with a dark bob, a white sweater and amber headphones around her neck',
      role: 'Engineering',
      text: 'Keeps the shop quick on the slowest phone in the drawer.',
    },
    {
      name: 'Tomás',
      portrait: 'images/team/tomas.svg',
      alt: 'Drawn portrait of Tomás, laughing, with white hair, a mustache and a letter in his pocket',
      role: 'Support',
      text: 'Answers the mail, and turns the good ideas into changes.',
    },
  ],
  teamNote: 'The people on this page are fictional.',
  contact:
    'A question, an error in our catalog, a gadget you’d like to see here? We’d love to hear from you.',
};
