import {
  Visit,
  button,
  checkbox,
  combobox,
  dialog,
  item,
  link,
  navigation,
  region,
  searchbox,
  slider,
} from './visit';

/** Opens a screen from the header. */
const to = (screen: string) => link(screen, navigation('Main'));

/** Opens a gadget's details from its card. */
const detailsOf = (title: string) => button('View Details', item(title));

/** The result of a step that the driver does not support. */
const LEFT_OUT = 'left out';

/** A summary has no role that every driver tells. */
const UNFOLD_MAKERS = `[...document.querySelectorAll('summary')]
  .filter(({ textContent }) => textContent.trim() === 'Maker')
  .map(({ parentElement }) => (parentElement.open = true))
  .join()`;

type Step = (visit: Visit) => Promise<typeof LEFT_OUT | void>;

/** The tour of the shop, on the browser tests' catalog: steps and expectations. */
export const tour: Readonly<Record<string, Step>> = {
  'Home shows every gadget': async (visit) => {
    await visit.openHome();
    await visit.see(/Upgrade Your Tech/u, /14 gadgets/u, /Violet Phone\s+Price: \$999/u);
    await visit.click(button('Shop Now'));
  },
  'A category, Back and Forward': async (visit) => {
    await visit.click(button('Laptops'));
    await visit.isAt('/?category=Laptops');
    await visit.see(/\b3 gadgets/u, /Slate Book/u);
    await visit.seeNot(/Violet Phone/u);
    await visit.browser.back();
    await visit.see(/14 gadgets/u);
    await visit.browser.forward();
    await visit.see(/\b3 gadgets/u);
  },
  'A search with a typo': async (visit) => {
    await visit.openHome();
    await visit.browser.type(searchbox('Search gadgets'), 'headphnes');
    await visit.see(/1 gadget\b/u, /Amber Headphones/u);
    await visit.browser.press('Enter');
    await visit.isAt('/?q=headphnes');
    await visit.browser.press('Escape');
    await visit.see(/14 gadgets/u);
  },
  'The order, and a filter': async (visit) => {
    await visit.openHome();
    await visit.browser.choose(combobox('Sort'), 'Price: high to low');
    await visit.see(/Studio Book M9[\s\S]+Harbor Book 16 Pro[\s\S]+Fold Phone Ultra/u);
    await visit.expect(UNFOLD_MAKERS, /true/u);
    await visit.click(checkbox('Harbor 3 gadgets'));
    await visit.see(/\b3 gadgets/u, /Harbor Book 16 Pro[\s\S]+Fold Phone Ultra[\s\S]+Harbor Book 14/u);
  },
  'Details, and the stars': async (visit) => {
    await visit.openHome();
    await visit.click(detailsOf('Violet Phone'));
    await visit.isAt('/details');
    await visit.see(/Memory\s*:\s*8 GB/u, /\$999/u, /Similar gadgets/u);
    // In the middle, which is the third star's.
    await visit.click(slider('Rate Violet Phone'));
    const stars = 'document.activeElement.ariaValueText';
    await visit.expect(stars, /^(?:2\.5|3) out of 5 stars$/u);
    await visit.browser.press('End');
    await visit.expect(stars, '5 out of 5 stars');
  },
  'Cart and wishlist, with their toasts': async (visit) => {
    await visit.click(button('Add To Cart'));
    await visit.see(/Item Added to Cart/u);
    await visit.click(button('Add to wishlist'));
    await visit.see(/Item Added to Wishlist/u);
    await visit.browser.find(link('Cart, 1 item'));
    await visit.browser.find(link('Wishlist, 1 item'));
    await visit.browser.back();
    await visit.see(/14 gadgets/u, /In cart/u);
    await visit.browser.forward();
    await visit.see(/Memory\s*:\s*8 GB/u);
  },
  'The pictures, turned and enlarged': async (visit) => {
    await visit.click(button('Next picture'));
    await visit.see(/Picture 2 of 4/u);
    await visit.click(button('Enlarge picture'));
    await visit.isAt('/details#pictures');
    await visit.click(button('Zoom in'));
    await visit.see(/150 %/u);
    await visit.browser.back();
    await visit.isAt('/details');
    await visit.seeNot(/150 %/u);
  },
  'A model, turned': async (visit) => {
    await visit.click(button('View in 3D (248 KB)'));
    await visit.isAt('/details#model');
    await visit.see(/As in the picture|may be slow|can’t show 3D/u);
    const seen = await visit.browser.read('document.body.innerText');
    if (seen.includes('can’t show 3D')) {
      await visit.click(button('Back to the pictures'));
      return LEFT_OUT;
    }
    if (seen.includes('may be slow')) await visit.click(button('Show anyway'));
    await visit.click(button('Back: the plug'), button('Turn left'));
    await visit.see(/From the back/u);
    await visit.browser.back();
    await visit.isAt('/details');
    return undefined;
  },
  'The comparison': async (visit) => {
    await visit.click(to('Home'));
    for (const title of ['Violet Phone', 'Indigo Phone']) await visit.click(button('Compare', item(title)));
    await visit.click(button('Compare', region('Comparison')));
    await visit.see(/lines differ between 2 gadgets/u, /128 GB/u, /Maker/u);
    await visit.click(checkbox('Differences only'));
    // The filters behind it have the word too.
    await visit.expect(`document.querySelector('dialog').innerText`, /Maker/u, false);
    await visit.browser.back();
    await visit.isAt('/');
    await visit.click(button('Clear comparison'));
    await visit.see(/Comparison cleared/u);
  },
  'The cart: sorted, a row removed and brought back': async (visit) => {
    await visit.openHome();
    await visit.click(detailsOf('Studio Book M9'), button('Add To Cart'), to('Dashboard'));
    await visit.see(/Total Price: \$4498/u, /Violet Phone[\s\S]+Studio Book M9/u);
    await visit.click(button('Sort by Price'));
    await visit.see(/Studio Book M9[\s\S]+Violet Phone/u);
    await visit.click(button('Remove', item('Violet Phone')));
    await visit.see(/Total Price: \$3499/u, /Item Removed from Cart/u);
    await visit.click(button('Undo'));
    await visit.see(/Total Price: \$4498/u);
    await visit.click(button('Save for later', item('Violet Phone')));
    await visit.see(/Total Price: \$3499/u);
    await visit.click(button('Wishlist'));
    await visit.isAt('/dashboard?tab=wishlist');
    await visit.see(/Wishlist Items[\s\S]+Violet Phone/u);
  },
  'A reload keeps what there is': async (visit) => {
    await visit.reload();
    await visit.see(/Wishlist Items[\s\S]+Violet Phone/u);
    await visit.browser.find(link('Cart, 1 item'));
  },
  'A purchase, its dialog and its order': async (visit) => {
    await visit.click(link('Cart, 1 item'), button('Purchase'));
    await visit.browser.find(dialog('Payment Successful'));
    await visit.see(/Total: \$3499/u);
    await visit.browser.press('Escape');
    await visit.isAt('/');
    await visit.click(link('Order Tracking'));
    await visit.browser.find(dialog('Order Tracking'));
    await visit.see(/Total: \$3499/u);
    await visit.click(button('Close'));
    await visit.seeNot(/Total: \$3499/u);
  },
  'The chart, and its table': async (visit) => {
    await visit.click(to('Statistics'));
    await visit.see(/Highlights/u);
    await visit.click(button('Zoom in'), button('Show as table'));
    await visit.see(/Slate Book \(2nd generation\)/u);
    await visit.click(button('Show as chart'));
    await visit.browser.find(button('Zoom in'));
  },
  'About Us, and a text of the footer': async (visit) => {
    await visit.click(to('About Us'));
    await visit.see(/Contact Us/u);
    await visit.click(link('Returns'));
    await visit.isAt('/about-us#returns');
    await visit.click(button('Close'));
    await visit.isAt('/about-us');
  },
  'The dark appearance, after a reload too': async (visit) => {
    const scheme = 'getComputedStyle(document.documentElement).colorScheme';
    await visit.expect(scheme, 'light dark');
    await visit.browser.choose(combobox('Appearance'), 'Dark');
    await visit.expect(scheme, 'dark');
    await visit.reload();
    await visit.expect(scheme, 'dark');
  },
  'An address that there is not': async (visit) => {
    await visit.open('/no/such/place');
    await visit.see(/Page Not Found/u);
    await visit.click(link('Go to Home'));
    await visit.see(/14 gadgets/u);
  },
  'What one tab puts into the cart, another shows': async ({ browser, server }) => {
    const tab = await browser.openTab?.(`${server.origin}/dashboard`);
    if (!tab) return LEFT_OUT;
    const other = new Visit(tab, server);
    await other.see(/Your cart is empty/u);
    await new Visit(browser, server).click(detailsOf('Pulse Watch'), button('Add To Cart'));
    await other.see(/Total Price: \$249/u);
    await tab.close();
    return undefined;
  },
  'No complaint in the console': async ({ browser }) => {
    if (!browser.complaints) return LEFT_OUT;
    // Expected: a page that is not found, in Firefox what its service worker still fetched when the page was left, and
    // in Chromium the driver's words where the processor draws the model.
    const unexpected = browser.complaints.filter(
      (text) => !text.startsWith('Failed to load') && !text.includes('GPU stall due to ReadPixels'),
    );
    if (unexpected.length > 0) throw new Error(`expected none, found: ${unexpected.join('; ')}`);
    return undefined;
  },
  'Without its server': async (visit) => {
    await visit.openHome();
    await visit.click(button('Shop Now'));
    for (const file of ['404', 'Data.json'])
      await visit.expect(`caches.match('${file}', { ignoreSearch: true }).then(Boolean)`, 'true');
    await visit.server.stop();
    await visit.open('/statistics');
    await visit.browser.find(button('Show as table'));
    await visit.click(to('Home'));
    await visit.see(/14 gadgets/u);
    await visit.server.start();
  },
};
