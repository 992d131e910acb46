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
    'Your orders, and how they are doing. One that is not confirmed may or may not have arrived: try again, and it still counts once. They are kept on this device only, until you clear them.',
    'Your [cart](/dashboard) and your [wishlist](/dashboard?tab=wishlist) are kept the same way.',
  ],
  shipping: [
    'A parcel costs 19 € in Germany and Austria, nothing from 1.000 €, and 39,50 € to France, Switzerland and Italy. All prices are in euros. You can also pick your guitar up in the workshop.',
    'Questions? See [Contact](/about-us#contact) for how to reach us.',
  ],
  returns: [
    `You have 30 days to send a guitar back. Write to ${email} with your order number, and we answer with a label.`,
    'Before you order: to take a guitar out of your [cart](/dashboard), use the button at the end of its row. You can undo it while the message is on screen.',
  ],
  careers: [
    `There is no open position at the moment. If you can dress a fret and laugh about it, say hello at ${email}, or read about us under [About Us](/about-us).`,
  ],
  terms: [
    'With your order you offer to buy; our e-mail makes the contract. You pay by bank transfer, and we send your guitar when the money has arrived.',
    `${settings.name} and its makers, Kupferton, Birkhain and Wellenreuth, are invented, and so are their guitars, their prices and their ratings. Found a mistake? Write to ${email}.`,
  ],
  privacy: [
    'We get what you enter in an order, to fulfil it, and nothing else. There is no account, no analytics and, but for your orders, no request to anyone but the server this page came from.',
    'Stored on this device only, so they are here when you return: your cart, your wishlist, your last 50 orders, your details if you ask for it, your last 6 searches, the guitars you viewed recently, the guitars you are comparing, your appearance and keyboard settings, and the most recent errors, if any; and a copy of the shop with the pictures you have seen, so that it works offline.',
    `You can clear your orders under Order Tracking. Clearing this site’s data in your browser removes everything. Questions? Write to ${email}.`,
  ],
  cookies: [
    'This shop sets no cookies. What it remembers is kept in your browser’s own storage, which is never sent anywhere; the Privacy Policy lists it.',
  ],
};
