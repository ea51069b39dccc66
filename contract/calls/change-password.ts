import { z } from 'zod';
import { defineCall } from '../call.ts';
import { passwordLength } from '../limits.ts';
import { confirmed, newPassword, unconfirmed } from '../passwords.ts';

export const changePassword = defineCall({
  id: 'changePassword',
  method: 'POST',
  repeated: 'harmless',
  path: '/change-password',
  summary: 'Sets a new password in place of the current one; every other session of the account ends',
  access: { permission: 'change-password' },
  audit: 'password-changed',
  body: z
    .strictObject({
      current_password: z.string().min(1).max(passwordLength.max),
      password: newPassword,
      password_confirmation: z.string().min(1),
    })
    .refine(confirmed, unconfirmed),
  answer: z.strictObject({}),
});
