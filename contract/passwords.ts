import { z } from 'zod';
import { passwordLength } from './limits.ts';

/** A password as it may be chosen: 8 to 64 characters, and none that everybody tries first. S1.9-01. */
export const newPassword = z
  .string()
  .min(1)
  .min(passwordLength.min)
  .max(passwordLength.max)
  .refine((password) => !isCommonPassword(password), { params: { code: 'validation.password_common' } });

/** Holds two fields of a body to each other: the confirmation must repeat the password. */
export const confirmed = (body: {
  password?: string | undefined;
  password_confirmation?: string | undefined;
}): boolean => body.password === body.password_confirmation;

/** Where and how a confirmation that differs is reported. */
export const unconfirmed = { path: ['password_confirmation'], params: { code: 'validation.password_confirmed' } };

/** Whether everybody tries it first: one of the best-known words, a row of keys, one character again and again, with or without figures behind. */
export const isCommonPassword = (password: string): boolean => {
  const typed = plain(password);
  const word = typed.replace(/\d+$/, '') || typed;
  return commonWords.has(typed) || commonWords.has(word) || isRow(typed);
};

/** Whether it is made of nothing but words that are known of the person: the address, what stands before its @, a name. */
export const isOwnPassword = (password: string, own: readonly string[]): boolean => {
  const typed = plain(password);
  const words = own.flatMap((word) => [word, word.split('@')[0] ?? '']).map(plain);
  return words.some((word) => word.length > 2 && (typed === word || typed.replace(/\d+$/, '') === word));
};

/** Without accents, capitals and whatever stands between letters and digits: `Mot de passe 1!` is `motdepasse1`. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Each character the next one's neighbour in the same direction, or the same: 12345678, 87654321, abcdefgh, 00000000. */
const isRow = (text: string): boolean => {
  const steps = new Set([...text].slice(1).map((char, at) => char.charCodeAt(0) - text.charCodeAt(at)));
  const [step = 0] = steps;
  return steps.size <= 1 && Math.abs(step) <= 1;
};

const commonWords = new Set(
  `password passw0rd p4ssword motdepasse mdp azerty azertyui azertyuiop qwerty qwertyui qwertyuiop qwertz qwertzui asdfghjk asdfghjkl
  1q2w3e4r 1qaz2wsx qwer1234 abcd1234 a1b2c3d4 12341234 11223344 1234567890 0123456789 letmein welcome bienvenue iloveyou jetaime
  sunshine princess princesse football baseball hockey monkey dragon superman starwars whatever trustno1 changeme changezmoi secret
  admin administrator administrateur login bonjour soleil doudou loulou chouchou marseille montreal canada canadiens quebec toronto
  hospital hopital vigie whmis simdut safety securite default test testtest temp temporary user guest invite`.split(
    /\s+/,
  ),
);
