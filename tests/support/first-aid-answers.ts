import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#contract/languages.ts';
import { type ExposureRoute, exposureRoutes } from '#contract/sheets/exposure-routes.ts';
import type { EmergencyCard, Passage } from '#contract/sheets/sheet-sections.ts';
import { readSections } from '#lib/sheet-reader/sections/read-sections.ts';
import { readPages } from '#lib/sheet-reader/text/read-pages.ts';
import answers from '../data/first-aid-answers.json' with { type: 'json' };
import { type Outside, realData } from './outside.ts';

/** Folders of real sheets: ours, and public ones of other makers. */
export const sheetFolders: readonly Outside[] = [realData('data/sds-pdfs'), realData('data/public-sds')];

/** What stands on the page under a route: how it begins and ends, and how many words it has. */
interface Answer {
  readonly page: number;
  readonly first: string;
  readonly last: string;
  readonly words: number;
}

/**
 * `right`: all of it and nothing else. `doubt`: the card says that it is not sure. `absent`: the card has nothing. `foreign`: more
 * than stands there, told for sure. `wrong`: anything else that is told for sure.
 */
export const verdicts = ['right', 'doubt', 'absent', 'foreign', 'wrong'] as const;
export type Verdict = (typeof verdicts)[number];

export interface Judged {
  readonly file: string;
  readonly language: Language;
  readonly part: ExposureRoute | 'fire' | 'spill' | 'telephones';
  readonly verdict: Verdict;
  readonly said: string;
}

/** Reads every sheet of the folders that has an answer, and judges its first aid route by route, then what else has an answer. */
export const judgeCards = async (folders: readonly Outside[]): Promise<Judged[]> => {
  const byHash = new Map(answers.map((answer) => [answer.hash, answer]));
  const judged: Judged[] = [];
  for (const path of folders.flatMap(({ found }) => (found ? pdfsIn(found) : []))) {
    const bytes = readFileSync(path);
    const hash = createHash('sha256').update(bytes).digest('hex');
    const answer = byHash.get(hash);
    // The same sheet may lie there twice.
    if (!answer || !byHash.delete(hash)) continue;
    const [card] = readSections((await readPages(new Uint8Array(bytes))).pages).cards;
    const { file } = answer;
    const language = answer.language === 'fr' ? 'fr' : 'en';
    for (const [part, verdict, said] of judgementsOf(card, answer))
      if (verdict) judged.push({ file, language, part, verdict, said });
  }
  return judged;
};

/** What a sheet says, as it stands on its pages; of fire and spill how it begins. */
interface SheetAnswer {
  readonly routes: Partial<Record<ExposureRoute, Answer>>;
  readonly fire?: Beginning;
  readonly spill?: Beginning;
  readonly telephones?: readonly string[];
}
type Beginning = Pick<Answer, 'page' | 'first'>;

type Judgement = readonly [part: Judged['part'], verdict: Verdict | undefined, said: string];

const judgementsOf = (card: EmergencyCard | undefined, answer: SheetAnswer): Judgement[] => {
  const begins = (said: Passage | null | undefined, expected: Beginning | undefined) =>
    expected && verdictOfBeginning(said ?? null, expected);
  const numbers = card?.telephones.map(({ number }) => number) ?? [];
  return [
    ...exposureRoutes.map((route): Judgement => {
      const said = card?.first_aid[route] ?? null;
      return [route, verdictOf(said, answer.routes[route]), said?.text ?? ''];
    }),
    ['fire', begins(card?.fire.suitable, answer.fire), card?.fire.suitable?.text ?? ''],
    ['spill', begins(card?.spill, answer.spill), card?.spill?.text ?? ''],
    [
      'telephones',
      answer.telephones && (numbers.join() === answer.telephones.join() ? 'right' : 'wrong'),
      numbers.join(' '),
    ],
  ];
};

const verdictOfBeginning = (said: Passage | null, { page, first }: Beginning): Verdict => {
  if (!said) return 'absent';
  if (said.doubts.length > 0) return 'doubt';
  return said.page === page && said.text.replace(/\s+/g, ' ').startsWith(first) ? 'right' : 'wrong';
};

const pdfsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.pdf$/i.test(file))
    .map((file) => join(folder, file));

/** Nothing where neither the sheet nor the card has the route. */
export const verdictOf = (said: Passage | null, answer: Answer | undefined): Verdict | undefined => {
  if (!said) return answer && 'absent';
  if (said.doubts.length > 0) return answer && 'doubt';
  if (!answer) return 'foreign';
  const text = said.text.replace(/\s+/g, ' ');
  const words = text.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  if (words > answer.words) return 'foreign';
  const isWhole = text.startsWith(answer.first) && text.endsWith(answer.last) && words === answer.words;
  return isWhole && said.page === answer.page ? 'right' : 'wrong';
};
