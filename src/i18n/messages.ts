import { type ErrorCode, errorCatalogue } from '#contract/errors.ts';
import type { Language } from '#contract/languages.ts';
import { en } from './en/index.ts';
import { fr } from './fr/index.ts';

/** Every key a screen may ask for, `search.clearFilters`. */
export type MessageKey = Leaves<typeof en>;
type Leaves<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${Leaves<Tree[Key]>}`;
}[keyof Tree & string];

/** All messages of a language, the errors of the contract among them under `errors.`. */
export const messagesOf = (language: Language) => ({ ...{ en, fr }[language], errors: errorTitles(language) });

const errorTitles = (language: Language) =>
  Object.fromEntries(
    (Object.keys(errorCatalogue) as ErrorCode[]).map((code) => [code, errorCatalogue[code].title[language]]),
  );
