import 'react';

declare module 'react' {
  interface CSSProperties {
    /** A custom property. */
    [name: `--${string}`]: string | number;
  }
}
