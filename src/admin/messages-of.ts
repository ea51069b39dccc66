import type { Language } from '#contract/languages.ts';
import type { Resource } from './define-resource.ts';

/** What resources say, under the keys that react-admin looks for: `resources.users.fields.email`. */
export const messagesOf = (resources: readonly Resource[], language: Language) => ({
  resources: Object.fromEntries(resources.flatMap(({ name, texts }) => (texts ? [[name, texts[language]]] : []))),
});
