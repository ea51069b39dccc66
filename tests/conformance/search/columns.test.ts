import { createColumnsEngine } from '#lib/search-engine/columns/columns-engine.ts';
import { createReferenceEngine } from '#tests/support/search/reference.ts';
import { describeSearchEngine } from './engine-conformance.ts';

describeSearchEngine('the columns engine', async () => createColumnsEngine());
// What the columns are compared with has to do the same.
describeSearchEngine('the reference engine', async () => createReferenceEngine());
