import { useEffect, useRef, useState } from 'react';

/** Browsers limit how often the address may change. */
const PAUSE_MS = 350;

/** A text that is being typed. */
export interface Draft {
  text: string;
  /** Whether the address does not hold the text yet. */
  isPending: boolean;
  type: (text: string) => void;
  /** Has the address take the text now. */
  commit: () => void;
  /** Forgets the text, for an address that is about to change in another way. */
  discard: () => void;
}

interface TypedText {
  text: string;
  /** What the address held when it was typed. */
  base: string;
  /** What was last committed, which the address may not hold yet. */
  sent: string | undefined;
}

/** A text that is shown as it is typed and committed to the address when typing rests. An address that changes in another way wins. */
export function useDraft(committed: string, onCommit: (text: string) => void): Draft {
  const [draft, setDraft] = useState<TypedText>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const discard = () => {
    clearTimeout(timer.current);
    setDraft(undefined);
  };
  useEffect(() => {
    // Back and Forward also lead to addresses with the same text.
    const onPop = () => {
      clearTimeout(timer.current);
      setDraft(undefined);
    };
    addEventListener('popstate', onPop);
    return () => {
      clearTimeout(timer.current);
      removeEventListener('popstate', onPop);
    };
  }, []);

  if (draft && draft.sent === committed && draft.base !== committed) {
    setDraft({ ...draft, base: committed });
  }
  const isCurrent = draft && (committed === draft.base || committed === draft.sent);
  const text = isCurrent ? draft.text : committed;

  const send = (sent: string) => {
    clearTimeout(timer.current);
    setDraft((typed) => typed && { ...typed, sent });
    onCommit(sent);
  };
  const type = (next: string) => {
    setDraft((typed) => ({ text: next, base: committed, sent: typed?.sent }));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(next), PAUSE_MS);
  };
  const commit = () => {
    if (text !== committed) send(text);
  };
  return { text, isPending: text !== committed, type, commit, discard };
}
