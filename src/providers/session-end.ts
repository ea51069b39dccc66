let isEnded = false;
let forget = () => {};

/** Tells whoever keeps the person signed in to forget them when the server says that the session has ended. */
export const onSessionEnd = (listener: () => void): void => {
  forget = listener;
};

/** The server answered 401. Specification 1 §4: not on the verification pages, where nobody is signed in yet. */
export const reportSessionEnd = (): void => {
  if (window.location.pathname.startsWith('/verify-email')) return;
  isEnded = true;
  forget();
};

/** Sign-in, with what has happened and the way back; tells of an ended session once. */
export const signInPath = (from: string): string => {
  const query = new URLSearchParams({ ...(isEnded && { error: '401' }), redirect: from });
  isEnded = false;
  return `/login?${query}`;
};
