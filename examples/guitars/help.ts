import type { Help } from '../../src/lib/shop';
import { settings } from './settings';

const email = `[${settings.email}](mailto:${settings.email})`;
const phone = `[${settings.phone}](tel:${settings.phone.replaceAll(' ', '')})`;

export const help: Help = {
  'product-support': [
    `Something buzzes, or something on this site does not? Write to ${email} or call ${phone}, and tell us what you did and what you heard or saw.`,
    'Keyboard: / goes to the search, Ctrl+Z (⌘Z on a Mac) undoes what you just removed, and the arrow keys or 1 to 5 set the stars.',
  ],
  'order-tracking': [
    'Purchases here are simulated: no payment is taken, no guitar is sent, and there is no package to track. Your last 50 are listed below. They are kept on this device only, until you clear them.',
    'What is in your [cart](/dashboard) and on your [wishlist](/dashboard?tab=wishlist) is kept the same way, until you remove it.',
  ],
  shipping: [
    'Nothing is shipped, so nothing can break on the way. The total in your [cart](/dashboard) is simply the sum of the prices shown, in euros.',
    'Questions? See [Contact](/about-us#contact) for how to reach us.',
  ],
  returns: [
    'Nothing was sent, so there is nothing to return. To take a guitar out of your [cart](/dashboard) or [wishlist](/dashboard?tab=wishlist), use the button at the end of its row.',
    'You can undo whatever you remove, clear or move while the message is on screen.',
  ],
  careers: [
    `There is no open position at the moment. If you can dress a fret and laugh about it, say hello at ${email}, or read about us under [About Us](/about-us).`,
  ],
  terms: [
    'Purchases are simulated: no contract is formed, no money changes hands and nothing is delivered.',
    `${settings.name} and its makers, Kupferton, Birkhain and Wellenreuth, are invented, and so are their guitars, their prices and their ratings. Found a mistake? Write to ${email}.`,
  ],
  privacy: [
    'Nothing leaves your browser. There is no account, no analytics and no request to anyone but the server this page came from.',
    'Stored on this device only, so they are here when you return: your cart, your wishlist, your last 50 simulated orders, your last 6 searches, the guitars you viewed recently, the guitars you are comparing, your appearance and keyboard settings, and the most recent errors, if any; and a copy of the shop with the pictures you have seen, so that it works offline.',
    `You can clear your orders under Order Tracking. Clearing this site’s data in your browser removes everything. Questions? Write to ${email}.`,
  ],
  cookies: [
    'This shop sets no cookies. What it remembers is kept in your browser’s own storage, which is never sent anywhere; the Privacy Policy lists it.',
  ],
};
