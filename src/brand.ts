/** What a shop owner edits: the name that titles and texts are made from, and how to reach the shop. */
export const brand = {
  name: 'Ultraviolet',
  tagline: 'Leading the way in cutting-edge technology and innovation.',
  email: 'support@ultraviolet.example',
  phone: '+1 555 0100',
} as const;
