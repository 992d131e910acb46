import { addProductToCart } from '../features/cart/commands';
import { ComparisonDialog } from '../features/comparison/comparison-dialog';
import { ShareComparison } from '../features/share/share-button';
import type { OverlayProps } from '../router/overlay';

export function ComparisonOverlay(props: OverlayProps) {
  return <ComparisonDialog {...props} onAddToCart={addProductToCart} Share={ShareComparison} />;
}
