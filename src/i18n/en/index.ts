import { details } from './details.ts';
import { errorPages } from './error-pages.ts';
import { search } from './search.ts';
import { sheet } from './sheet.ts';
import { shell } from './shell.ts';
import { signIn } from './sign-in.ts';

/** English; French has the same keys or does not compile. */
export const en = { shell, signIn, search, sheet, details, errorPages } as const;
