import type { Bilingual } from '#contract/languages.ts';

/** Signal words as a sheet shows them: GHS annex 3. */
export const signalWords = {
  danger: { en: 'Danger', fr: 'Danger' },
  warning: { en: 'Warning', fr: 'Attention' },
} as const satisfies Record<string, Bilingual>;
