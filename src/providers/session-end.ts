let isEnded = false;
let forget = () => {};
const onScreen = new Set<() => void>();

/** Tells whoever keeps the person signed in to forget them when the server says that the session has ended. */
export const onSessionEnd = (listener: () => void): void => {
  forget = listener;
};

/** Tells a form on the screen while the person is still known; answers how to let go of it. */
export const beforeSessionEnd = (listener: () => void): (() => void) => {
  onScreen.add(listener);
  return () => {
    onScreen.delete(listener);
  };
};

/** The server answered 401. Specification 1 §4: not on the verification pages, where nobody is signed in yet. */
export const reportSessionEnd = (): void => {
  if (window.location.pathname.startsWith('/verify-email')) return;
  isEnded = true;
  for (const listener of onScreen) listener();
  forget();
};

/** Sign-in, with what has happened and the way back; tells of an ended session once. */
export const signInPath = (from: string): string => {
  const query = new URLSearchParams({ ...(isEnded && { error: '401' }), redirect: from });
  isEnded = false;
  return `/login?${query}`;
};
