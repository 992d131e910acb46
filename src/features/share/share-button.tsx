import { useState, type ReactNode } from 'react';
import { paths, wishlistAddress } from '../../lib/paths';
import { useHref } from '../../router/follow';
import { Button } from '../../ui/button';
import { classNames, textField } from '../../ui/classes';
import { Icon } from '../../ui/icon';
import { shareIcon } from '../../ui/more-icons';
import { showToast } from '../../ui/toasts/toasts';
import { noun } from '../../words/words';
import styles from './share-button.module.css';
import { formatSharedList, parseSharedList, type SharedListName } from './shared-list';

interface Sharing {
  share: () => void;
  /** To copy the link from, if nothing else worked. */
  field: ReactNode;
}

interface SharedLink {
  title: string;
  /** From the root of the domain. */
  href: string;
  note?: string;
}

async function shareWithSystem(title: string, url: string): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share({ title, url });
    return true;
  } catch (error) {
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

function selectAll(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

/** Opens the system's dialog, or copies the link, or else returns a field to copy it from. */
function useShare({ title, href, note = '' }: SharedLink): Sharing {
  const [shown, setShown] = useState<string>();
  const share = async () => {
    const url = new URL(href, location.href).href;
    if (await shareWithSystem(title, url)) return;
    if (await copy(url)) showToast(`Link copied${note}`);
    else setShown(url);
  };
  return {
    share: () => void share(),
    field: shown !== undefined && (
      <input
        ref={selectAll}
        className={classNames(textField, styles.link)}
        readOnly
        aria-label="Link to copy"
        value={shown}
      />
    ),
  };
}

const lists: Readonly<Record<SharedListName, { title: string; address: string }>> = {
  cart: { title: `A cart of ${noun.many}`, address: paths.dashboard },
  wishlist: { title: `A wishlist of ${noun.many}`, address: wishlistAddress },
  compare: { title: `${noun.Many} side by side`, address: paths.home },
};

/** Shares a list as a link that holds the products' ids. */
export function useShareList(list: SharedListName, ids: readonly string[]) {
  const hash = formatSharedList(list, ids);
  const held = parseSharedList(hash)?.ids.length ?? 0;
  const { title, address } = lists[list];
  return useShare({
    title,
    href: useHref(address + hash),
    note: held < ids.length ? `: it holds the first ${held} of ${ids.length}` : '',
  });
}

function Share({ share, field, className }: Sharing & { className?: string | undefined }) {
  return (
    <>
      <Button variant="quiet" className={className} onClick={share}>
        <Icon path={shareIcon} />
        <span>Share</span>
      </Button>
      {field}
    </>
  );
}

/** Shares the products that are compared. */
export const ShareComparison = ({ ids }: { ids: readonly string[] }) => (
  <Share {...useShareList('compare', ids)} />
);

export const ShareButton = ({ className, ...link }: SharedLink & { className?: string | undefined }) => (
  <Share {...useShare(link)} className={className} />
);
