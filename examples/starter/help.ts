import type { Help } from '../../src/lib/shop';
import { settings } from './settings';

const email = `[${settings.email}](mailto:${settings.email})`;
const phone = `[${settings.phone}](tel:${settings.phone.replaceAll(' ', '')})`;

/** The texts that the footer opens: paragraphs, in which `[label](address)` is a link. What they say of the code is true as long as purchases are simulated. */
export const help: Help = {
  'product-support': [
    `For help with something you bought, or with this shop, write to ${email} or call ${phone}.`,
    'Keyboard: / goes to the search, Ctrl+Z (⌘Z on a Mac) undoes what you just removed, and the arrow keys or 1 to 5 set the stars.',
  ],
  'order-tracking': [
    'Purchases here are simulated: no payment is taken and no order is sent. Your last 50 are listed below. They are kept on this device only, until you clear them.',
    'Your [cart](/dashboard) and your [wishlist](/dashboard?tab=wishlist) are kept the same way.',
  ],
  shipping: ['Nothing is shipped. Questions? See [Contact](/about-us#contact) for how to reach us.'],
  returns: [
    'Nothing was sent, so there is nothing to return. To take something out of your [cart](/dashboard) or [wishlist](/dashboard?tab=wishlist), use the button at the end of its row.',
    'You can undo whatever you remove, clear or move while the message is on screen.',
  ],
  careers: [
    `There is no open position at the moment. Say hello at ${email}, or read [About Us](/about-us).`,
  ],
  terms: [
    `Purchases are simulated: no contract is formed, no money changes hands and nothing is delivered. Found a mistake? Write to ${email}.`,
  ],
  privacy: [
    'Nothing leaves your browser. There is no account, no analytics and no request to anyone but the server this page came from.',
    'Stored on this device only, so they are here when you return: your cart, your wishlist, your last 50 simulated orders, your last 6 searches, what you viewed recently, what you are comparing, your appearance and keyboard settings, and the most recent errors, if any; and a copy of the shop with the pictures you have seen, so that it works offline.',
    `You can clear your orders under Order Tracking. Clearing this site’s data in your browser removes everything. Questions? Write to ${email}.`,
  ],
  cookies: [
    'This shop sets no cookies. What it remembers is kept in your browser’s own storage, which is never sent anywhere; the Privacy Policy lists it.',
  ],
};
