import { useEffect, useId, useRef, useState } from 'react';
import { parseRange, type AmountRange } from '../lib/amount-range';
import { formatPlain, normalizeAmount } from '../lib/format';
import { Button } from './button';
import { visuallyHidden } from './visually-hidden';
import styles from './range-fields.module.css';

interface RangeFieldsProps {
  legend: string;
  isLegendHidden?: boolean;
  labels: { from: string; to: string };
  unit: string;
  reversedMessage: string;
  range: AmountRange;
  onChange: (range: AmountRange) => void;
}

interface AmountFieldProps {
  label: string;
  name: string;
  unit: string;
  value: number | undefined;
  problemId: string | undefined;
}

function AmountField({ label, name, unit, value, problemId }: AmountFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // A new range, also by Back, replaces what was typed.
  useEffect(() => {
    if (input.current) input.current.value = value === undefined ? '' : formatPlain(value);
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
        defaultValue={value === undefined ? '' : formatPlain(value)}
        aria-invalid={problemId === undefined ? undefined : true}
        aria-describedby={problemId}
      />
    </label>
  );
}

const read = (field: FormDataEntryValue | null) => (typeof field === 'string' ? normalizeAmount(field) : '');

export function RangeFields(props: RangeFieldsProps) {
  const { legend, isLegendHidden = false, labels, unit, reversedMessage, range, onChange } = props;
  const [problem, setProblem] = useState('');
  const id = useId();
  const problemId = problem === '' ? undefined : id;
  return (
    <form
      className={styles.range}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        const [from, to] = [read(data.get('from')), read(data.get('to'))];
        const typed = parseRange(from, to);
        const isRead =
          (from === '') === (typed.from === undefined) && (to === '') === (typed.to === undefined);
        const isReversed = typed.from !== undefined && typed.to !== undefined && typed.from > typed.to;
        if (!isRead) setProblem(`Enter an amount such as 250 or ${formatPlain(99.99)}.`);
        else if (isReversed) setProblem(reversedMessage);
        else {
          setProblem('');
          onChange(typed);
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
