import { describe } from 'vitest';
import { createTestEngine, testSolrUrl } from '#tests/support/solr/test-collection.ts';
import { describeSearchEngine } from './engine-conformance.ts';

describe.skipIf(!testSolrUrl)('with Solr', () => {
  describeSearchEngine('the Solr engine', () => createTestEngine('conformance'));
});
