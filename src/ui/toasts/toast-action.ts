/** What a toast offers to do for as long as it stays: a way back, or onward. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
  /** Stays until it is taken or closed, and not for five seconds. */
  readonly untilAnswered?: boolean;
}
