import type { Messages } from '../words.ts';
import { details } from './details.ts';
import { handOff } from './hand-off.ts';
import { open } from './open.ts';
import { pages } from './pages.ts';
import { search } from './search.ts';
import { sheet } from './sheet.ts';

/** French. */
export const fr: Messages = { ...open, search, sheet, details, pages, handOff };
