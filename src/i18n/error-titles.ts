import { type ErrorCode, errorCatalogue } from '#contract/errors.ts';
import type { Language } from '#contract/languages.ts';

/** The errors of the contract in one language, by their code: the messages under `errors.`. */
export const errorTitles = (language: Language): Record<string, string> =>
  Object.fromEntries(
    (Object.keys(errorCatalogue) as ErrorCode[]).map((code) => [code, errorCatalogue[code].title[language]]),
  );
