import type { PageLinks, ResourceObject } from '#contract/json-api/document.ts';
import type { View } from '#contract/json-api/query.ts';
import { type Page, pageLinks } from './pages.ts';
import { presentDocument } from './present-document.ts';

interface List<Data extends ResourceObject, Meta extends object> {
  /** The resources of the page. */
  readonly data: readonly Data[];
  readonly related?: readonly ResourceObject[];
  /** How many there are on all pages. */
  readonly total: number;
  /** Further facts about the list as a whole. */
  readonly meta?: Meta;
}

interface ListDocument<Data extends ResourceObject, Meta extends object>
  extends ReturnType<typeof presentDocument<Data>> {
  readonly links: PageLinks;
  readonly meta: { readonly total: number } & Meta;
}

/** The document of one page of a list; `address` is the path and query it was asked for with. */
export const presentList = <Data extends ResourceObject, Meta extends object = Record<never, never>>(
  { total, meta, ...contents }: List<Data, Meta>,
  { query, address }: { query: View & { readonly page: Page }; address: string },
): ListDocument<Data, Meta> => ({
  ...presentDocument(contents, query),
  links: pageLinks(address, query.page, total),
  meta: { total, ...(meta ?? ({} as Meta)) },
});
