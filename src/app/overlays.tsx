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
    Part: lazyPart(async () => (await import('../layout/help-dialog')).HelpDialog),
  },
  {
    opensAt: (hash) => sharedListHash.test(hash),
    Part: lazyPart(async () => (await import('../features/share/shared-list-offer')).SharedListOffer),
  },
  {
    opensAt: at(overlayHashes.comparison),
    Part: lazyPart(async () => (await import('./comparison-overlay')).ComparisonOverlay),
  },
  {
    opensAt: at(overlayHashes.filters),
    path: paths.home,
    Part: lazyPart(async () => (await import('../features/browse/filter-sheet')).FilterSheet),
  },
  {
    opensAt: at(overlayHashes.pictures),
    path: paths.details,
    Part: lazyPart(async () => (await import('../features/gallery/viewer')).PictureViewer),
  },
  {
    opensAt: at(overlayHashes.model),
    path: paths.details,
    Part: lazyPart(async () => (await import('../features/model-viewer/model-dialog')).ModelViewer),
  },
];

/** Everything that a hash opens over a screen, so that a link can lead to it and Back closes it. */
export const overlays: readonly Overlay[] = HAS_CHECKOUT
  ? [
      ...ofEveryShop,
      {
        opensAt: at(checkoutHash),
        path: paths.dashboard,
        Part: lazyPart(async () => (await import('../features/checkout/checkout-dialog')).CheckoutDialog),
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
