import { answeredErrors } from './errors/answered-errors.ts';
import { directoryErrors } from './errors/directory-errors.ts';
import type { Catalogue } from './errors/entry.ts';
import { importErrors } from './errors/import-errors.ts';
import { memberErrors } from './errors/member-errors.ts';
import { operatorErrors } from './errors/operator-errors.ts';
import { posterErrors } from './errors/poster-errors.ts';
import { secondFactorErrors } from './errors/second-factor-errors.ts';
import { singleSignOnErrors } from './errors/single-sign-on-errors.ts';
import { webhookErrors } from './errors/webhook-errors.ts';
import type { Bilingual } from './languages.ts';

/**
 * Every error the API answers with: its HTTP status and its words. Closed: nothing else leaves the server. S1.8.
 */
export const errorCatalogue = {
  ...memberErrors,
  ...operatorErrors,
  ...secondFactorErrors,
  ...answeredErrors,
  ...posterErrors,
  ...directoryErrors,
  ...importErrors,
  ...singleSignOnErrors,
  ...webhookErrors,
} as const satisfies Catalogue;

export type ErrorCode = keyof typeof errorCatalogue;

/** What fills the blanks of an error's words, `%{max}`, by their names; a blank that is not among them stays empty. */
export type ErrorParams = Readonly<Record<string, string | number>>;

/** An error's words in one language with its parameters filled in. */
export const errorTitle = (code: ErrorCode, language: keyof Bilingual, params: ErrorParams = {}): string =>
  errorCatalogue[code].title[language].replace(/%\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
