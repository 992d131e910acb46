import { useId, useRef, useState, type SubmitEvent } from 'react';
import { formatCents } from '../../lib/format';
import type { Checkout } from '../../lib/shop';
import { paths } from '../../lib/paths';
import { Link } from '../../router/link';
import { createOrder } from '../../store/orders';
import type { SavedItem, SavedProduct } from '../../store/saved-items';
import { Button } from '../../ui/button';
import { visuallyHidden } from '../../ui/classes';
import { Dialog } from '../../ui/dialog';
import styles from './checkout.module.css';
import { faultOf, fieldsOf, keptDetails, readDraft, shownOrder, writeDraft, type Field } from './details';
import { FormField } from './form-field';
import { place } from './machine';
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
  const [values, setValues] = useState(() => {
    keptDetails.pull();
    return { ...keptDetails.getState(), ...readDraft() };
  });
  const change = (name: string, value: string) => {
    const next = { ...values, [name]: value };
    writeDraft(next);
    setValues(next);
  };
  const forget = () => {
    keptDetails.set({});
    writeDraft({});
    setValues({});
  };
  return [values, change, forget] as const;
}

function ShippingChoices({
  choices,
  chosen,
  onChoose,
}: {
  choices: readonly ShippingChoice[];
  chosen: ShippingChoice | undefined;
  onChoose: (label: string) => void;
}) {
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

function Goods({ products }: { products: readonly SavedProduct[] }) {
  const { lines } = createOrder(products, 0);
  return (
    <ul className={styles.lines}>
      {lines.map(({ product_id: id, title, price, quantity }) => (
        <li key={`${price} ${id}`}>
          <bdi>{quantity === 1 ? title : `${quantity} × ${title}`}</bdi>
          <span>{formatCents(price * quantity)}</span>
        </li>
      ))}
    </ul>
  );
}

type Values = Readonly<Record<string, string>>;

/** Stores the order, and sends it if the shop has an endpoint. */
function placeOrder(
  { checkout: { send }, items, products, goods }: OrderFormProps,
  fields: readonly Field[],
  values: Values,
  { label, price }: ShippingChoice,
): void {
  const told = fields.map(({ name }) => [name, (values[name] ?? '').trim()] as const);
  const customer = Object.fromEntries(told.filter(([, value]) => value !== ''));
  const { lines } = createOrder(products, 0);
  const content = { lines, total: goods + price, customer, shipping: { label, price } };
  const ids = items.map(({ itemId }) => itemId);
  const order = place(ids, content, 'service' in send ? 'unknown' : 'unsent', Date.now());
  storeOrder(order);
  keptDetails.set(values['keep'] === 'yes' ? { ...customer, keep: 'yes' } : {});
  shownOrder.setState(order.order, true);
  if ('service' in send) void sendOrder(order, send, values['website']);
}

interface FootProps {
  total: number;
  taxNote: string | undefined;
  values: Values;
  change: (name: string, value: string) => void;
  onForget: () => void;
}

function Foot({ total, taxNote, values, change, onForget }: FootProps) {
  return (
    <>
      <p className={styles.total}>
        <span>{`Total: ${formatCents(total)}`}</span>
        {taxNote !== undefined && <small>{taxNote}</small>}
      </p>
      {/* Only robots see it. */}
      <input
        className={visuallyHidden}
        name="website"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
        value={values['website'] ?? ''}
        onChange={(event) => change('website', event.target.value)}
      />
      <label className={styles.keep}>
        <input
          type="checkbox"
          checked={values['keep'] === 'yes'}
          onChange={(event) => change('keep', event.target.checked ? 'yes' : '')}
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
        <Button variant="quiet" onClick={onForget}>
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
  const [values, change, onForget] = useValues();
  const [isTried, setIsTried] = useState(false);
  const inputs = useRef(new Map<string, HTMLElement>());
  const countries = countriesOf(shipping);
  const choices = choicesFor(shipping, values['country'] ?? '', goods);
  const chosen = choices.find(({ label }) => label === values['shipping']) ?? choices[0];
  const fields = fieldsOf(checkout, countries.length > 0, chosen?.isPickUp === true);
  const total = goods + (chosen?.price ?? 0);
  const faultIn = (field: Field) => faultOf(field, values[field.name] ?? '');
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsTried(true);
    const first = fields.find((field) => faultIn(field) !== undefined);
    if (first) inputs.current.get(first.name)?.focus();
    else if (chosen) placeOrder(props, fields, values, chosen);
  };
  const amount = formatCents(total);
  return (
    <Dialog title="Your order" closeLabel="Back to cart" onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <Goods products={products} />
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
        <ShippingChoices
          choices={choices}
          chosen={chosen}
          onChoose={(choice) => change('shipping', choice)}
        />
        <Foot total={total} taxNote={taxNote} values={values} change={change} onForget={onForget} />
        <Button variant="primary" type="submit">
          {button === undefined ? `Order for ${amount}` : `${button}: ${amount}`}
        </Button>
      </form>
    </Dialog>
  );
}
