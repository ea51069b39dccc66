import type { Language } from '#contract/languages.ts';
import type { AttentionKind } from '#contract/sheets/attention.ts';
import type { AttentionAction, Settling } from '#contract/sheets/attention-actions.ts';
import type { SheetLanguage } from '#contract/sheets/language.ts';
import { useLanguage } from '#src/i18n/language.ts';

const en = {
  actions: {
    pdf: 'Upload a PDF',
    edit: 'Fill in by hand',
    join: 'Join with another',
    move: 'Move to the newer one',
    ask: 'The supplier was asked',
  } satisfies Record<Exclude<AttentionAction, 'add' | 'settle'>, string>,
  addNewer: 'Add the newer sheet',
  addLanguage: { en: 'Add the English sheet', fr: 'Add the French sheet' } satisfies Record<SheetLanguage, string>,
  /** By what needs attention: that there is nothing to be done. */
  settle: {
    old: 'There is no newer one',
    superseded: 'Keep both',
    'one-language': 'There is none in the other language',
    'no-pdf': 'There is no PDF',
    unread: 'Compared by hand',
  } satisfies Record<AttentionKind, string>,
  of: (action: string, name: string) => `${action}: ${name}`,
  seeToIt: 'See to it',
  settled: (kind: string, until: string) => `No longer listed as “${kind}” until ${until}.`,
  how: { asked: 'the supplier was asked', settled: 'there is nothing to be done' } satisfies Record<Settling, string>,
  state: (kind: string, how: string, until: string) => `Not listed as “${kind}” until ${until}: ${how}.`,
  reopen: 'List it again',
  reopened: 'The sheet is listed again.',
};

const fr: typeof en = {
  actions: {
    pdf: 'Téléverser un PDF',
    edit: 'Inscrire à la main',
    join: 'Réunir avec une autre',
    move: 'Passer à la plus récente',
    ask: 'Le fournisseur a été contacté',
  },
  addNewer: 'Ajouter la fiche plus récente',
  addLanguage: { en: 'Ajouter la fiche anglaise', fr: 'Ajouter la fiche française' },
  settle: {
    old: 'Il n’y en a pas de plus récente',
    superseded: 'Garder les deux',
    'one-language': 'Il n’y en a pas dans l’autre langue',
    'no-pdf': 'Il n’y a pas de PDF',
    unread: 'Comparée à la main',
  },
  of: (action, name) => `${action}\u00a0: ${name}`,
  seeToIt: 'Régler',
  settled: (kind, until) => `N’est plus dans la liste «\u00a0${kind}\u00a0» jusqu’au ${until}.`,
  how: { asked: 'le fournisseur a été contacté', settled: 'il n’y a rien à faire' },
  state: (kind, how, until) => `Absente de la liste «\u00a0${kind}\u00a0» jusqu’au ${until}\u00a0: ${how}.`,
  reopen: 'Remettre dans la liste',
  reopened: 'La fiche est de nouveau dans la liste.',
};

const messages = { en, fr } satisfies Record<Language, typeof en>;

/** The words of what empties the lists of attention. */
export const useAttentionMessages = () => messages[useLanguage()];
