import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { useLocation } from './navigation.tsx';
import { askForms, beforeSessionEnd } from './session-end.ts';
import { getIdentity } from './user-info.ts';

/**
 * Drafts: what was in a form when its session ended, by person, page and form. They are kept in the memory of the tab alone: they
 * go with the tab, and nobody else who signs in there sees them.
 */
const kept = new Map<string, unknown>();

const prefixOf = (identity: string, pathname: string) => `${JSON.stringify([identity, pathname])} `;

/** Whether that page has a draft of that person in that organisation. */
export const hasFormDraft = (identity: string | undefined, pathname: string): boolean =>
  identity !== undefined && [...kept.keys()].some((key) => key.startsWith(prefixOf(identity, pathname)));

/** What is in the forms of this page now, as drafts. */
export const takeDrafts = (): (readonly [string, unknown])[] => {
  askForms();
  return [...kept];
};

/** Drafts of before the page was loaded again. */
export const putDrafts = (drafts: readonly (readonly [string, unknown])[]): void => {
  for (const [key, typed] of drafts) kept.set(key, typed);
};

/** Gives a form of this person's page what it is to begin with. */
export const putFormDraft = (pathname: string, name: string, typed: unknown): void => {
  const identity = getIdentity();
  if (identity !== undefined) kept.set(prefixOf(identity, pathname) + name, typed);
};

/** On sign-out drafts are dropped. */
export const clearFormDrafts = (): void => kept.clear();

/**
 * Gives what had been typed in this form when the session ended, once, to the person who typed it; and keeps what `read`
 * gives when the session ends again, if anything. Without a name, and without a person, nothing is kept.
 */
export const useFormDraft = <Typed>(name: string | undefined, read: () => Typed | undefined): Typed | undefined => {
  const [identity] = useState(getIdentity);
  const { pathname } = useLocation();
  const key = name && identity !== undefined ? prefixOf(identity, pathname) + name : undefined;
  // Only this form puts anything under its key.
  const [before] = useState(() => (key ? (kept.get(key) as Typed | undefined) : undefined));
  const latest = useRef(read);
  latest.current = read;
  useEffect(() => {
    if (!key) return;
    kept.delete(key);
    return beforeSessionEnd(() => {
      const typed = latest.current();
      if (typed !== undefined) kept.set(key, typed);
    });
  }, [key]);
  return before;
};

/**
 * `useState` for what people type and choose: what is there when their session ends, or what `toKeep` leaves of it, is there
 * when they are back.
 */
export const useDraftState = <Typed>(
  name: string | undefined,
  initial: Typed,
  toKeep: (typed: Typed) => Typed = (typed) => typed,
): [Typed, Dispatch<SetStateAction<Typed>>] => {
  const [atFirst] = useState(initial);
  const latest = { current: atFirst };
  const before = useFormDraft(name, () => (latest.current === atFirst ? undefined : { typed: toKeep(latest.current) }));
  const [typed, setTyped] = useState(before ? before.typed : atFirst);
  latest.current = typed;
  return [typed, setTyped];
};
