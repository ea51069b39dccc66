import { combineDataProviders, type DataProvider } from 'react-admin';
import { sheetsDataProvider } from './sheets/sheets-data-provider.ts';
import { subsetsDataProvider } from './subsets/subsets-data-provider.ts';

const providers: Record<string, DataProvider> = {
  sheets: sheetsDataProvider,
  subsets: subsetsDataProvider,
};

/** The data of every resource, each from the part of the API that holds it. */
export const dataProvider: DataProvider = {
  ...combineDataProviders((resource) => {
    const provider = providers[resource];
    if (!provider) throw new Error(`no data provider for ${resource}`);
    return provider;
  }),
  supportAbortSignal: true,
};
