import raFrench from 'ra-language-french';

/** What react-admin's French has otherwise than it is written in Québec, each with what stands in its place. */
const changes: readonly (readonly [wrong: RegExp, right: string])[] = [
  [/'/g, '’'],
  [/"([^"]*)"/g, '«\u00a0$1\u00a0»'],
  [/\.\.\./g, '…'],
  [/\s+(?=[?!;])/g, ''],
  [/\s*:(?=\s|$)/g, '\u00a0:'],
  [/un email/g, 'une adresse courriel'],
  [/Email/g, 'Courriel'],
  [/uploader/g, 'téléverser'],
  [/requis\b/g, 'obligatoire'],
  [/Éditer/g, 'Modifier'],
  [/Etes-vous/g, 'Êtes-vous'],
  [/des mes/g, 'de mes'],
  [/Identifiant/g, 'Nom d’utilisateur'],
];

const written = (tree: object): object =>
  Object.fromEntries(
    Object.entries(tree).map(([key, words]) => [key, typeof words === 'string' ? correct(words) : written(words)]),
  );

const correct = (words: string): string => changes.reduce((text, [wrong, right]) => text.replace(wrong, right), words);

/** React-admin's own words. */
export const reactAdmin = written(raFrench);
