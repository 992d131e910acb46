import { setTimeout } from 'node:timers/promises';
import { button, type Walk } from './tasks';

const ENDPOINT = 'https://orders.saitenhof.example/orders';

/** In a shop that takes real orders, whose endpoint accepts them. */
export const orderTask: Walk = async (visit, page) => {
  await page.route(ENDPOINT, async (route) => {
    await setTimeout(1000);
    const { order }: { order: string } = route.request().postDataJSON();
    await route.fulfill({ json: { accepted: order }, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  await visit.open('/products/birkhain-d3');
  await visit.goTo(button(page, 'Add To Cart').first());
  await visit.press('Return');
  await visit.goTo(page.getByRole('banner').getByRole('link', { name: /^Cart/u }));
  await visit.press('Return');
  await visit.goTo(button(page, 'Purchase'));
  await visit.press('Return');
  const form = page.getByRole('dialog');
  await visit.goTo(form.getByLabel('Name'));
  await visit.type('Ada Lovelace');
  await visit.press('Return');
  await visit.type('ada@');
  await visit.press('Return', 'ctrl+a');
  await visit.type('ada@example.org');
  await visit.goTo(form.getByLabel('Street and number'));
  await visit.type('Fidicinstrasse 1');
  await visit.goTo(form.getByLabel('Postal code'));
  await visit.type('10965');
  await visit.goTo(form.getByLabel('City'));
  await visit.type('Berlin');
  await visit.goTo(form.getByRole('combobox', { name: 'Country' }));
  await visit.chooseNext();
  await visit.goTo(form.getByRole('radio').first());
  await visit.goTo(form.getByRole('button', { name: /^Order with/u }));
  await visit.press('Return', 'Down', 'Down', 'Down');
};
