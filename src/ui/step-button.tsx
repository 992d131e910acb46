import { Button, type ButtonVariant } from './button';
import { classNames } from './classes';
import { Icon } from './icon';
import styles from './step-button.module.css';

interface StepButtonProps {
  label: string;
  icon: string;
  variant?: ButtonVariant;
  className?: string | undefined;
  isAtEnd: boolean;
  onStep: () => void;
}

/** A button for one step. At the limit it is `aria-disabled`, because a disabled button loses focus. */
export function StepButton({ label, icon, variant = 'quiet', className, isAtEnd, onStep }: StepButtonProps) {
  return (
    <Button
      variant={variant}
      shape="icon"
      className={classNames(styles.step, className)}
      aria-label={label}
      aria-disabled={isAtEnd}
      onClick={isAtEnd ? undefined : onStep}
    >
      <Icon path={icon} />
    </Button>
  );
}
