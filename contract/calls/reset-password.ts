import { z } from 'zod';
import { defineCall } from '../call.ts';
import { languages } from '../languages.ts';
import { confirmed, newPassword, unconfirmed } from '../passwords.ts';

const email = z.string().trim().min(1).max(254).pipe(z.email());

export const forgotPassword = defineCall({
  id: 'forgotPassword',
  method: 'POST',
  repeated: 'harmless',
  path: '/forgot-password',
  summary: 'Mails a link to set a new password, if there is such an account; the answer is the same either way',
  access: 'anyone',
  body: z.strictObject({ email }),
  answer: z.object({}),
});

export const openResetLink = defineCall({
  id: 'openResetLink',
  method: 'POST',
  repeated: 'harmless',
  path: '/reset-link',
  summary:
    'Whether a link to set a new password still holds; the link is sent in the body, as our page does (decision 67)',
  access: 'anyone',
  body: z.strictObject({ email: z.string().max(254), token: z.string().max(200) }),
  answer: z.object({}),
});

export const checkResetLink = defineCall({
  id: 'checkResetLink',
  method: 'GET',
  path: '/reset-password',
  summary: 'Whether a link to set a new password still holds, as the specification asks it',
  access: 'anyone',
  query: z.strictObject({ email: z.string().max(254), token: z.string().max(200), lang: z.enum(languages).optional() }),
  answer: z.object({}),
});

export const resetPassword = defineCall({
  id: 'resetPassword',
  method: 'POST',
  repeated: 'harmless',
  path: '/reset-password',
  summary: 'Sets a new password; the link is used up and every session of the account ends',
  access: 'anyone',
  audit: 'password-reset',
  body: z
    .strictObject({
      email: z.string().max(254),
      token: z.string().max(200),
      password: newPassword,
      password_confirmation: z.string().min(1),
    })
    .refine(confirmed, unconfirmed),
  answer: z.object({}),
});
