import { useState, type ReactNode } from 'react';
import { Button } from './button';
import styles from './share.module.css';
import { showToast } from './toasts/toasts';

interface SharedLink {
  title: string;
  url: string;
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
export function useShare({ title, url, note = '' }: SharedLink): { share: () => void; field: ReactNode } {
  const [shown, setShown] = useState<string>();
  const share = async () => {
    if (await shareWithSystem(title, url)) return;
    if (await copy(url)) void showToast(`Link copied${note}`);
    else setShown(url);
  };
  return {
    share: () => void share(),
    field: shown !== undefined && (
      <input ref={selectAll} className={styles.link} readOnly aria-label="Link to copy" value={shown} />
    ),
  };
}

export function ShareButton({ className, ...link }: SharedLink & { className?: string | undefined }) {
  const { share, field } = useShare(link);
  return (
    <>
      <Button className={className} onClick={share}>
        Share
      </Button>
      {field}
    </>
  );
}
