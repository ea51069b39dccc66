/** Where Solr is, and which of its collections are ours. */
export interface SolrAddress extends CollectionOptions {
  /** `http://host:8983/solr` of one node or of several, without a slash at the end. */
  readonly urls: readonly string[];
}

/** How our collections are named and made. */
export interface CollectionOptions {
  /** What their names begin with. */
  readonly name: string;
  /** For a new collection; an existing one is not changed. */
  readonly shards: number;
  readonly replicas: number;
}
