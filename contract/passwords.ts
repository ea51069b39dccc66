import { z } from 'zod';
import { passwordLength } from './limits.ts';

/** A password as it may be chosen: 8 to 64 characters; the server judges how soon it is guessed. S1.9-01. */
export const newPassword = z.string().min(1).min(passwordLength.min).max(passwordLength.max);

/** Holds two fields of a body to each other: the confirmation must repeat the password. */
export const confirmed = (body: {
  password?: string | undefined;
  password_confirmation?: string | undefined;
}): boolean => body.password === body.password_confirmation;

/** Where and how a confirmation that differs is reported. */
export const unconfirmed = { path: ['password_confirmation'], params: { code: 'validation.password_confirmed' } };
