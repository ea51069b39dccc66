import type { Messages } from '../words.ts';
import { details } from './details.ts';
import { errorPages } from './error-pages.ts';
import { search } from './search.ts';
import { sheet } from './sheet.ts';
import { shell } from './shell.ts';
import { signIn } from './sign-in.ts';

/** French. */
export const fr: Messages = { shell, signIn, search, sheet, details, errorPages };
