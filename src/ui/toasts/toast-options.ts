/** What a toast offers to do for as long as it stays: a way back, or onward. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
  /** Undoes something, so Ctrl+Z does it too. */
  readonly isUndo?: boolean;
  /** Stays until it is taken or dismissed. */
  readonly untilAnswered?: boolean;
}

/** What makes a toast more than news of a success. */
export interface ToastOptions {
  readonly isWarning?: boolean;
  readonly action?: ToastAction;
}
