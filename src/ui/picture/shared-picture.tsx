import { ViewTransition, type ComponentProps } from 'react';
import { SCREEN_CHANGE } from '../../lib/use-location';
import { Picture } from './picture';

interface SharedPictureProps extends ComponentProps<typeof Picture> {
  /** Names what is on the picture; unique among the pictures that are shown at once. */
  readonly name: string;
  /** Places the picture among its neighbours. */
  readonly frameClassName?: string | undefined;
}

const share = { default: 'none', [SCREEN_CHANGE]: 'shared-picture' };

/** A picture that a screen change carries over: it grows out of the one of the same name on the screen before. */
export function SharedPicture({ name, frameClassName, ...props }: SharedPictureProps) {
  return (
    <ViewTransition name={name} default="none" share={share}>
      <div className={frameClassName}>
        <Picture {...props} />
      </div>
    </ViewTransition>
  );
}
