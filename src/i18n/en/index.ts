import { details } from './details.ts';
import { handOff } from './hand-off.ts';
import { open } from './open.ts';
import { pages } from './pages.ts';
import { search } from './search.ts';
import { sheet } from './sheet.ts';

/** English; French has the same keys or does not compile. */
export const en = { ...open, search, sheet, details, pages, handOff } as const;
