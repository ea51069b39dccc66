import type { Catalogue } from '#contract/errors/entry.ts';
import type { Language } from '#contract/languages.ts';

/** Errors of the contract in one language, by their code: the messages under `errors.`. */
export const errorTitles = (catalogue: Catalogue, language: Language): Record<string, string> =>
  Object.fromEntries(Object.entries(catalogue).map(([code, { title }]) => [code, title[language]]));
