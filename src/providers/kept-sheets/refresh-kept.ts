import type { z } from 'zod';
import { urlOf } from '#contract/call-url.ts';
import { getSheetPdf } from '#contract/calls/get-sheet-pdf.ts';
import type { UserInfo } from '#contract/calls/get-user-info.ts';
import { getKeptSheets, type KeptList, listKeptSheets } from '#contract/calls/kept-sheets.ts';
import { identityOf } from '#contract/identity.ts';
import { answerTimeout, keptBatch, keptDays, keptRefreshInterval, maxKeptGroups } from '#contract/kept-sheets.ts';
import { dropKept, pdfCacheName } from '#src/offline/drop-kept.ts';
import { type KeptChoice, readKeptState, releaseKept } from '#src/offline/kept-database.ts';
import { dropPdf, pdfAddress } from '#src/offline/kept-pdfs.ts';
import { lockKept } from '#src/offline/kept-state.ts';
import { callApi, identityHeaders } from '../call-api.ts';
import { CallError, unreachable } from '../call-error.ts';
import { forgetKept, isKeptFor, type KeptMark, keptMarkKey, readKeptMark } from '../kept-mark.ts';
import { readOpened } from '../opened-sheets.ts';
import { getIdentity, getStoredUserInfo } from '../user-info.ts';
import { keptWorker, stopWorker } from './ask-worker.ts';
import { getKeptStatus, type KeptStatus, setKeptStatus } from './kept-status.ts';
import { isServerAway } from './server-away.ts';
import { appKept } from './service-worker.ts';

/** What came of what somebody asked for: it was done or its fault is in the status, there is no connection, or it is under way already. */
export type RefreshEnd = 'done' | 'away' | 'elsewhere';

/** Begins to keep sheets, or others than before, and fetches them. Without a connection nothing is changed. */
export const keepSheets = (choice: KeptChoice): Promise<RefreshEnd> => {
  // The browser then does not clear it away by itself. Some ask the person first, and are not waited for.
  navigator.storage?.persist?.().catch(() => false);
  return refreshNow(choice);
};

/** Brings what is kept to what the server has now, because somebody asks for it. */
export const refreshNow = async (choice?: KeptChoice): Promise<RefreshEnd> => {
  if (await isServerAway()) return 'away';
  let end: RefreshEnd = 'elsewhere';
  const refresh = async () => {
    end = 'done';
    end = await refreshAlone(choice);
  };
  await navigator.locks.request(lockName, { signal: AbortSignal.timeout(answerTimeout) }, refresh).catch((error) => {
    if (end !== 'elsewhere') throw error;
  });
  return end;
};

const lockName = 'vigie-kept';

/** Removes all from this device. */
export const removeKept = (): void => {
  forgetKept();
  letGoOfKept();
};

/** It has been removed: nothing of it stays in the memory of this page, and what is being fetched is let go of. */
export const letGoOfKept = (): void => {
  isGone = true;
  underWay?.abort();
  clearTimeout(goingOn);
  stopWorker();
  releaseKept();
  setKeptStatus({ kept: undefined, progress: undefined, fault: undefined, isAway: false, isReopened: false });
};

let isGone = false;
let underWay: AbortController | undefined;
let goingOn: ReturnType<typeof setTimeout> | undefined;

/** Has fetching go on once there is budget for many of what is missing, in the background too; answers when. */
const goOnLater = (): number => {
  clearTimeout(goingOn);
  goingOn = setTimeout(() => void refreshKept().catch(() => undefined), keptRefreshInterval);
  return Date.now() + keptRefreshInterval;
};

/** Shows what is kept for the person signed in, as it was when it was last looked at. */
export const showKept = async (): Promise<void> => {
  const who = getIdentity();
  // Looking would make a database where there is none.
  if (who === undefined || !isKeptFor(who)) return setKeptStatus({ kept: undefined });
  const kept = await readKeptState();
  if (kept?.isLocked) await lockKept(false);
  setKeptStatus({ kept });
};

/** Brings what is kept to what the server has now, unless another tab is at it. A failure is told in the status. */
export const refreshKept = (): Promise<void> =>
  navigator.locks.request(lockName, { ifAvailable: true }, async (lock) => {
    if (lock) await refreshAlone();
  });

const refreshAlone = async (choice?: KeptChoice): Promise<RefreshEnd> => {
  isGone = false;
  let end: RefreshEnd = 'done';
  try {
    await refresh(choice);
    setKeptStatus({ progress: undefined, fault: undefined });
  } catch (error) {
    // The person may no longer keep anything. That their session has ended is dealt with where calls are made.
    if (error instanceof CallError && error.status === 403) removeKept();
    else if (!isGone) {
      const fault = faultOf(error);
      const goesOnAt = fault === 'later' ? goOnLater() : undefined;
      setKeptStatus({ progress: undefined, fault, missingPdfs: missingOf(getKeptStatus()), goesOnAt });
      if (fault === 'away') end = fault;
    }
  }
  // What was written while it was being removed goes too.
  if (readKeptMark()) await showKept();
  else await dropKept();
  return end;
};

const missingOf = ({ progress }: KeptStatus): number =>
  progress?.what === 'pdfs' ? progress.total - progress.done : 0;

const faultOf = (error: unknown): KeptStatus['fault'] => {
  if (error instanceof CallError) {
    if (error.status === unreachable) return 'away';
    if (error.status === 401) return undefined;
    return error.status === 429 ? 'later' : 'failed';
  }
  return (error as { name?: string } | undefined)?.name === 'QuotaExceededError' ? 'no-room' : 'failed';
};

const refresh = async (choice: KeptChoice | undefined): Promise<void> => {
  const user = getStoredUserInfo();
  if (!user) return;
  const who = identityOf(user);
  const stored = isKeptFor(who) ? await readKeptState() : undefined;
  const state = stored && identityOf(stored.user) === who ? stored : undefined;
  const locations = (choice ?? state)?.locations;
  if (!locations) return;
  const known = String(state?.locations) === String(locations) ? state?.version : undefined;
  const ask: Ask = (query) =>
    limited(
      (signal) => callApi(listKeptSheets, { query: { location: [...locations], ...query }, signal }),
      answerLimit,
    );
  const list = await ask({ ...(known && { known }), ...(known && state?.groups && { only: 'groups' }) });
  // Meanwhile somebody may have signed out, or removed it all in another tab.
  if (getIdentity() !== who || (!choice && !isKeptFor(who))) return;
  // From here on the browser knows that something is kept, and for whom.
  noteContact(who, list);
  if (choice) await keptWorker.choose(user, choice);
  const wanted = await compare(list, user, ask);
  await showKept();
  if (wanted.length > 0) {
    setKeptStatus({ progress: { what: 'sheets', done: 0, total: wanted.length } });
    // Sheets that have come are worth nothing where the app that shows them does not open without a network.
    await Promise.race([appKept(), passed(answerLimit)]);
  }
  for (let at = 0; at < wanted.length; at += keptBatch) {
    setKeptStatus({ progress: { what: 'sheets', done: at, total: wanted.length } });
    const isn = wanted.slice(at, at + keptBatch);
    const { sheets } = await limited((signal) => callApi(getKeptSheets, { query: { isn }, signal }), answerLimit);
    await keptWorker.put(sheets);
  }
  if (list.groups) await keptWorker.finish(list);
  await showKept();
  await refreshPdfs();
};

type Ask = (query: Omit<z.input<typeof listKeptSheets.query>, 'location'>) => Promise<KeptList>;

/** Which sheets are to be fetched. Of a list that told groups alone, the marks of those that have changed are asked for before. */
const compare = async (list: KeptList, user: UserInfo, ask: Ask): Promise<number[]> => {
  if (list.sheets || !list.groups) return keptWorker.compare(list, user);
  const changed = await keptWorker.changedGroups(list.groups);
  if (changed.length === 0) return keptWorker.compare({ ...list, sheets: [] }, user, changed);
  const isFew = changed.length <= maxKeptGroups;
  const { sheets } = await ask(isFew ? { group: changed } : {});
  return keptWorker.compare({ ...list, sheets }, user, isFew ? changed : undefined);
};

/** Milliseconds that the server may take for a part of it, and for a PDF. A connection that hangs ends no fetching by itself. */
const [answerLimit, pdfLimit] = [60_000, 120_000];

const passed = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/** Asks for a part; throws as without a connection where it takes too long, or is wanted no longer. */
const limited = async <Answer>(ask: (signal: AbortSignal) => Promise<Answer>, limit: number): Promise<Answer> => {
  const asked = new AbortController();
  underWay = asked;
  const timer = setTimeout(() => asked.abort(), limit);
  try {
    const answer = await ask(asked.signal);
    if (!isGone) return answer;
  } catch (error) {
    if (!asked.signal.aborted) throw error;
  } finally {
    clearTimeout(timer);
  }
  throw new CallError(unreachable, undefined);
};

const noteContact = (who: string, { pass }: KeptList): void =>
  localStorage.setItem(
    keptMarkKey,
    JSON.stringify({ who, pass, until: Date.now() + keptDays * 86_400_000 } satisfies KeptMark),
  );

const refreshPdfs = async (): Promise<void> => {
  const plan = await keptWorker.planPdfs(readOpened());
  for (const isn of plan.drop) {
    await dropPdf(isn);
    await keptWorker.notePdf({ isn, tag: '', bytes: 0 });
  }
  for (const [at, { isn, tag }] of plan.fetch.entries()) {
    setKeptStatus({ progress: { what: 'pdfs', done: at, total: plan.fetch.length } });
    const file = await limited((signal) => fetchPdf(isn, signal), pdfLimit).catch(async (error: unknown) => {
      if (isGone || (error instanceof CallError && error.status !== unreachable) || (await isServerAway())) throw error;
      return undefined;
    });
    // One that cannot be made, or that takes too long, is no reason to go without the others.
    if (!file) continue;
    const headers = { 'content-type': 'application/pdf', 'content-length': String(file.size) };
    await (await caches.open(pdfCacheName)).put(pdfAddress(isn), new Response(file, { headers }));
    await keptWorker.notePdf({ isn, tag, bytes: file.size });
  }
};

/** Refusals that every further PDF would meet too. */
const refusals: readonly number[] = [401, 429];

/** Seconds that a refusal may last to be waited for: what is told so is a pause for breath, and no end of an hour's budget. */
const shortWait = 2;

const fetchPdf = async (isn: number, signal: AbortSignal): Promise<Blob | undefined> => {
  const address = urlOf(getSheetPdf, { file: `${isn}.pdf` }, { for: 'device' });
  const answer = await fetch(address, { headers: identityHeaders(), signal }).catch(() => undefined);
  if (!answer) throw new CallError(unreachable, undefined);
  const wait = Number(answer.headers.get('retry-after') ?? Number.POSITIVE_INFINITY);
  if (answer.status === 429 && wait <= shortWait) {
    await passed(wait * 1000);
    return fetchPdf(isn, signal);
  }
  if (refusals.includes(answer.status)) throw new CallError(answer.status, undefined);
  return answer.ok ? answer.blob() : undefined;
};
