import type { Bilingual } from '#contract/languages.ts';
import type { SecondFactorPolicy } from '#contract/second-factor.ts';

/** Of whom an organisation demands two-step sign-in, in words. */
export const policyNames: Readonly<Record<SecondFactorPolicy, Bilingual>> = {
  nobody: { en: 'Nobody: it is offered to all', fr: 'Personne\u00a0: elle est offerte à tous' },
  administrators: { en: 'Administrators', fr: 'Administrateurs' },
  everyone: { en: 'Everybody but shared accounts', fr: 'Tous, sauf les postes partagés' },
};
