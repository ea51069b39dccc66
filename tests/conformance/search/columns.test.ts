import { createColumnsEngine } from '#lib/search-engine/columns/columns-engine.ts';
import { snapshotFiles } from '#lib/search-engine/snapshots/snapshot-files.ts';
import { createReferenceEngine } from '#tests/support/search/reference.ts';
import { describeSearchEngine } from './engine-conformance.ts';

describeSearchEngine('the columns engine', async () => createColumnsEngine(snapshotFiles));
// What the columns are compared with has to do the same.
describeSearchEngine('the reference engine', async () => createReferenceEngine());
