import { getKeptSheets, type KeptList, listKeptSheets } from '#contract/calls/kept-sheets.ts';
import { identityOf } from '#contract/identity.ts';
import { keptBatch, keptDays } from '#contract/kept-sheets.ts';
import { pdfCacheName } from '#src/offline/drop-kept.ts';
import { type KeptChoice, readKeptState, releaseKept } from '#src/offline/kept-database.ts';
import { dropPdf, pdfAddress } from '#src/offline/kept-pdfs.ts';
import { lockKept } from '#src/offline/kept-state.ts';
import { callApi, identityHeaders } from '../call-api.ts';
import { CallError, unreachable } from '../call-error.ts';
import { forgetKept, isKeptFor, type KeptMark, keptMarkKey } from '../kept-mark.ts';
import { getStoredUserInfo } from '../user-info.ts';
import { keptWorker, stopWorker } from './ask-worker.ts';
import { setKeptStatus } from './kept-status.ts';

/** Begins to keep sheets, or others than before, and fetches them. */
export const keepSheets = async (choice: KeptChoice): Promise<void> => {
  const user = getStoredUserInfo();
  if (!user) return;
  // The browser then does not clear it away by itself; where it refuses, what is kept may go when room is short.
  await navigator.storage?.persist?.().catch(() => false);
  await keptWorker.choose(user, choice);
  await refreshKept();
};

/** Removes all from this device. */
export const removeKept = (): void => {
  forgetKept();
  letGoOfKept();
};

/** It has been removed: nothing of it stays in the memory of this page. */
export const letGoOfKept = (): void => {
  stopWorker();
  releaseKept();
  setKeptStatus({ kept: undefined, progress: undefined, fault: undefined, isAway: false });
};

/** Shows what is kept, as it was when it was last looked at. */
export const showKept = async (): Promise<void> => {
  const kept = await readKeptState();
  if (kept?.isLocked) await lockKept(false);
  setKeptStatus({ kept });
};

/** Brings what is kept to what the server has now. One tab does it at a time; a failure is told in the status. */
export const refreshKept = (): Promise<void> =>
  navigator.locks.request('vigie-kept', { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    try {
      await refresh();
      setKeptStatus({ progress: undefined, fault: undefined });
    } catch (error) {
      // The person may no longer keep anything. That their session has ended is dealt with where calls are made.
      if (error instanceof CallError && error.status === 403) return removeKept();
      setKeptStatus({ progress: undefined, fault: faultOf(error) });
    }
    // Nothing where it was removed meanwhile.
    const user = getStoredUserInfo();
    if (user && isKeptFor(identityOf(user))) await showKept();
  });

const faultOf = (error: unknown): 'no-room' | 'later' | 'failed' | undefined => {
  if (error instanceof CallError) {
    if (error.status === unreachable || error.status === 401) return undefined;
    return error.status === 429 ? 'later' : 'failed';
  }
  return (error as { name?: string } | undefined)?.name === 'QuotaExceededError' ? 'no-room' : 'failed';
};

const refresh = async (): Promise<void> => {
  const state = await readKeptState();
  const user = getStoredUserInfo();
  if (!state || !user || identityOf(state.user) !== identityOf(user)) return;
  const list = await callApi(listKeptSheets, {
    query: { location: [...state.locations], ...(state.version && { known: state.version }) },
  });
  // From here on the browser knows that something is kept, and for whom.
  noteContact(identityOf(user), list);
  const wanted = await keptWorker.compare(list, user);
  await showKept();
  for (let at = 0; at < wanted.length; at += keptBatch) {
    setKeptStatus({ progress: { what: 'sheets', done: at, total: wanted.length } });
    const { sheets } = await callApi(getKeptSheets, { query: { isn: wanted.slice(at, at + keptBatch) } });
    await keptWorker.put(sheets);
  }
  await keptWorker.finish(list.version);
  await showKept();
  await refreshPdfs();
};

const noteContact = (who: string, { pass }: KeptList): void =>
  localStorage.setItem(
    keptMarkKey,
    JSON.stringify({ who, pass, until: Date.now() + keptDays * 86_400_000 } satisfies KeptMark),
  );

const refreshPdfs = async (): Promise<void> => {
  const plan = await keptWorker.planPdfs();
  for (const isn of plan.drop) {
    await dropPdf(isn);
    await keptWorker.notePdf({ isn, tag: '', bytes: 0 });
  }
  const cache = await caches.open(pdfCacheName);
  for (const [at, { isn, tag }] of plan.fetch.entries()) {
    setKeptStatus({ progress: { what: 'pdfs', done: at, total: plan.fetch.length } });
    const answer = await fetch(pdfAddress(isn), { headers: identityHeaders() }).catch(() => undefined);
    if (!answer) throw new CallError(unreachable, undefined);
    // One that cannot be made is no reason to go without the others.
    if (!answer.ok) continue;
    const file = await answer.blob();
    const headers = { 'content-type': 'application/pdf', 'content-length': String(file.size) };
    await cache.put(pdfAddress(isn), new Response(file, { headers }));
    await keptWorker.notePdf({ isn, tag, bytes: file.size });
  }
};
