import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { beforeSessionEnd } from '../session-end.ts';
import { getIdentity } from '../user-info.ts';

/**
 * What people had typed when their session ended, by who, where and in which form. In the memory of the tab alone: it goes
 * with the tab, and nobody else who signs in there meets it.
 */
const kept = new Map<string, unknown>();

const prefixOf = (identity: string, pathname: string) => `${JSON.stringify([identity, pathname])} `;

/** Whether something waits on that page for that person in that organisation. */
export const isTypingKept = (identity: string | undefined, pathname: string): boolean =>
  identity !== undefined && [...kept.keys()].some((key) => key.startsWith(prefixOf(identity, pathname)));

/** For whoever signs out: what is typed then is given up. */
export const forgetTyping = (): void => kept.clear();

/**
 * Gives what had been typed in this form when the session ended, once, to the person who typed it; and keeps what `read`
 * gives when the session ends again, if anything. Without a name, and without a person, nothing is kept.
 */
export const useKeptTyping = <Typed>(name: string | undefined, read: () => Typed | undefined): Typed | undefined => {
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
