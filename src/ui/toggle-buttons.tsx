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

/** In a row that scrolls, brings the pressed button to the middle. */
function center(pressed: HTMLButtonElement | null): void {
  const [row, button] = [pressed?.parentElement?.getBoundingClientRect(), pressed?.getBoundingClientRect()];
  if (row && button) pressed?.parentElement?.scrollBy(button.x + button.width / 2 - row.x - row.width / 2, 0);
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
          ref={option.value === value ? center : undefined}
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
