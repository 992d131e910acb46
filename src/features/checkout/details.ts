import * as v from 'valibot';
import { readStored, storageKey, writeStored } from '../../lib/browser-storage';
import { parseJson } from '../../lib/parse-json';
import type { Checkout } from '../../lib/shop';
import { createPersistedStore } from '../../store/persisted-store';
import type { Customer } from './machine';

type FieldType = 'text' | 'email' | 'tel' | 'textarea' | 'country';

/**
 * Name, label, type, `autocomplete`, and the message for an empty or wrong value.
 * https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill
 */
const rows = [
  ['name', 'Name', 'text', 'name', 'Enter your name.'],
  ['email', 'E-mail', 'email', 'email', 'Enter your e-mail address, such as ada@example.org.'],
  ['phone', 'Phone', 'tel', 'tel', 'Enter a phone number, such as +1 202 555 0100.'],
  ['street', 'Street and number', 'text', 'street-address', 'Enter your street and number.'],
  ['postcode', 'Postal code', 'text', 'postal-code', 'Enter your postal code.'],
  ['city', 'City', 'text', 'address-level2', 'Enter your city.'],
  ['country', 'Country', 'country', 'country', 'Choose your country.'],
  ['note', 'Note', 'textarea', 'off', 'Enter a note.'],
] as const satisfies ReadonlyArray<readonly [string, string, FieldType, string, string]>;

export interface Field {
  name: string;
  label: string;
  type: FieldType;
  autoComplete: string;
  fault: string;
  isRequired: boolean;
}

/** The fields of the form. No address is needed where the goods are picked up. */
export function fieldsOf(
  { fields }: Pick<Checkout, 'fields'>,
  hasCountries: boolean,
  isPickUp: boolean,
): Field[] {
  const address = isPickUp ? 'none' : fields.address;
  const requirements = {
    name: 'required',
    email: 'required',
    phone: fields.phone,
    street: address,
    postcode: address,
    city: address,
    country: hasCountries && !isPickUp ? 'required' : 'none',
    note: fields.note,
  } as const;
  return rows.flatMap(([name, label, type, autoComplete, fault]) =>
    requirements[name] === 'none'
      ? []
      : { name, label, type, autoComplete, fault, isRequired: requirements[name] === 'required' },
  );
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

/** Typed in this tab; it survives a reload. */
export const readDraft = (): Customer => parse(parseJson(readStored(DRAFT, 'sessionStorage') ?? ''));

export const writeDraft = (draft: Customer): void => {
  writeStored(DRAFT, JSON.stringify(draft), 'sessionStorage');
};
