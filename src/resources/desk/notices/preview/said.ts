import type { Language } from '#contract/languages.ts';

/** What a notice says in one language, as it is shown. */
export interface Said {
  readonly language: Language;
  readonly subject: string;
  readonly message: string;
  readonly isRich: boolean;
}
