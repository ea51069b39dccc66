import { errorPages } from './error-pages.ts';
import { forms } from './forms.ts';
import { password } from './password.ts';
import { shell } from './shell.ts';
import { signIn } from './sign-in.ts';
import { verification } from './verification.ts';

/** What pages say that need no session; they load nothing else. */
export const open = { shell, forms, signIn, password, verification, errorPages };
