import type { Language } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/language.ts';

const en = {
  title: 'Keyboard',
  open: 'Keyboard',
  or: 'or',
  to: 'to',
  single_keys: 'Letters alone do something',
  takes_next: 'Take the next request by itself',
  details: {
    single_keys: 'Outside of fields. Without it, keys with Ctrl or ⌘ are left.',
    takes_next: 'After a decision the request that comes next is yours as it opens, where nobody has it.',
  },
  notKept: 'That could not be kept. Try again.',
};

const fr: typeof en = {
  title: 'Clavier',
  open: 'Clavier',
  or: 'ou',
  to: 'à',
  single_keys: 'Les lettres seules agissent',
  takes_next: 'Prendre d’office la demande suivante',
  details: {
    single_keys: 'Hors des champs. Sans cela, il reste les touches avec Ctrl ou ⌘.',
    takes_next: 'Après une décision, la demande qui suit est à vous dès qu’elle s’ouvre, si personne ne l’a.',
  },
  notKept: 'Cela n’a pas pu être conservé. Réessayez.',
};

const messages = { en, fr } satisfies Record<Language, typeof en>;

/** What is said about keys. */
export const useKeysMessages = () => messages[useLanguage()];
