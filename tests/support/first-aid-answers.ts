import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#contract/languages.ts';
import { type ExposureRoute, exposureRoutes, type Passage } from '#contract/sheets/sheet-sections.ts';
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
  readonly route: ExposureRoute;
  readonly verdict: Verdict;
  readonly said: string;
}

/** Reads every sheet of the folders that has an answer, and judges its first aid route by route. */
export const judgeFirstAid = async (folders: readonly Outside[]): Promise<Judged[]> => {
  const byHash = new Map(answers.map((answer) => [answer.hash, answer]));
  const judged: Judged[] = [];
  for (const path of folders.flatMap(({ found }) => (found ? pdfsIn(found) : []))) {
    const bytes = readFileSync(path);
    const hash = createHash('sha256').update(bytes).digest('hex');
    const answer = byHash.get(hash);
    // The same sheet may lie there twice.
    if (!answer || !byHash.delete(hash)) continue;
    const [card] = readSections((await readPages(new Uint8Array(bytes))).pages).cards;
    const routes: Partial<Record<ExposureRoute, Answer>> = answer.routes;
    for (const route of exposureRoutes) {
      const said = card?.first_aid[route] ?? null;
      const verdict = verdictOf(said, routes[route]);
      if (!verdict) continue;
      const language = answer.language === 'fr' ? 'fr' : 'en';
      judged.push({ file: answer.file, language, route, verdict, said: said?.text ?? '' });
    }
  }
  return judged;
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
