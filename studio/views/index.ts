import type { ProductSpec } from '../families';
import type { Picture } from '../pipeline/picture';
import { EARBUD_VIEWS, HEADPHONE_VIEWS, SPEAKER_VIEWS } from './audio';
import { KEYBOARD_VIEWS, MOUSE_VIEWS, PEN_VIEWS, WEBCAM_VIEWS } from './desk';
import { NOTEBOOK_VIEWS } from './notebook';
import { FLIP_VIEWS, PHONE_VIEWS } from './phone';
import { CHARGER_VIEWS, POWER_BANK_VIEWS } from './power';
import { OVERRIDES } from './overrides';
import { PHRASES } from './phrases';
import type { ProductView } from './spec';
import { WATCH_VIEWS } from './watch';

/** A view of one product: the picture, named by the view alone, and its description, to follow the product's name. */
export interface ShownView extends Picture {
  readonly alt: string;
}

/** All views of a product except its front. */
export function viewsOf(id: string, spec: ProductSpec): ShownView[] {
  const shown = <Spec>(views: readonly ProductView<Spec>[], of: Spec): ShownView[] =>
    views.map((view) => ({
      ...view,
      ...OVERRIDES.get(`${id}:${view.name}`),
      build: () => view.build(of),
      alt: view.alt(of, PHRASES.get(id) ?? ''),
    }));
  switch (spec.family) {
    case 'charger':
      return shown(CHARGER_VIEWS, spec);
    case 'earbuds':
      return shown(EARBUD_VIEWS, spec);
    case 'flip-phone':
      return shown(FLIP_VIEWS, spec);
    case 'headphones':
      return shown(HEADPHONE_VIEWS, spec);
    case 'keyboard':
      return shown(KEYBOARD_VIEWS, spec);
    case 'mouse':
      return shown(MOUSE_VIEWS, spec);
    case 'notebook':
      return shown(NOTEBOOK_VIEWS, spec);
    case 'pen':
      return shown(PEN_VIEWS, spec);
    case 'phone':
      return shown(PHONE_VIEWS, spec);
    case 'power-bank':
      return shown(POWER_BANK_VIEWS, spec);
    case 'speaker':
      return shown(SPEAKER_VIEWS, spec);
    case 'watch':
      return shown(WATCH_VIEWS, spec);
    case 'webcam':
      return shown(WEBCAM_VIEWS, spec);
  }
}
