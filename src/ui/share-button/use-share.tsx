import { useState, type ReactNode } from 'react';
import { hrefOf, resolveTo, type To } from '../../lib/location';
import { useNavigation } from '../../lib/use-location';
import { showToast } from '../toasts/toasts';
import styles from './share-button.module.css';

/** A link to the shop that is to be shared. */
export interface SharedLink {
  /** What the link leads to, for the system's own dialog. */
  readonly title: string;
  readonly to: To;
  /** What is to be known of the link, once it is copied. */
  readonly note?: string;
}

/** Offers a link to the system's own way of sharing; false where there is none, or it refuses. */
async function shareBySystem(title: string, url: string): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share({ title, url });
    return true;
  } catch (error) {
    // Whoever turns back from the system's dialog wants no other way.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

async function copy(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return false;
  }
}

function showWhole(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

/**
 * Hands a link to the system to be shared; else copies it; else shows it, to be copied by hand, in a field
 * that is to be rendered beside what shares it.
 */
export function useShare({ title, to, note = '' }: SharedLink): {
  readonly share: () => void;
  readonly field: ReactNode;
} {
  const { location, base } = useNavigation();
  const [shown, setShown] = useState<string>();
  const share = async () => {
    const link = new URL(hrefOf(resolveTo(to, location), base), globalThis.location.href).href;
    if (await shareBySystem(title, link)) return;
    if (await copy(link)) void showToast(`Link copied${note}`);
    else setShown(link);
  };
  return {
    share: () => void share(),
    field: shown !== undefined && (
      <input ref={showWhole} className={styles['link']} readOnly aria-label="Link to copy" value={shown} />
    ),
  };
}
