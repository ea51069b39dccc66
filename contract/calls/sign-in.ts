import { z } from 'zod';
import { defineCall } from '../call.ts';
import { passwordLength } from '../limits.ts';

/** An organisation that a multi-location account may be opened in: its client number (0 is the provider), its name. */
export const signInLocation = z.object({ id: z.number().int(), name: z.string() });
export type SignInLocation = z.infer<typeof signInLocation>;

/** What a second factor that is due may be. */
export const dueFactor = z.object({ totp: z.boolean(), passkey: z.boolean() });
export type DueFactor = z.infer<typeof dueFactor>;

/**
 * The answer to a sign-in: nothing, or the next step before a session opens, which is the second factor or the choice
 * of a location.
 */
export const signInAnswer = z.object({
  meta: z
    .union([
      z.object({ multi_location: z.literal(true), locations: z.array(signInLocation) }),
      z.object({ second_factor: dueFactor }),
    ])
    .optional(),
});
export type SignInAnswer = z.infer<typeof signInAnswer>;

export const signIn = defineCall({
  id: 'signIn',
  method: 'POST',
  repeated: 'harmless',
  path: '/login',
  summary:
    'Opens a session; its token travels in an HttpOnly cookie. A multi-location account chooses its location next',
  access: 'anyone',
  audit: 'sign-in',
  body: z.strictObject({
    name: z.string().trim().min(1).max(254),
    password: z.string().min(1).max(passwordLength.max),
  }),
  answer: signInAnswer,
});
