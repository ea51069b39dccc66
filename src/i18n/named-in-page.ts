import type { Language } from '#contract/languages.ts';
import type { PageName } from '#contract/page-names.ts';

/** What the server named in the page it sent, known without network too; empty while the provider has not said it. */
export const namedInPage = (name: PageName, language: Language): string =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}][lang=${language}]`)?.content ?? '';

/** How a site is called where it is linked. */
export const hostOf = (address: string): string => new URL(address).host.replace(/^www\./, '');
