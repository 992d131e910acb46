import type { ComponentProps } from 'react';
import { placeRef } from '../focus/places';

/** The `h1` of a screen, which has one. Focus moves to it when the screen is shown. */
export function ScreenHeading({ children, ...props }: Omit<ComponentProps<'h1'>, 'ref'>) {
  return (
    <h1 tabIndex={-1} {...props} ref={placeRef('heading')}>
      {children}
    </h1>
  );
}
