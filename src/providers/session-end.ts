import type { ErrorCode } from '#contract/errors.ts';
import type { CallError } from './call-error.ts';

/**
 * How the page lost its person: the session is over, their access was suspended, or somebody else has signed in in another tab, or the same
 * person has opened another of their organisations there.
 */
export type SessionEnd = 'over' | 'other-person' | 'other-organisation' | 'suspended';

let ended: SessionEnd | undefined;
let forget: (end: SessionEnd) => void = () => {};
const onScreen = new Set<() => void>();

/** Tells the code that keeps the person signed in to forget them when their session has ended. */
export const onSessionEnd = (listener: (end: SessionEnd) => void): void => {
  forget = listener;
};

/** Tells a form on the screen while the person is still known; answers how to let go of it. */
export const beforeSessionEnd = (listener: () => void): (() => void) => {
  onScreen.add(listener);
  return () => {
    onScreen.delete(listener);
  };
};

/** Has every form on the screen keep what is in it. */
export const askForms = (): void => {
  for (const listener of onScreen) listener();
};

/** The session has ended. S1.4-08: not on the verification pages, where nobody is signed in yet. */
export const reportSessionEnd = (end: SessionEnd): void => {
  if (window.location.pathname.startsWith('/verify-email')) return;
  ended = end;
  askForms();
  forget(end);
};

let isKnown = false;
/** The session is over, and what this device keeps is read on: that it is over is no news. */
export const readOnWithout = (): void => {
  isKnown = true;
};

/** Whether it is read on so. */
export const isReadOn = (): boolean => isKnown;

/** Tells of the end of the session where it is what a call was refused for. */
export const reportCallError = ({ status, code }: CallError): void => {
  if (status === 401 && !isKnown)
    reportSessionEnd(code === ('auth.session_suspended' satisfies ErrorCode) ? 'suspended' : 'over');
  if (code === ('auth.other_person' satisfies ErrorCode)) reportSessionEnd('other-person');
};

/** Sign-in, with what has happened and the way back; tells of an ended session once. */
export const signInPath = (from: string): string => {
  // The specification's word for the first; the others are ours.
  const query = new URLSearchParams({ ...(ended && { error: ended === 'over' ? '401' : ended }), redirect: from });
  ended = undefined;
  return `/login?${query}`;
};
