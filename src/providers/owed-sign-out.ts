import { urlOf } from '#contract/call-url.ts';
import { signOut } from '#contract/calls/sign-out.ts';
import { identityHeader } from '#contract/identity.ts';
import { answerTimeout } from '#contract/kept-sheets.ts';
import { ownHeaders } from './call-api.ts';
import { oweSignOut, readOwedSignOut } from './page-cookies.ts';
import { reportSessionEnd } from './session-end.ts';
import { getIdentity } from './user-info.ts';

/** Milliseconds between two tries. */
const tryAgain = 30_000;

/** Said where only the choice of locations is open: no person has this identity. */
const nobody = 'nobody';

/** Ends the session on the server; where no answer comes, this browser owes it, and its session opens nothing meanwhile. */
export const endSession = async (): Promise<void> => {
  oweSignOut(getIdentity() ?? nobody);
  if (!(await sendOwed())) keepTrying();
};

/** Sends what a page before this one could not. */
export const startOwedSignOut = (): void => {
  if (readOwedSignOut() === undefined) return;
  void sendOwed().then((isSent) => isSent || keepTrying());
};

/** Names whom it was of, so that it never ends the session of who has signed in since; true when nothing is owed any more. */
const sendOwed = async (): Promise<boolean> => {
  const who = readOwedSignOut();
  if (who === undefined) return true;
  const answer = await fetch(urlOf(signOut), {
    method: signOut.method,
    credentials: 'same-origin',
    headers: { ...ownHeaders(), [identityHeader]: who },
    signal: AbortSignal.timeout(answerTimeout),
  }).catch(() => undefined);
  if (!answer || answer.status >= 500 || answer.status === 429) return false;
  // Another tab may owe another one by now.
  if (readOwedSignOut() === who) oweSignOut(undefined);
  if (answer.status === 409 && getIdentity() === who) reportSessionEnd('other-person');
  return true;
};

const keepTrying = (): void => {
  const end = () => {
    clearInterval(timer);
    window.removeEventListener('online', look);
  };
  const look = async () => {
    if (await sendOwed()) end();
  };
  const timer = setInterval(look, tryAgain);
  window.addEventListener('online', look);
};
