// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { faultOf, fieldsOf, readDraft, writeDraft } from './details';
import { choicesFor, countriesOf } from './shipping';

const fields = { phone: 'optional', address: 'required', note: 'none' } as const;
const named = (name: string) => {
  const field = fieldsOf({ fields }, true, false).find((each) => each.name === name);
  if (!field) throw new Error(`there is no ${name}`);
  return field;
};
const names = (...given: Parameters<typeof fieldsOf>) => fieldsOf(...given).map(({ name }) => name);

it('asks for what the settings name, and for no address where the goods are picked up', () => {
  expect(names({ fields }, true, false)).toEqual([
    'name',
    'email',
    'phone',
    'street',
    'postcode',
    'city',
    'country',
  ]);
  expect(names({ fields: { ...fields, note: 'optional' } }, true, true)).toEqual([
    'name',
    'email',
    'phone',
    'note',
  ]);
});

it('tells what is wrong with a value', () => {
  expect(faultOf(named('name'), ' ')).toBe('Enter your name.');
  expect(faultOf(named('phone'), '')).toBeUndefined();
  for (const good of ['ada@example.org', ' a+b@sub.example.co.uk ', 'ä@bücher.example'])
    expect(faultOf(named('email'), good), good).toBeUndefined();
  for (const bad of ['ada', 'ada@example', 'a b@example.org', '@example.org'])
    expect(faultOf(named('email'), bad), bad).toContain('e-mail');
  for (const good of ['+33 6 12 34 56 78', '(030) 23125-000', '12345'])
    expect(faultOf(named('phone'), good), good).toBeUndefined();
  for (const bad of ['1234', 'call me', '+++'])
    expect(faultOf(named('phone'), bad), bad).toContain('phone number');
});

it('offers the ways to a country, free from an amount, and picking up to all', () => {
  const shipping = [
    { label: 'Colissimo', price: 5.9, freeFrom: 50, countries: ['FR', 'BE'] },
    { label: 'World', price: 20, countries: ['US', 'FR'] },
    { label: 'Pick up', price: 0, pickUp: true },
  ];
  const ways = (country: string, cents: number) =>
    choicesFor(shipping, country, cents).map(({ label, price }) => `${label} ${price}`);
  expect(countriesOf(shipping)).toEqual(['FR', 'BE', 'US']);
  expect(ways('BE', 4999)).toEqual(['Colissimo 590', 'Pick up 0']);
  expect(ways('FR', 5000)).toEqual(['Colissimo 0', 'World 2000', 'Pick up 0']);
  expect(ways('DE', 5000)).toEqual(['Pick up 0']);
  expect(ways('', 0)).toHaveLength(3);
});

it('keeps a draft in this tab, and reads nothing that is none', () => {
  writeDraft({ name: 'Ada' });
  expect(readDraft()).toEqual({ name: 'Ada' });
  sessionStorage.setItem('shop:/checkout', '[1]');
  expect(readDraft()).toEqual({});
});
