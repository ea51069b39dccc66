import type { Language } from '#contract/languages.ts';
import { formatNumber } from '#src/i18n/format-number.ts';

/** How long something took, in either language: `6 min`, `3 h 30 min`, from ten hours on `19 h`, above two days `63 days`. */
export const sayDuration = (minutes: number, language: Language): string => {
  if (minutes < 60) return `${Math.max(1, Math.round(minutes))}\u00a0min`;
  // One of so many hours has to be reckoned in days before it says anything.
  if (minutes > 48 * 60) return `${formatNumber(Math.round(minutes / (24 * 60)), language)}\u00a0${days[language]}`;
  if (minutes >= 600) return `${formatNumber(Math.round(minutes / 60), language)}\u00a0h`;
  const rest = Math.round(minutes % 60);
  return `${Math.floor(minutes / 60)}\u00a0h${rest === 0 ? '' : ` ${rest}\u00a0min`}`;
};

const days = { en: 'days', fr: 'jours' } as const satisfies Record<Language, string>;
