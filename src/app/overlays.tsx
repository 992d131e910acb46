import { parseHelpTopic } from '../layout/help-topics';
import { checkoutHash, overlayHashes, paths, sharedListHash } from '../lib/paths';
import { lazyPart } from '../loading/lazy';
import { useCloseOverlay, type OverlayProps } from '../router/overlay';
import { useHydratedLocation } from '../router/router';
import { screenPath } from './routes';

interface Overlay {
  opensAt: (hash: string) => boolean;
  /** Over this screen only, if there is one. */
  path?: string;
  Part: ReturnType<typeof lazyPart<OverlayProps>>;
}

const at = (own: string) => (hash: string) => hash === own;

const ofEveryShop: readonly Overlay[] = [
  {
    opensAt: (hash) => parseHelpTopic(hash) !== undefined,
    Part: lazyPart(() => import('../layout/help-dialog').then((module) => module.HelpDialog)),
  },
  {
    opensAt: (hash) => sharedListHash.test(hash),
    Part: lazyPart(() =>
      import('../features/share/shared-list-offer').then((module) => module.SharedListOffer),
    ),
  },
  {
    opensAt: at(overlayHashes.comparison),
    Part: lazyPart(() => import('./comparison-overlay').then((module) => module.ComparisonOverlay)),
  },
  {
    opensAt: at(overlayHashes.filters),
    path: paths.home,
    Part: lazyPart(() => import('../features/browse/filter-sheet').then((module) => module.FilterSheet)),
  },
  {
    opensAt: at(overlayHashes.pictures),
    path: paths.details,
    Part: lazyPart(() => import('../features/gallery/viewer').then((module) => module.PictureViewer)),
  },
  {
    opensAt: at(overlayHashes.model),
    path: paths.details,
    Part: lazyPart(() =>
      import('../features/model-viewer/model-dialog').then((module) => module.ModelViewer),
    ),
  },
];

/** Everything that a hash opens over a screen, so that a link can lead to it and Back closes it. */
export const overlays: readonly Overlay[] = HAS_CHECKOUT
  ? [
      ...ofEveryShop,
      {
        opensAt: at(checkoutHash),
        path: paths.dashboard,
        Part: lazyPart(() =>
          import('../features/checkout/checkout-dialog').then((module) => module.CheckoutDialog),
        ),
      },
    ]
  : ofEveryShop;

export function overlayAt(pathname: string, hash: string): Overlay | undefined {
  const screen = screenPath(pathname);
  return overlays.find(({ opensAt, path = screen }) => path === screen && opensAt(hash));
}

/** The overlay that the address names. */
export function Overlays() {
  const { pathname, hash } = useHydratedLocation();
  const close = useCloseOverlay();
  const overlay = overlayAt(pathname, hash);
  return overlay && <overlay.Part hash={hash} onClose={close} onMissing={close} />;
}
