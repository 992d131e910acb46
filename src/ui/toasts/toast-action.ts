/** A way back that a toast offers for as long as it stays. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}
