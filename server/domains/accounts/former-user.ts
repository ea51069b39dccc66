import type { Language } from '#contract/languages.ts';

/** What somebody is called whose account is no more. */
export const formerUserName = (userId: number, language: Language): string =>
  language === 'fr' ? `Ancien utilisateur ${userId}` : `Former user ${userId}`;
