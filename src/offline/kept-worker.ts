import { answerSearch, answerSuggest } from './answer-search.ts';
import { saveIndex } from './kept-engine.ts';
import {
  changedGroups,
  chooseKept,
  compareWithList,
  finishRefresh,
  measureKept,
  notePdf,
  planPdfs,
  putSheets,
  readSheet,
  sheetsWithoutPdf,
} from './kept-sheets.ts';

/** What the worker does for its page: nothing of it keeps the page from drawing. */
const work = {
  search: answerSearch,
  suggest: answerSuggest,
  sheet: readSheet,
  choose: chooseKept,
  changedGroups,
  compare: compareWithList,
  put: putSheets,
  finish: async (list: Parameters<typeof finishRefresh>[0]) => {
    await finishRefresh(list);
    // Made anew now, and not when somebody searches without a network.
    await saveIndex();
  },
  planPdfs,
  sheetsWithoutPdf,
  notePdf,
  measure: measureKept,
} as const;
export type KeptWork = typeof work;

/** A question to the worker, and its answer. */
export interface WorkQuestion {
  readonly number: number;
  readonly kind: keyof KeptWork;
  readonly from: readonly unknown[];
}
export type WorkAnswer = { readonly number: number } & ({ readonly gives: unknown } | { readonly error: unknown });

const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<WorkQuestion>) => void;
  postMessage: (answer: WorkAnswer) => void;
};

scope.onmessage = ({ data: { number, kind, from } }) => {
  const run = work[kind] as (...from: readonly unknown[]) => Promise<unknown>;
  run(...from).then(
    (gives) => scope.postMessage({ number, gives }),
    (error: unknown) => scope.postMessage({ number, error }),
  );
};
