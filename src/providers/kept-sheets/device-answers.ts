import type { z } from 'zod';
import type { Call } from '#contract/call.ts';
import type { getSheetDetails } from '#contract/calls/get-sheet-details.ts';
import type { getUserInfo } from '#contract/calls/get-user-info.ts';
import type { getLabel } from '#contract/calls/labels.ts';
import type { listSubsets } from '#contract/calls/list-subsets.ts';
import type { searchSheets } from '#contract/calls/search-sheets.ts';
import type { suggest } from '#contract/calls/suggest.ts';
import { getLanguage } from '#src/i18n/language.ts';
import type { DeviceAnswers } from '../call-api.ts';
import { CallError, unreachable } from '../call-error.ts';
import { isKeptFor } from '../kept-mark.ts';
import { getIdentity, getStoredUserInfo } from '../user-info.ts';
import { keptWorker } from './ask-worker.ts';
import { getKeptStatus, setKeptStatus } from './kept-status.ts';
import { showKept } from './refresh-kept.ts';
import { isServerAway, isUnreachable, late } from './server-away.ts';

interface Args {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
}

type AnswerOf<C extends Call> = (args: Args) => Promise<z.output<C['answer']> | undefined>;

/** The label that is kept is the one that everybody begins with. */
const isKeptLabel = ({ content, lang, stock, decanted }: Record<string, unknown>): boolean =>
  content === 'full' && lang === 'both' && stock === 'roll-6x4' && !decanted;

/**
 * How this device answers calls, by their ids; undefined where what is asked for is not kept. Named by their types alone, so that their
 * addresses stay in the chunks of the pages that send them.
 */
type Answers = {
  readonly getUserInfo: AnswerOf<typeof getUserInfo>;
  readonly searchSheets: AnswerOf<typeof searchSheets>;
  readonly suggest: AnswerOf<typeof suggest>;
  readonly getSheetDetails: AnswerOf<typeof getSheetDetails>;
  readonly getLabel: AnswerOf<typeof getLabel>;
  readonly listSubsets: AnswerOf<typeof listSubsets>;
};

const answers: Answers = {
  getUserInfo: async () => getStoredUserInfo(),
  searchSheets: async ({ query = {} }) => (query.fl === 'id' ? undefined : keptWorker.search(query)),
  suggest: async ({ query = {} }) => keptWorker.suggest(String(query.typed), getLanguage()),
  getSheetDetails: async ({ query = {} }) => (await keptWorker.sheet(Number(query.recordID)))?.details[getLanguage()],
  getLabel: async ({ params = {}, query = {} }) =>
    isKeptLabel(query) ? (await keptWorker.sheet(Number(params.isn)))?.label : undefined,
  listSubsets: async () => {
    const locations = getKeptStatus().kept?.frame.locations ?? [];
    const data = locations.map(({ id, path, name }) => ({
      type: 'subsets' as const,
      id: String(id),
      attributes: { path, name: name[getLanguage()] },
      relationships: {},
      meta: {},
    }));
    return { data, links: {}, meta: { total: data.length } } as unknown as z.output<typeof listSubsets.answer>;
  },
};

/** Milliseconds between two looks whether the server is back. */
const lookAgain = 10_000;

/**
 * Asks the server, and this device where the server cannot be reached, takes too long, or has just done either; what the device
 * does not keep is the server's to answer, or fails as ever.
 */
export const deviceAnswers: DeviceAnswers = async ({ id }, args, ask) => {
  const own = (answers as Partial<Record<string, (args: Args) => Promise<unknown>>>)[id];
  if (getKeptStatus().isReopened) {
    if (!getKeptStatus().pdfsLacking) void tellLackingPdfs();
    const found = await own?.(args as Args).catch(() => undefined);
    if (found === undefined) throw new CallError(unreachable, undefined);
    return found;
  }
  const identity = getIdentity();
  if (!own || identity === undefined || !isKeptFor(identity)) return ask();
  const onDevice = () => own(args as Args).catch(() => undefined);
  if (getKeptStatus().isAway) return (await onDevice()) ?? ask();
  const asked = ask();
  const isAnswered = asked.then(
    () => true,
    (error) => !isUnreachable(error),
  );
  if ((await Promise.race([isAnswered, late()])) === true) return asked;
  const found = await onDevice();
  if (found === undefined) return asked;
  // It may come after all, or fail: nobody waits for it any more.
  asked.catch(() => undefined);
  beAway();
  return found;
};

let timer: ReturnType<typeof setTimeout> | undefined;

const beAway = (): void => {
  if (getKeptStatus().isAway) return;
  setKeptStatus({ isAway: true });
  // Of sheets that are being fetched more have come than this page was told.
  void showKept();
  void tellLackingPdfs();
  const look = async () => {
    clearTimeout(timer);
    if (await isServerAway()) timer = setTimeout(look, lookAgain);
    else {
      window.removeEventListener('online', look);
      setKeptStatus({ isAway: false, pdfsLacking: undefined });
    }
  };
  window.addEventListener('online', look);
  timer = setTimeout(look, lookAgain);
};

/** Has what opens PDFs say which of them are not here, before somebody tries. */
const tellLackingPdfs = async (): Promise<void> => {
  const isns = await keptWorker.sheetsWithoutPdf().catch(() => []);
  if (getKeptStatus().isAway) setKeptStatus({ pdfsLacking: new Set(isns) });
};
