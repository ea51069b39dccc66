import { z } from 'zod';
import { defineCall } from '../call.ts';
import { signInAnswer } from './sign-in.ts';

export const signInByCode = defineCall({
  id: 'signInByCode',
  method: 'POST',
  repeated: 'harmless',
  path: '/login/second-factor',
  summary: 'Goes on after the password with a code of the authenticator app, or with a recovery code',
  access: 'anyone',
  audit: 'sign-in',
  body: z.strictObject({ code: z.string().trim().min(1).max(40) }),
  answer: signInAnswer,
});

export const beginPasskeySignIn = defineCall({
  id: 'beginPasskeySignIn',
  method: 'POST',
  repeated: 'harmless',
  path: '/login/passkey/begin',
  summary:
    'What the browser needs to sign with a passkey: after the password with one of that account, else with any for this site',
  access: 'anyone',
  answer: z.object({ options: z.looseObject({ challenge: z.string() }) }),
});

export const signInByPasskey = defineCall({
  id: 'signInByPasskey',
  method: 'POST',
  repeated: 'harmless',
  path: '/login/passkey',
  summary: 'Opens a session by what a passkey signed: after the password, or alone',
  access: 'anyone',
  audit: 'sign-in',
  body: z.strictObject({ response: z.looseObject({ id: z.string().min(1).max(1500) }) }),
  answer: signInAnswer,
});
