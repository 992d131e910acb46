import type { AboutUs } from '../../src/lib/shop';

/** The texts of About Us; its headings are the code's. */
export const aboutUs: AboutUs = {
  mission: 'What you want for the people who buy from you.',
  story: 'How the shop began, and what became of it.',
  values: [
    { name: 'Care', text: 'What you look for before something is sold here.' },
    { name: 'Honesty', text: 'What people can rely on.' },
  ],
  /** An entry: { name: 'Ana', portrait: 'images/team/ana.webp', alt: 'What is seen', role: 'Repairs', text: 'One sentence.' }. Portraits are 240 × 300 pixels, or of that shape. Without one, the page has no team. */
  team: [],
  contact: 'A question, or something that you would like to see here? We’d love to hear from you.',
};
