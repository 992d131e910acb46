import { useEffect, useId, useRef, useState } from 'react';
import { parseRange, type AmountRange } from '../lib/amount-range';
import { Button } from './button';
import { visuallyHidden } from './visually-hidden';
import styles from './range-fields.module.css';

interface RangeFieldsProps {
  /** What the amounts are of. */
  legend: string;
  /** Keeps the legend for assistive technology, where the labels tell everything to the eye. */
  isLegendHidden?: boolean;
  labels: { from: string; to: string };
  /** The sign of the amounts' unit. */
  unit: string;
  /** Said of a range that ends before it begins. */
  reversedWords: string;
  range: AmountRange;
  onChange: (range: AmountRange) => void;
}

interface AmountFieldProps {
  label: string;
  name: string;
  unit: string;
  value: number | undefined;
  /** The id of the element that says what is wrong. */
  problemId: string | undefined;
}

function AmountField({ label, name, unit, value, problemId }: AmountFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // A range that changes, here or by Back, takes the place of what was typed.
  useEffect(() => {
    if (input.current) input.current.value = value === undefined ? '' : String(value);
  }, [value]);
  return (
    <label className={styles.amount}>
      {label}
      <input
        ref={input}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        placeholder={unit}
        defaultValue={value}
        aria-invalid={problemId === undefined ? undefined : true}
        aria-describedby={problemId}
      />
    </label>
  );
}

/** What a person typed as an amount: the unit's sign, blanks and a comma for the thousands are no mistake. */
function clean(field: FormDataEntryValue | null, unit: string): string {
  return typeof field === 'string' ? field.replaceAll(unit, '').replaceAll(/[\s,]/gu, '') : '';
}

/** A range of amounts, applied by Enter or its button. */
export function RangeFields(props: RangeFieldsProps) {
  const { legend, isLegendHidden = false, labels, unit, reversedWords, range, onChange } = props;
  const [problem, setProblem] = useState('');
  const id = useId();
  const problemId = problem === '' ? undefined : id;
  return (
    <form
      className={styles.range}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        const [from, to] = [clean(data.get('from'), unit), clean(data.get('to'), unit)];
        const asked = parseRange(from, to);
        const isRead =
          (from === '') === (asked.from === undefined) && (to === '') === (asked.to === undefined);
        const isReversed = asked.from !== undefined && asked.to !== undefined && asked.from > asked.to;
        if (!isRead) setProblem('Please give amounts such as 250 or 99.99.');
        else if (isReversed) setProblem(reversedWords);
        else {
          setProblem('');
          onChange(asked);
        }
      }}
    >
      <fieldset>
        <legend className={isLegendHidden ? visuallyHidden : undefined}>{legend}</legend>
        <div className={styles.amounts}>
          <AmountField label={labels.from} name="from" unit={unit} value={range.from} problemId={problemId} />
          <AmountField label={labels.to} name="to" unit={unit} value={range.to} problemId={problemId} />
          <Button type="submit">Apply</Button>
        </div>
        <p id={id} role="alert" className={styles.problem}>
          {problem}
        </p>
      </fieldset>
    </form>
  );
}
