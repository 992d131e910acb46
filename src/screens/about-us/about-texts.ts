/** What the shop holds to, in the specification's order. */
export const values = [
  {
    name: 'Innovation',
    words:
      'We look for the devices that do something better, not merely something new, and say which is which.',
  },
  {
    name: 'Quality',
    words: 'A gadget earns its place here by lasting: in its battery, in its hinges and in its updates.',
  },
  {
    name: 'Customer Satisfaction',
    words: 'The right purchase is the one you do not think about again. Sometimes that is the cheaper one.',
  },
  {
    name: 'Integrity',
    words: 'No countdowns, no crossed-out prices, no tracking. What you read here is what we believe.',
  },
] as const;

/** The people of the shop, all of them invented, as the shop is. */
export const team = [
  {
    name: 'Mara',
    portrait: 'images/team/mara.svg',
    seen: 'Drawn portrait of Mara, with a round head of curls, amber glasses and a violet roll-neck',
    role: 'Catalogue',
    words: 'Reads data sheets so that you need not, and knows what a nit is.',
  },
  {
    name: 'Jonas',
    portrait: 'images/team/jonas.svg',
    seen: 'Drawn portrait of Jonas, with a short beard, a dark jacket and a pencil behind his ear',
    role: 'Design',
    words: 'Moves things by a pixel, then by another, then back.',
  },
  {
    name: 'Aiko',
    portrait: 'images/team/aiko.svg',
    seen: 'Drawn portrait of Aiko, with a dark bob, a white jumper and amber headphones round her neck',
    role: 'Engineering',
    words: 'Keeps the shop quick on the slowest phone in the drawer.',
  },
  {
    name: 'Tomás',
    portrait: 'images/team/tomas.svg',
    seen: 'Drawn portrait of Tomás, laughing, with white hair, a moustache and a letter in his pocket',
    role: 'Support',
    words: 'Answers the letters, and turns the good ones into changes.',
  },
] as const;
