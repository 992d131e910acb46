import type { AboutUs } from '../../src/lib/shop';

export const aboutUs: AboutUs = {
  mission:
    'A guitar is right when you forget to put it down. We want to help you find that one, whether it costs as much as a good pair of shoes or as much as a small car.',
  story:
    'Saitenhof began in 2009 in a barn with three workbenches, a stove and a neighbor who wanted his grandfather’s guitar to play again. The repairs became a waiting list, the waiting list became a workshop, and on Saturdays the workshop became a shop.',
  values: [
    {
      name: 'Wood First',
      text: 'We ask where a board has grown and how long it has dried before we ask what it costs.',
    },
    {
      name: 'Set Up by Hand',
      text: 'Frets, nut and action are checked on every instrument, the least expensive ones included.',
    },
    {
      name: 'Plain Words',
      text: 'No tone that is buttery, no mojo. We say what an instrument does well, and what it doesn’t.',
    },
    {
      name: 'Made to Be Mended',
      text: 'What is glued here can be opened again. A guitar should outlive the person who bought it.',
    },
  ],
  team: [
    {
      name: 'Henrike',
      portrait: 'images/team/henrike.svg',
      alt: 'Drawn portrait of Henrike, with a gray braid, round glasses and a leather apron',
      role: 'Workshop',
      text: 'Has planed tops for thirty years, and taps every shelf she passes.',
    },
    {
      name: 'Malik',
      portrait: 'images/team/malik.svg',
      alt: 'Drawn portrait of Malik, with short black hair, a full beard and a green sweater',
      role: 'Electrics and Basses',
      text: 'Solders neatly, plays loudly, and knows the resistance of everything.',
    },
    {
      name: 'Lotte',
      portrait: 'images/team/lotte.svg',
      alt: 'Drawn portrait of Lotte, with red hair in a bun, freckles and a blue shirt',
      role: 'Strings and Advice',
      text: 'Listens to you for three bars, then brings the right guitar.',
    },
  ],
  teamNote: 'The people on this page are fictional, and so is the barn.',
  contact:
    'Looking for a certain sound, or for somebody to wake up an old guitar? Write to us, or come by on a Saturday.',
};
