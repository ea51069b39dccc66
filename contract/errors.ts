import { collectionErrors } from './errors/collection-errors.ts';
import { documentErrors } from './errors/document-errors.ts';
import type { Catalogue } from './errors/entry.ts';
import { generalErrors } from './errors/general-errors.ts';
import { operatorErrors } from './errors/operator-errors.ts';
import { peopleErrors } from './errors/people-errors.ts';
import { requestErrors } from './errors/request-errors.ts';
import { searchPageErrors } from './errors/search-page-errors.ts';
import { signInErrors } from './errors/sign-in-errors.ts';
import { validationErrors } from './errors/validation-errors.ts';
import type { Bilingual } from './languages.ts';

/**
 * Every error the API answers with: its HTTP status and its words. Closed: nothing else leaves the server. S1.8.
 */
export const errorCatalogue = {
  ...signInErrors,
  ...validationErrors,
  ...searchPageErrors,
  ...collectionErrors,
  ...peopleErrors,
  ...requestErrors,
  ...documentErrors,
  ...operatorErrors,
  ...generalErrors,
} as const satisfies Catalogue;

export type ErrorCode = keyof typeof errorCatalogue;

export type ErrorParams = Readonly<Record<string, string | number>>;

/** An error's words in one language with its parameters filled in. */
export const errorTitle = (code: ErrorCode, language: keyof Bilingual, params: ErrorParams = {}): string =>
  errorCatalogue[code].title[language].replace(/%\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
