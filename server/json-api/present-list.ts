import type { PageLinks, ResourceObject } from '#contract/json-api/document.ts';
import type { View } from '#contract/json-api/query.ts';
import { type Page, pageLinks } from './pages.ts';
import { presentDocument } from './present-document.ts';

interface List<Data extends ResourceObject> {
  /** The resources of the page. */
  readonly data: readonly Data[];
  readonly related?: readonly ResourceObject[];
  /** How many there are on all pages. */
  readonly total: number;
}

interface ListDocument<Data extends ResourceObject> extends ReturnType<typeof presentDocument<Data>> {
  readonly links: PageLinks;
  readonly meta: { readonly total: number };
}

/** The document of one page of a list; `address` is the path and query it was asked for with. */
export const presentList = <Data extends ResourceObject>(
  { total, ...contents }: List<Data>,
  { query, address }: { query: View & { readonly page: Page }; address: string },
): ListDocument<Data> => ({
  ...presentDocument(contents, query),
  links: pageLinks(address, query.page, total),
  meta: { total },
});
