import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { leftOut, realData } from '#tests/support/outside.ts';
import { type Answer, answers } from './answer.ts';
import { answersByFolder, outcomeByFolder } from './answers.ts';
import type { Options } from './options.ts';

/** A sheet to read: what it says, or that it can only be `unreadable` or `failed`. */
export type BenchSheet = { readonly file: string; readonly path: string } & (
  | { readonly answer: Answer }
  | { readonly outcome: 'unreadable' | 'failed' }
);

const realSheets = realData('data/sds-pdfs');
const ours = realSheets.found ?? realSheets.what;

/** The requested sheets, or a line that names what is missing. */
export const listSheets = ({ only, others }: Options): BenchSheet[] | string => {
  const missing = others ? undefined : leftOut([realSheets]);
  if (missing) return missing;
  const folder = others?.folder ?? ours;
  if (!existsSync(folder)) return `No sheets to read: there is no folder ${folder}.`;
  const sheets = others ? otherSheets(others) : ourSheets();
  const wanted = only === undefined ? sheets : sheets.filter(({ file }) => file === only || file.endsWith(`/${only}`));
  return wanted.length > 0 ? wanted : `No sheet ${only ?? ''} in ${folder} that has an answer.`;
};

const ourSheets = (): BenchSheet[] => [
  ...Object.entries(answersByFolder).flatMap(([folder, answersOfFolder]) =>
    Object.entries(answersOfFolder).map(([file, answer]) => ({ ...at(folder, file), answer })),
  ),
  ...Object.entries(outcomeByFolder).flatMap(([folder, outcome]) =>
    filesOf(join(ours, folder)).map((file) => ({ ...at(folder, file), outcome })),
  ),
];

const otherSheets = ({ folder, answersFile }: NonNullable<Options['others']>): BenchSheet[] =>
  Object.entries(answers.parse(JSON.parse(readFileSync(answersFile, 'utf8')))).map(([file, answer]) => ({
    file,
    path: join(folder, file),
    answer,
  }));

const filesOf = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

const at = (folder: string, file: string) => ({ file: `${folder}/${file}`, path: join(ours, folder, file) });
