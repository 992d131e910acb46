import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { readStored, storageKey, writeStored } from '../../lib/browser-storage';
import { parseJson } from '../../lib/parse-json';
import type { Checkout } from '../../lib/shop';
import { createPersistedStore } from '../../store/persisted-store';
import type { Customer } from './machine';

export interface Field {
  name: string;
  label: string;
  isRequired: boolean;
  /** https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
  autoComplete: string;
  type: 'text' | 'email' | 'tel' | 'textarea' | 'country';
  /** The message for an empty or wrong value. */
  fault: string;
}

type Known = Omit<Field, 'name' | 'isRequired'>;

const known = {
  name: { label: 'Name', type: 'text', autoComplete: 'name', fault: 'Enter your name.' },
  email: {
    label: 'E-mail',
    type: 'email',
    autoComplete: 'email',
    fault: 'Enter your e-mail address, such as ada@example.org.',
  },
  phone: {
    label: 'Phone',
    type: 'tel',
    autoComplete: 'tel',
    fault: 'Enter a phone number, such as +1 202 555 0100.',
  },
  street: {
    label: 'Street and number',
    type: 'text',
    autoComplete: 'street-address',
    fault: 'Enter your street and number.',
  },
  postcode: {
    label: 'Postal code',
    type: 'text',
    autoComplete: 'postal-code',
    fault: 'Enter your postal code.',
  },
  city: { label: 'City', type: 'text', autoComplete: 'address-level2', fault: 'Enter your city.' },
  country: { label: 'Country', type: 'country', autoComplete: 'country', fault: 'Choose your country.' },
  note: { label: 'Note', type: 'textarea', autoComplete: 'off', fault: 'Enter a note.' },
} as const satisfies Record<string, Known>;

const names = ['name', 'email', 'phone', 'street', 'postcode', 'city', 'country', 'note'] as const;

/** The fields of the form. No address is needed where the goods are picked up. */
export function fieldsOf(
  { fields }: Pick<Checkout, 'fields'>,
  hasCountries: boolean,
  isPickUp: boolean,
): Field[] {
  const address = isPickUp ? 'none' : fields.address;
  const asked = {
    name: 'required',
    email: 'required',
    phone: fields.phone,
    street: address,
    postcode: address,
    city: address,
    country: hasCountries && !isPickUp ? 'required' : 'none',
    note: fields.note,
  } as const;
  return names
    .filter((name) => asked[name] !== 'none')
    .map((name) => ({ ...known[name], name, isRequired: asked[name] === 'required' }));
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;
const PHONE = /^[+(]?(?:[\s()./-]*\d){5,}[\s()./-]*$/u;

/** The message below a field; `undefined` if its value will do. */
export function faultOf({ type, isRequired, fault }: Field, value: string): string | undefined {
  if (value.trim() === '') return isRequired ? fault : undefined;
  if (type === 'email') return EMAIL.test(value.trim()) ? undefined : fault;
  return type !== 'tel' || PHONE.test(value) ? undefined : fault;
}

const schema = v.record(v.string(), v.string());
const parse = (data: unknown): Customer => (v.is(schema, data) ? data : {});

/** For the next order, where the shopper asks for it. */
export const keptDetails = createPersistedStore<Customer>({ name: 'customer', initial: {}, parse });

const DRAFT = storageKey('checkout');

/** The number of the order that the dialog shows; empty for the form. */
export const shownOrder = createStore<string>()(() => '');

/** Typed in this tab; it survives a reload. */
export const readDraft = (): Customer => parse(parseJson(readStored(DRAFT, 'sessionStorage') ?? ''));

export const writeDraft = (draft: Customer): void => {
  writeStored(DRAFT, JSON.stringify(draft), 'sessionStorage');
};
