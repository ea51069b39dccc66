import { describeWith } from '#tests/support/describe-with.ts';
import { solr } from '#tests/support/outside.ts';
import { createTestEngine } from '#tests/support/solr/test-collection.ts';
import { describeSearchEngine } from './engine-conformance.ts';

describeWith(solr, 'with Solr', () => {
  describeSearchEngine('the Solr engine', () => createTestEngine('conformance'));
});
