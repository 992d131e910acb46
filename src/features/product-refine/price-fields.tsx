import { useState } from 'react';
import { parsePrice, type PriceRange } from '../../catalogue/query';
import { Button } from '../../ui/button/button';
import styles from './refine-panel.module.css';

interface PriceFieldsProps {
  readonly price: PriceRange;
  readonly onChange: (price: PriceRange) => void;
}

interface PriceFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: number | undefined;
  readonly invalid: boolean;
}

function PriceField({ label, name, value, invalid }: PriceFieldProps) {
  return (
    <label className={styles['price']}>
      {label}
      <input
        // A changed address starts the field anew.
        key={value}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        placeholder="$"
        defaultValue={value}
        aria-invalid={invalid || undefined}
        aria-describedby={invalid ? 'price-problem' : undefined}
      />
    </label>
  );
}

/** What a person typed as an amount: a dollar sign, blanks and a comma for the thousands are no mistake. */
function clean(field: FormDataEntryValue | null): string {
  return typeof field === 'string' ? field.replaceAll(/[\s$,]/gu, '') : '';
}

/** A range of prices in dollars, applied by Enter or its button. */
export function PriceFields({ price, onChange }: PriceFieldsProps) {
  const [problem, setProblem] = useState('');
  return (
    <form
      className={styles['group']}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        const [from, to] = [clean(data.get('from')), clean(data.get('to'))];
        const range = parsePrice(from, to);
        const isRead =
          (from === '') === (range.from === undefined) && (to === '') === (range.to === undefined);
        const isEmpty = range.from !== undefined && range.to !== undefined && range.from > range.to;
        if (!isRead) setProblem('Please give amounts such as 250 or 99.99.');
        else if (isEmpty) setProblem('The lowest price is above the highest.');
        else {
          setProblem('');
          onChange(range);
        }
      }}
    >
      <fieldset>
        <legend>Price</legend>
        <div className={styles['prices']}>
          <PriceField label="From" name="from" value={price.from} invalid={problem !== ''} />
          <PriceField label="To" name="to" value={price.to} invalid={problem !== ''} />
          <Button type="submit">Apply</Button>
        </div>
        <p id="price-problem" role="alert" className={styles['problem']}>
          {problem}
        </p>
      </fieldset>
    </form>
  );
}
