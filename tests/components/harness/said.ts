import { type ErrorCode, errorTitle } from '#contract/errors.ts';
import type { Language } from '#contract/languages.ts';
import { messagesOf } from '#src/admin/Resource.tsx';
import { operatorResources } from '#src/app/operator-resources.ts';
import { resources } from '#src/app/resources.ts';
import { en } from '#src/i18n/en/index.ts';
import { fr } from '#src/i18n/fr/index.ts';
import type { MessageKey, ResourceKey } from '#src/i18n/messages.ts';

/** A message of the app's, by its key: what is written in both languages is looked for in both. */
export type Key = MessageKey | ResourceKey | `errors.${ErrorCode}`;

const every = [...resources, ...operatorResources];
const messages = { en: { ...en, ...messagesOf(every, 'en') }, fr: { ...fr, ...messagesOf(every, 'fr') } };

/** Whether that names a message; a file's name has dots too. */
export const isKey = (words: string): words is Key =>
  /^[\w-]+(\.[\w-]+)+$/.test(words) && (words.startsWith('errors.') || words.split('.')[0]! in messages.en);

/** The message in that language; of one with gaps the longest piece between them. Throws for a key that there is not. */
export const said = (key: Key, language: Language): string => {
  if (key.startsWith('errors.')) return errorTitle(key.slice('errors.'.length) as ErrorCode, language);
  const message = key
    .split('.')
    .reduce<unknown>((tree, part) => (tree as Record<string, unknown> | undefined)?.[part], messages[language]);
  if (typeof message !== 'string') throw new Error(`there is no message ${key}`);
  const [longest = ''] = message.split(/%\{\w+\}/).toSorted((one, other) => other.length - one.length);
  return longest;
};
