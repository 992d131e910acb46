import type { Help } from '../../src/lib/shop';
import { settings } from './settings';

const email = `[${settings.email}](mailto:${settings.email})`;
const phone = `[${settings.phone}](tel:${(settings.phoneDials ?? settings.phone).replaceAll(' ', '')})`;

/** The texts that the footer opens: paragraphs, in which `[label](address)` is a link. */
export const help: Help = {
  'product-support': [
    `${settings.name} shows real gadgets, but sells none: a purchase here is a simulation. For help with a device you own, please contact its maker.`,
    `For help with this shop, write to ${email} or call ${phone}. Tell us what you did, what you saw and which browser you use.`,
    'Keyboard: / opens the search, Ctrl+Z (⌘Z on a Mac) undoes what you just removed, and the arrow keys or 1 to 5 set the stars.',
  ],
  'order-tracking': [
    'Purchases here are simulated: no payment is taken, no order is sent, and there is no package to track. Your last 50 are listed below. They are kept on this device only, until you clear them.',
    `Your [cart](/dashboard) and your [wishlist](/dashboard?tab=wishlist) are kept the same way.`,
  ],
  shipping: [
    `Nothing is shipped, so there is no shipping cost and nothing to wait for. The total in your [cart](/dashboard) is simply the sum of the prices shown, without tax or fees.`,
    `Your order stays under Order Tracking, on this device. Questions? See [Contact](/about-us#contact) for how to reach us.`,
  ],
  returns: [
    `Nothing was sent, so there is nothing to return. To take a gadget out of your [cart](/dashboard) or [wishlist](/dashboard?tab=wishlist), use the button at the end of its row. To remove everything, open More above the list.`,
    'You can undo whatever you remove, clear or move while the message is on screen. You can clear past purchases under Order Tracking.',
  ],
  careers: [
    `${settings.name} is a small team and has no open position at the moment. You can read about us under [About Us](/about-us).`,
    `If you care about clear interfaces and honest product pages as much as we do, say hello at ${email}.`,
  ],
  terms: [
    'You may browse, compare and fill a cart as much as you like. Purchases are simulated: no contract is formed, no money changes hands and nothing is delivered. The receipt says so too, and is worth nothing.',
    `Product names belong to their makers. Prices are launch prices in US dollars, shown for information only. Ratings are our own impression, not customers’ reviews. Found a mistake? Write to ${email}.`,
  ],
  privacy: [
    'Nothing leaves your browser. There is no account, no analytics and no request to anyone but the server this page came from.',
    'Stored on this device only, so they are here when you return: your cart, your wishlist, your last 50 simulated orders, your last 6 searches, the gadgets you viewed recently, the gadgets you are comparing, your appearance and keyboard settings, and the most recent errors, if any; and a copy of the shop with the pictures you have seen, so that it works offline.',
    `You can clear your orders under Order Tracking. Clearing this site’s data in your browser removes everything. Questions? Write to ${email}.`,
  ],
  cookies: [
    'This shop sets no cookies. What it remembers is kept in your browser’s own storage, which is never sent anywhere; the Privacy Policy lists it.',
    `If you find one anyway, please tell us: ${email}.`,
  ],
};
