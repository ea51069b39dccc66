import type { Bilingual } from '#contract/languages.ts';

/** Why a row or a file became what it became, or what was left out or assumed of it; a part of a sentence. */
export interface Reason extends Bilingual {
  /** Something of what was taken in is lost, or has to be looked at by somebody. */
  readonly isToLookAt?: true;
}

/** A reason that asks for nothing. */
export const told = (en: string, fr: string): Reason => ({ en, fr });

/** A reason to look at what was taken in. */
export const toLookAt = (en: string, fr: string): Reason => ({ en, fr, isToLookAt: true });

/** What stands behind a colon, or as it is quoted, in both languages. */
export const quoted = (text: string): Bilingual => ({ en: `“${text}”`, fr: `«\u00a0${text}\u00a0»` });

/** Reasons joined to one text. */
export const joined = (reasons: readonly Bilingual[], language: keyof Bilingual): string =>
  reasons.map((reason) => reason[language]).join('; ');
