import { classNames } from './classes';
import styles from './toggle-buttons.module.css';

interface ToggleButtonsProps<Value extends string> {
  label: string;
  options: ReadonlyArray<{ label: string; value: Value }>;
  value: Value;
  onChoose: (value: Value) => void;
  className?: string | undefined;
  buttonClassName?: string | undefined;
}

/** A row of buttons of which one is pressed (WAI-ARIA: button, `aria-pressed`). */
export function ToggleButtons<Value extends string>({
  label,
  options,
  value,
  onChoose,
  className,
  buttonClassName,
}: ToggleButtonsProps<Value>) {
  return (
    <div role="group" aria-label={label} className={classNames(styles.group, className)}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={buttonClassName}
          aria-pressed={option.value === value}
          onClick={() => {
            if (option.value !== value) onChoose(option.value);
          }}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
