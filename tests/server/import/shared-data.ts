import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** A folder of real lists and sheets that is not part of the repository, where there is one beside it. */
const directory = resolve(import.meta.dirname, '../../../../shared/data');

/** The path of a file of it. */
export const sharedPath = (path: string): string => resolve(directory, path);

/** Whether it is there: tests on it run where it is. */
export const hasSharedData = existsSync(sharedPath('inventories/berea_products.csv'));
