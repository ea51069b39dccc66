import { parentPort } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';
import * as french from '@zxcvbn-ts/language-fr';
import type { ChosenPassword, PasswordFault } from './new-passwords.ts';

/** Guesses that a password has to stand: those that the limits of sign-in let through in some thirty years. */
const enough = 1_000_000;

const estimator = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary, ...french.dictionary },
  graphs: common.adjacencyGraphs,
});

/** What is wrong with a password: it is made of the person's own words, or one of the first that anybody would try. */
const findFault = ({ password, own }: ChosenPassword): PasswordFault => {
  const words = own.flatMap((word) => [word, word.split('@')[0] ?? '']).filter((word) => word.length > 2);
  if (words.some((word) => isNothingBut(word, password))) return 'own';
  const known = [...words, ...words.map(plain)];
  const { guesses, sequence } = [password, plain(password)]
    .filter(Boolean)
    .map((spelling) => estimator.check(spelling, known))
    .reduce((one, other) => (other.guesses < one.guesses ? other : one));
  if (guesses >= enough) return 'none';
  return sequence.some(({ dictionaryName }) => dictionaryName === 'userInputs') ? 'own' : 'common';
};

const isNothingBut = (word: string, password: string): boolean =>
  [plain(password), plain(password).replace(/\d+$/, '')].includes(plain(word));

/** Without accents, capitals and everything between letters and digits: `Mot de passe 1!` is `motdepasse1`. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

parentPort?.on('message', (chosen: ChosenPassword) => parentPort?.postMessage(findFault(chosen)));
