import { useEffect, useRef, useState } from 'react';

/** How long typing rests before the address takes the text, in milliseconds; browsers limit how often it may change. */
const PAUSE = 350;

/** A text that is being typed. */
export interface Draft {
  readonly text: string;
  /** Whether the address has still to take the text: what is found is said once, when typing rests. */
  readonly isPending: boolean;
  readonly type: (text: string) => void;
  /** Ends the typing: the address takes the text now. */
  readonly settle: () => void;
  /** Ends the typing, for an address that is about to change in another way. */
  readonly drop: () => void;
}

/** A text on its way to the address. */
interface TypedText {
  readonly text: string;
  /** What the address said when it was typed. */
  readonly over: string;
  /** What the address was last told, which it may not say yet. */
  readonly sent: string | undefined;
}

/**
 * A text that the address holds, shown as it is typed and committed to the address when typing rests. An
 * address that changes in another way, by Back or by a link, is shown as it is.
 */
export function useDraft(committed: string, commit: (text: string) => void): Draft {
  const [draft, setDraft] = useState<TypedText>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // Back and Forward end the typing, also where the address they lead to has the same text.
    const stop = () => {
      clearTimeout(timer.current);
      setDraft(undefined);
    };
    addEventListener('popstate', stop);
    return () => {
      clearTimeout(timer.current);
      removeEventListener('popstate', stop);
    };
  }, []);

  // Once the address says what it was told, what it said before is of no account.
  if (draft && draft.sent === committed && draft.over !== committed) {
    setDraft({ ...draft, over: committed });
  }
  const isCurrent = draft && (committed === draft.over || committed === draft.sent);
  const text = isCurrent ? draft.text : committed;

  const send = (sent: string) => {
    clearTimeout(timer.current);
    setDraft((typed) => typed && { ...typed, sent });
    commit(sent);
  };
  const type = (next: string) => {
    setDraft((typed) => ({ text: next, over: committed, sent: typed?.sent }));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(next), PAUSE);
  };
  const settle = () => {
    if (text !== committed) send(text);
  };
  const drop = () => {
    clearTimeout(timer.current);
    setDraft(undefined);
  };
  return { text, isPending: text !== committed, type, settle, drop };
}
