import { brand } from '../../brand';
import type { HelpTopic } from './help-topics';

/** What the footer's items say, a paragraph each: true of a shop that simulates its purchases and has no server. */
export const helpTexts: Readonly<Record<HelpTopic, readonly string[]>> = {
  'product-support': [
    `${brand.name} shows real gadgets, but sells none: a purchase here is a simulation. For help with a device you own, its maker is the right address.`,
    `For help with this shop, write to ${brand.email} or call ${brand.phone}. Tell us what you did, what you saw and which browser you use.`,
  ],
  'order-tracking': [
    'There is no order to track. Purchase shows a confirmation, empties the cart and ends there: no payment is taken and no order is sent.',
    'What is in your cart and on your wishlist stays on this device until you remove it.',
  ],
  shipping: [
    'Nothing is shipped, so nothing costs shipping. The total in your cart is the plain sum of the prices shown, without tax or fees.',
  ],
  returns: [
    'What was never sent need not be returned. To take a gadget out of your cart or wishlist, use the button at the end of its row; Undo brings it back for as long as the message stays.',
  ],
  careers: [
    `${brand.name} is a small team and has no open position at the moment.`,
    `If you care about clear interfaces and honest product pages as much as we do, say hello at ${brand.email}.`,
  ],
  terms: [
    'You may browse, compare and fill a cart as much as you like. Purchases are simulated: no contract comes about, no money moves and no goods are delivered.',
    'Product names belong to their makers. Prices are launch prices in US dollars and are shown for information.',
  ],
  privacy: [
    'Nothing leaves your browser. There is no account, no analytics and no request to anyone but the server that this page came from.',
    'Your cart, your wishlist, the gadgets you opened lately, your choice of appearance and the last errors, if there were any, are stored on this device only, so that they are here when you return; so is a copy of the shop with the pictures you have seen, so that it opens without a network. Clearing this site’s data in your browser removes them.',
  ],
  cookies: [
    'This shop sets no cookies. What it remembers is kept in your browser’s own storage, which is never sent anywhere; the Privacy Policy lists it.',
  ],
};
