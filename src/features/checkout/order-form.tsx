import { useId, useRef, useState, type SubmitEvent } from 'react';
import { formatCents } from '../../lib/format';
import { paths } from '../../lib/paths';
import type { Checkout } from '../../lib/shop';
import { Link } from '../../router/link';
import { createOrder } from '../../store/orders';
import type { SavedItem, SavedProduct } from '../../store/saved-items';
import { announce } from '../../ui/announcer';
import { Button } from '../../ui/button';
import { visuallyHidden } from '../../ui/classes';
import { Dialog } from '../../ui/dialog';
import styles from './checkout.module.css';
import { faultOf, fieldsOf, keptDetails, readDraft, writeDraft, type Field } from './details';
import { FormField } from './form-field';
import { place, type Customer } from './machine';
import { OrderRows } from './order-rows';
import { storeOrder } from './placed-orders';
import { sendOrder } from './send-order';
import { choicesFor, countriesOf, type ShippingChoice } from './shipping';

interface OrderFormProps {
  checkout: Checkout;
  items: readonly SavedItem[];
  /** Those of the items that are sold, at today's prices. */
  products: readonly SavedProduct[];
  /** Their price in cents. */
  goods: number;
  onClose: () => void;
}

/** The values typed, kept for a reload of the tab. */
function useValues() {
  const [values, setValues] = useState<Customer>(() => {
    keptDetails.pull();
    return { ...keptDetails.getState(), ...readDraft() };
  });
  const set = (next: Customer) => {
    writeDraft(next);
    setValues(next);
  };
  const change = (name: string, value: string) => set({ ...values, [name]: value });
  const forget = () => {
    keptDetails.set({});
    set({});
  };
  return { values, change, forget };
}

type Values = ReturnType<typeof useValues>;

interface ShippingChoicesProps {
  choices: readonly ShippingChoice[];
  chosen: ShippingChoice | undefined;
  onChoose: (label: string) => void;
}

function ShippingChoices({ choices, chosen, onChoose }: ShippingChoicesProps) {
  const name = useId();
  return (
    <fieldset className={styles.shipping}>
      <legend>Shipping</legend>
      {choices.length === 0 && <p role="alert">We do not ship to this country.</p>}
      {choices.map(({ label, price, freeFrom }) => (
        <label key={label}>
          <input
            type="radio"
            name={name}
            checked={label === chosen?.label}
            onChange={() => onChoose(label)}
          />
          <span>
            <span>{label}</span>
            {freeFrom !== undefined && <small>{`Free from ${formatCents(freeFrom)}`}</small>}
          </span>
          <span>{price === 0 ? 'Free' : formatCents(price)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Stores the order, and sends it if the shop has an endpoint. */
function placeOrder(
  { checkout: { send }, items, products, goods }: OrderFormProps,
  fields: readonly Field[],
  values: Customer,
  { label, price }: ShippingChoice,
): void {
  const entries = fields.map(({ name }) => [name, (values[name] ?? '').trim()] as const);
  const customer = Object.fromEntries(entries.filter(([, value]) => value !== ''));
  const { lines } = createOrder(products, 0);
  const content = { lines, total: goods + price, customer, shipping: { label, price } };
  const ids = items.map(({ itemId }) => itemId);
  const order = place(ids, content, 'service' in send ? 'unknown' : 'unsent', Date.now());
  storeOrder(order);
  keptDetails.set(values['keep'] === 'yes' ? { ...customer, keep: 'yes' } : {});
  if ('service' in send) void sendOrder(order, send, values['website']);
}

function Foot({ values, change, forget }: Values) {
  return (
    <>
      {/* Only robots see it. */}
      <input
        className={visuallyHidden}
        name="website"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
        value={values['website'] ?? ''}
        onChange={({ target }) => change('website', target.value)}
      />
      <label className={styles.keep}>
        <input
          type="checkbox"
          checked={values['keep'] === 'yes'}
          onChange={({ target }) => change('keep', target.checked ? 'yes' : '')}
        />
        <span>Keep my details on this device for next time</span>
      </label>
      <p className={styles.terms}>
        <Link to={{ pathname: paths.aboutUs, hash: '#terms' }} target="_blank">
          Terms of Service
        </Link>
        <Link to={{ pathname: paths.aboutUs, hash: '#privacy' }} target="_blank">
          Privacy Policy
        </Link>
        <Button variant="quiet" onClick={forget}>
          Clear my details
        </Button>
      </p>
    </>
  );
}

/** Asks for name and e-mail, and for the rest as the settings say. */
export function OrderForm(props: OrderFormProps) {
  const { checkout, products, goods, onClose } = props;
  const { shipping, taxNote, button } = checkout;
  const form = useValues();
  const { values, change } = form;
  const [isTried, setIsTried] = useState(false);
  const inputs = useRef(new Map<string, HTMLElement>());
  const countries = countriesOf(shipping);
  const choices = choicesFor(shipping, values['country'] ?? '', goods);
  const chosen = choices.find(({ label }) => label === values['shipping']) ?? choices[0];
  const fields = fieldsOf(checkout, countries.length > 0, chosen?.isPickUp === true);
  const amount = formatCents(goods + (chosen?.price ?? 0));
  const faultIn = (field: Field) => faultOf(field, values[field.name] ?? '');
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsTried(true);
    const first = fields.find((field) => faultIn(field) !== undefined);
    const input = first && inputs.current.get(first.name);
    if (!first && chosen) placeOrder(props, fields, values, chosen);
    // Focusing the same field again would say nothing.
    else if (first && input === document.activeElement) announce(faultIn(first) ?? '');
    else input?.focus();
  };
  return (
    <Dialog title="Your order" closeLabel="Back to cart" onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <OrderRows order={createOrder(products, 0)} />
        {fields.map((field) => (
          <FormField
            key={field.name}
            ref={(input) => void (input && inputs.current.set(field.name, input))}
            field={field}
            countries={countries}
            value={values[field.name] ?? ''}
            fault={isTried ? faultIn(field) : undefined}
            onChange={(value) => change(field.name, value)}
          />
        ))}
        <ShippingChoices choices={choices} chosen={chosen} onChoose={(label) => change('shipping', label)} />
        <p className={styles.total}>
          <span>{`Total: ${amount}`}</span>
          {taxNote !== undefined && <small>{taxNote}</small>}
        </p>
        <Foot {...form} />
        <Button variant="primary" type="submit">
          {button === undefined ? `Order for ${amount}` : `${button}: ${amount}`}
        </Button>
      </form>
    </Dialog>
  );
}
