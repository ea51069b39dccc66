import { sheets } from './resources/sheets/index.ts';
import { subsets } from './resources/subsets/index.ts';

/** Every resource of the browser app. */
export const resources = [sheets, subsets];
