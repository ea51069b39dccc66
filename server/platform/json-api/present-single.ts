import type { ResourceObject } from '#contract/json-api/document.ts';
import type { View } from '#contract/json-api/query.ts';
import { presentDocument } from './present-document.ts';

interface Single<Data extends ResourceObject> {
  readonly data: readonly Data[];
  readonly related: readonly ResourceObject[];
}

/** The document of the one resource of a list that has one. */
export const presentSingle = <Data extends ResourceObject>(
  contents: Single<Data>,
  view: View,
): { readonly data: Data; readonly included?: ResourceObject[] } => {
  const { data, ...rest } = presentDocument(contents, view);
  return { data: data[0]!, ...rest };
};
