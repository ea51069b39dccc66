import type { SharedEngine } from '../port.ts';
import type { SolrAddress } from './solr-address.ts';
import { createSolrClient } from './solr-client.ts';
import { openCollection } from './solr-collection.ts';
import { createSolrEngine } from './solr-engine.ts';

/** The engine on the Solr of an address; nothing is asked of it before something is searched or written. */
export const connectSolr = ({ url, ...options }: SolrAddress): SharedEngine =>
  createSolrEngine(openCollection(createSolrClient(url), options));
