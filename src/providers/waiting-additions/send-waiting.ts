import { addSheets } from '#contract/calls/sds-addition.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { keptDays } from '#contract/kept-sheets.ts';
import { dropWaiting, listWaiting, putWaiting, type WaitingAddition } from '#src/offline/waiting-additions.ts';
import { CallError } from '../call-error.ts';
import { putFormDraft } from '../form-drafts.ts';
import { isServerAway, isUnreachable } from '../kept-sheets/server-away.ts';
import { upload } from '../upload.ts';
import { getIdentity } from '../user-info.ts';
import { countWaiting, noteWaiting, onForgetWaiting, waitingDatabase, waitingKey } from '../waiting-mark.ts';
import { clearWaitingStatus, getWaitingStatus, setWaitingStatus } from './waiting-status.ts';

/** Milliseconds between two tries. */
const tryAgain = 30_000;

/** Whether this browser can keep an addition, and have one of its tabs alone send it; over http it cannot. */
export const canWait = (): boolean => 'locks' in navigator && 'indexedDB' in globalThis;

/** Keeps an addition on this device until the server can be reached; tells since when. Throws `QuotaExceededError`. */
export const keepWaiting = async (
  addition: Omit<WaitingAddition, 'savedAt' | 'refusal'>,
): Promise<number | undefined> => {
  const who = getIdentity();
  if (who === undefined) return undefined;
  const savedAt = Date.now();
  await putWaiting(waitingDatabase(who), { ...addition, savedAt });
  await tellChange(who);
  void followWaiting();
  return savedAt;
};

let isFollowing = false;

/** Shows what waits of the person signed in, and sends it as soon as it can be. */
export const followWaiting = async (): Promise<void> => {
  const show = () => showWaiting(getIdentity()).catch(() => undefined);
  await show();
  if (isFollowing) return;
  isFollowing = true;
  onForgetWaiting(clearWaitingStatus);
  // Another tab has kept, sent or removed something.
  window.addEventListener('storage', ({ key }) => (key === waitingKey || key === null) && void show());
  const look = () => document.visibilityState === 'visible' && hasUnsent() && void sendWaiting();
  window.addEventListener('online', look);
  setInterval(look, tryAgain);
  look();
};

const hasUnsent = (): boolean => {
  const { who, additions } = getWaitingStatus();
  return who !== undefined && who === getIdentity() && additions.some(({ refusal }) => !refusal);
};

const showWaiting = async (who: string | undefined): Promise<void> => {
  if (who === undefined || countWaiting(who) === 0) return clearWaitingStatus();
  setWaitingStatus({ who, additions: await listWaiting(waitingDatabase(who)) });
};

/** What is on the device has changed: the browser remembers how much it is, for other tabs and pages too. */
const tellChange = async (who: string): Promise<void> => {
  const additions = await listWaiting(waitingDatabase(who));
  noteWaiting(who, { count: additions.length, until: (additions[0]?.savedAt ?? 0) + keptDays * 86_400_000 });
  setWaitingStatus({ who, additions });
};

/** Work that one tab does at a time; undefined where another one is at it. */
const alone = <Result>(who: string, work: () => Promise<Result>): Promise<Result | undefined> =>
  navigator.locks.request(waitingDatabase(who), { ifAvailable: true }, async (lock) => (lock ? work() : undefined));

/** Sends what waits, each once. What comes of it is told in the status. */
export const sendWaiting = async (): Promise<void> => {
  const who = getIdentity();
  if (who === undefined || countWaiting(who) === 0) return;
  await alone(who, async () => {
    setWaitingStatus({ isSending: true, fault: undefined });
    try {
      if (await isServerAway()) return setWaitingStatus({ fault: 'away' });
      for (const addition of await listWaiting(waitingDatabase(who))) {
        // Somebody else may have signed in meanwhile, or the person taken everything off the device.
        if (getIdentity() !== who || countWaiting(who) === 0) return;
        if (!addition.refusal && !(await sendOne(who, addition))) return;
      }
    } finally {
      setWaitingStatus({ isSending: false });
    }
  });
};

/** Sends one; false where the others need not be tried now. */
const sendOne = async (who: string, addition: WaitingAddition): Promise<boolean> => {
  const { fields, files, submission } = addition;
  const database = waitingDatabase(who);
  try {
    const { data } = await upload(addSheets, { fields: { ...fields, submission }, files });
    if (countWaiting(who) === 0) return false;
    await dropWaiting(database, submission);
    const { sent, made } = getWaitingStatus();
    setWaitingStatus({
      sent: [...sent, ...data.map(({ id }) => id)],
      made: new Map([...made, [addition.savedAt, data]]),
    });
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    // The session has ended, or is another person's: it waits until they are back.
    if (error.status === 401 || error.code === ('auth.other_person' satisfies ErrorCode)) return false;
    if (isUnreachable(error) || error.status === 429 || error.status >= 500) {
      setWaitingStatus({ fault: isUnreachable(error) ? 'away' : 'failed' });
      return false;
    }
    if (countWaiting(who) === 0) return false;
    await putWaiting(database, { ...addition, refusal: { status: error.status, body: error.body } });
  }
  await tellChange(who);
  return true;
};

/** Takes one off the device and gives it back to the form of this page; false while it is being sent. */
export const takeBack = async (
  pathname: string,
  { submission, content, typed, refusal }: WaitingAddition,
): Promise<boolean> => {
  const who = getIdentity();
  if (who === undefined) return false;
  const isTaken = await alone(who, async () => {
    putFormDraft(pathname, 'files', { typed });
    putFormDraft(pathname, 'submission', { content, mark: submission });
    if (refusal) putFormDraft(pathname, 'refusal', refusal);
    await dropWaiting(waitingDatabase(who), submission);
    await tellChange(who);
    return true;
  });
  return isTaken === true;
};
