import type { SharedEngine } from '../port.ts';
import type { SolrAddress } from './solr-address.ts';
import { createSolrClient } from './solr-client.ts';
import { openCollection } from './solr-collection.ts';
import { createSolrEngine } from './solr-engine.ts';

/** The engine on the Solr of these addresses; it sends nothing before the first search or write. */
export const connectSolr = ({ urls, ...options }: SolrAddress): SharedEngine =>
  createSolrEngine(openCollection(createSolrClient(urls), options));
