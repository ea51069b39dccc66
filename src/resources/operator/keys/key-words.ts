import type { Language } from '#contract/languages.ts';

const named: Readonly<Record<string, Record<Language, string>>> = {
  Enter: { en: 'Enter', fr: 'Entrée' },
  Escape: { en: 'Esc', fr: 'Échap' },
  ArrowDown: { en: '↓', fr: '↓' },
  ArrowUp: { en: '↑', fr: '↑' },
  '-': { en: '−', fr: '−' },
};

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** A key as it stands on keyboards: `T`, `Ctrl+Entrée`, `G R`. */
export const keyWords = (key: string, language: Language): string => {
  if (key.startsWith('Mod+')) return `${isMac ? '⌘\u00a0' : 'Ctrl+'}${keyWords(key.slice(4), language)}`;
  return named[key]?.[language] ?? key.toUpperCase();
};
