import { listSubsets } from '#contract/calls/list-subsets.ts';
import { callApi } from '../call-api.ts';
import { listOnlyProvider } from '../list-only-provider.ts';

/** A location of the organisation. */
export interface Location {
  readonly id: string;
  readonly name: string;
  /** Ids from the outermost location to this one, `"3/12"`. */
  readonly path: string;
}

/** The organisation's locations, always all of them. */
export const subsetsDataProvider = listOnlyProvider(async ({ signal }) => {
  const { data } = await callApi(listSubsets, signal ? { signal } : {});
  const locations: Location[] = data.map(({ id, attributes }) => ({ id, ...attributes }));
  return { data: locations, total: locations.length };
});
