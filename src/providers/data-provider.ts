import { combineDataProviders, type DataProvider } from 'react-admin';
import { createJsonApiProvider } from './json-api/json-api-provider.ts';
import type { JsonApiResource } from './json-api/resource.ts';

/** Where a resource's data comes from: a JSON:API, or a provider of its own. */
export type DataSource = { readonly jsonApi: JsonApiResource } | { readonly provider: DataProvider };

/** The data of every resource, each from the part of the API that holds it. */
export const createDataProvider = (sources: Readonly<Record<string, DataSource>>): DataProvider => {
  const providers = new Map(
    Object.entries(sources).map(([name, source]) => [
      name,
      'jsonApi' in source ? createJsonApiProvider(source.jsonApi) : source.provider,
    ]),
  );
  return {
    ...combineDataProviders((resource) => {
      const provider = providers.get(resource);
      if (!provider) throw new Error(`no data provider for ${resource}`);
      return provider;
    }),
    supportAbortSignal: true,
  };
};
