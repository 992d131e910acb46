/** What a toast offers to do for as long as it stays: a way back, or onward. */
export interface ToastAction {
  label: string;
  run: () => void;
  /** Undoes something, so Ctrl+Z does it too. */
  isUndo?: boolean;
  /** Stays until it is taken or dismissed. */
  untilAnswered?: boolean;
}

/** What makes a toast more than news of a success. */
export interface ToastOptions {
  isWarning?: boolean;
  action?: ToastAction;
}
