import { useEffect, useId, useRef, useState } from 'react';
import { parseRange, type AmountRange } from '../lib/amount-range';
import { type End, type Ends } from '../lib/bounds';
import { formatPlain, normalizeAmount } from '../lib/notation';
import { latinDigits } from '../lib/latin-digits';
import { textField, visuallyHidden } from './classes';
import styles from './range-fields.module.css';
import { RangeSlider } from './range-slider';

interface RangeFieldsProps {
  legend: string;
  labels: Record<End, string>;
  unit: string;
  /** The full range, shown in the fields while they are empty. */
  slider?: { ends: Ends; labels: Record<End, string>; format: (amount: number) => string } | undefined;
  range: AmountRange;
  /** An amount that can be entered. */
  example?: string | undefined;
  onChange: (range: AmountRange) => void;
}

interface AmountFieldProps {
  label: string;
  name: string;
  placeholder: string;
  value: number | undefined;
  problemId: string | undefined;
  /** Focus leaves the form. */
  onLeave: (form: HTMLFormElement) => void;
}

function AmountField({ label, name, placeholder, value, problemId, onLeave }: AmountFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // A new range, also by Back, replaces what was typed.
  useEffect(() => {
    if (input.current) input.current.value = value === undefined ? '' : formatPlain(value);
  }, [value]);
  return (
    <label className={styles.amount}>
      <span>{label}</span>
      <input
        className={textField}
        ref={input}
        name={name}
        inputMode="decimal"
        enterKeyHint="done"
        autoComplete="off"
        placeholder={placeholder}
        defaultValue={value === undefined ? '' : formatPlain(value)}
        aria-invalid={problemId === undefined ? undefined : true}
        aria-describedby={problemId}
        onBlur={({ currentTarget: { form }, relatedTarget }) => {
          if (form && !(relatedTarget instanceof Node && form.contains(relatedTarget))) onLeave(form);
        }}
      />
    </label>
  );
}

interface Problem {
  text: string;
  fields: readonly End[];
}

/** "1.3 kg" is 1.3 where the unit is kg. */
function read(field: FormDataEntryValue | null, unit: string): string {
  const text = typeof field === 'string' ? latinDigits(field).trim() : '';
  const hasUnit = unit !== '' && text.toLowerCase().endsWith(unit.toLowerCase());
  return normalizeAmount(hasUnit ? text.slice(0, -unit.length) : text);
}

/** The range in the fields, or the faulty field with its message. */
function readRange(form: HTMLFormElement, unit: string, example: string): AmountRange | Problem {
  const data = new FormData(form);
  const typed = { from: read(data.get('from'), unit), to: read(data.get('to'), unit) };
  const range = parseRange(typed.from, typed.to);
  const unread = (['from', 'to'] as const).filter((end) => typed[end] !== '' && range[end] === undefined);
  if (unread.length > 0) return { text: `Enter an amount such as ${example}.`, fields: unread };
  if (range.from !== undefined && range.to !== undefined && range.from > range.to)
    return { text: 'The minimum is higher than the maximum.', fields: ['from', 'to'] };
  return range;
}

/** Applied by Enter, for which a form of two fields needs a button, and when focus leaves them. */
export function RangeFields(props: RangeFieldsProps) {
  const { legend, labels, unit, slider, range, example = `250 or ${formatPlain(99.99)}`, onChange } = props;
  const [problem, setProblem] = useState<Problem & { turn: number }>();
  const [slid, setSlid] = useState<AmountRange>();
  const id = useId();
  const shown = slid ?? range;
  const change = (next: AmountRange) => {
    setProblem(undefined);
    setSlid(undefined);
    if (next.from !== range.from || next.to !== range.to) onChange(next);
  };
  const enter = (form: HTMLFormElement) => {
    const entered = readRange(form, unit, example);
    if ('text' in entered) setProblem((last) => ({ ...entered, turn: (last?.turn ?? 0) + 1 }));
    else change(entered);
  };
  const field = (end: End) => (
    <AmountField
      label={labels[end]}
      name={end}
      placeholder={slider ? slider.format(slider.ends[end]) : unit}
      value={shown[end]}
      problemId={problem?.fields.includes(end) === true ? id : undefined}
      onLeave={enter}
    />
  );
  return (
    <form
      className={styles.range}
      onSubmit={(event) => {
        event.preventDefault();
        enter(event.currentTarget);
      }}
    >
      <fieldset>
        <legend className={visuallyHidden}>{legend}</legend>
        {slider && <RangeSlider {...slider} range={shown} onSlide={setSlid} onRest={change} />}
        <div className={styles.amounts}>
          {field('from')}
          {field('to')}
          <input type="submit" hidden />
        </div>
        <p role="alert" className={styles.problem}>
          {/* A new element, so that the same text is said again. */}
          {problem && (
            <span key={problem.turn} id={id}>
              {problem.text}
            </span>
          )}
        </p>
      </fieldset>
    </form>
  );
}
