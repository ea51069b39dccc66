import { defineCall } from '../call.ts';
import { signInAnswer } from './sign-in.ts';

export const signInShared = defineCall({
  id: 'signInShared',
  method: 'POST',
  repeated: 'harmless',
  path: '/login/shared',
  summary: 'Opens the shared account of the organisation whose network the request comes from',
  access: 'anyone',
  audit: 'sign-in',
  answer: signInAnswer,
});
