import { useEffect, useState, type ComponentProps } from 'react';
import { useHydrated } from '../../router/router';

interface SelectProps extends Omit<ComponentProps<'select'>, 'onChange' | 'inert'> {
  options: ReadonlyArray<{ label: string; value: string }>;
  onChoose: (value: string) => void;
}

const QUIET_MS = 500;

/** Inert at first: screen readers read a new one aloud, over the heading that has just got focus. */
export function Select({ options, onChoose, ...props }: SelectProps) {
  // A prerendered one is not new.
  const [isQuiet, setQuiet] = useState(useHydrated());
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(false), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <select {...props} inert={isQuiet} onChange={(event) => onChoose(event.target.value)}>
      {options.map(({ label, value }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
