import { z } from 'zod';
import { defineCall } from '../call.ts';

/** What stands behind the @ of a name, in small letters. */
const domain = z.string().trim().toLowerCase().min(1).max(253);

/** The organisation whose people of a mail domain sign in at its own identity provider. */
const provider = z.object({
  name: z.string(),
  /** Nobody of them signs in by password. */
  is_only: z.boolean(),
});
export type SignInProvider = z.output<typeof provider>;

export const findSignInProvider = defineCall({
  id: 'findSignInProvider',
  method: 'GET',
  path: '/login/provider',
  summary:
    'Whether people of a mail domain sign in at an identity provider. Asked by domain alone: it tells of no account',
  access: 'anyone',
  query: z.strictObject({ domain }),
  answer: z.object({ provider: provider.nullable() }),
});

export const beginProviderSignIn = defineCall({
  id: 'beginProviderSignIn',
  method: 'POST',
  repeated: 'harmless',
  path: '/login/provider',
  summary: 'Begins a sign-in at the identity provider of a mail domain: the address to go to',
  access: 'anyone',
  body: z.strictObject({
    domain,
    /** What was typed as the name, for the provider. */
    hint: z.string().trim().max(254).optional(),
    /** Page of ours to go to when one is in. */
    redirect: z.string().max(2000).optional(),
  }),
  answer: z.object({ url: z.string() }),
});

export const completeProviderSignIn = defineCall({
  id: 'completeProviderSignIn',
  statuses: [302],
  method: 'GET',
  path: '/login/provider/:organisation/callback',
  summary:
    'Where an identity provider sends people back to: opens the session, and leads to the page that was asked for',
  access: 'anyone',
  audit: 'sign-in',
  params: z.strictObject({ organisation: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
  /** Providers add parameters of their own. */
  query: z.looseObject({}),
  answer: z.string(),
});
