import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

interface French {
  readonly where: string;
  readonly text: string;
}

/** Every French text of the product: in the French catalogue, and under the name `fr` anywhere. */
const frenchTexts = (): French[] =>
  globSync(['src/**/*.{ts,tsx}', '{contract,lib,server}/**/*.ts'], { cwd: root })
    .filter((file) => !/^(lib\/sheet-reader|server\/domains\/(import|demo))\//.test(file))
    .flatMap(textsOf);

const textsOf = (file: string): French[] => {
  const found: French[] = [];
  const source = readFileSync(resolve(root, file), 'utf8');
  const visit = (node: Node, isFrench: boolean) => {
    const text = isFrench ? textIn(node) : undefined;
    if (text !== undefined) found.push({ where: `${file}:${source.slice(0, node.start).split('\n').length}`, text });
    for (const child of childrenOf(node)) visit(child, isFrench || isNamedFrench(node));
  };
  visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as Node, file.startsWith('src/i18n/fr/'));
  return found;
};

/** `fr: …`, `text_fr: …` or `const fr = …`. */
const isNamedFrench = ({ type, key, id }: Node): boolean =>
  (type === 'Property' && /^(\w+_)?fr$/.test(key?.name ?? '')) || (type === 'VariableDeclarator' && id?.name === 'fr');

/** Of the syntax tree what is looked at here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly key?: { readonly name?: string };
  readonly id?: { readonly name?: string } | null;
  readonly value?: unknown;
  readonly quasis?: readonly { readonly value: { readonly cooked: string } }[];
}

const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flat()
    .filter((one): one is Node => typeof one === 'object' && one !== null && 'type' in one)
    .filter(({ type }) => type !== 'ImportDeclaration');

/** The words of a literal; what is put in between stands as `%{…}`. */
const textIn = ({ type, value, quasis }: Node): string | undefined => {
  if (type === 'Literal' && typeof value === 'string') return value;
  return type === 'TemplateLiteral' ? quasis?.map((quasi) => quasi.value.cooked).join('%{…}') : undefined;
};

const texts = frenchTexts();

/** By rule of French as it is written in Québec: what breaks it. */
const breaches = {
  'no space before ? ! and ;': /[\s\u00a0\u202f][?!;]/,
  'a space that does not break before a colon': /(?<!\u00a0|https?|mailto|\d(?=:\d)):(?![^<]*>)/,
  'such a space inside quotation marks': /«(?!\u00a0)|(?<!\u00a0)»/,
  'the apostrophe of print': /\p{L}'\p{L}/u,
  'one sign for an ellipsis': /\.\.\./,
  'N° for a number': /Nº/,
};

/** One word for one thing: another that was used for it, and where that other is right. */
const others = {
  soutien: { other: /service à la clientèle/i },
  'code de produit, but where a sheet names its identifier': {
    other: /identificateurs? (de|du) produit/i,
    right: 'Identificateur de produit',
  },
  'Confirmer, above a field': { other: /^Confirmez l[ae] / },
  'un mot de passe modifié': { other: /mots? de passe[^.]*\bchangé|changer (le|de|votre) mot de passe/i },
  'un produit qui n’est plus fabriqué': { other: /produit[^.]*\babandonné/i },
  'l’administration de la collection': { other: /gestion de la collection/i },
} satisfies Record<string, { other: RegExp; right?: string }>;

describe('the French texts', () => {
  test('are those of the whole product', () => {
    const folders = new Set(texts.map(({ where }) => where.split('/')[0]));
    expect([...folders].sort()).toEqual(['contract', 'lib', 'server', 'src']);
    expect(texts.length).toBeGreaterThan(1500);
  });

  test.each(Object.entries(breaches))('keep to the rule: %s', (_, breach) => {
    expect(texts.filter(({ text }) => breach.test(text)).map(({ where, text }) => `${where} ${text}`)).toEqual([]);
  });

  test('say that something is done without “avec succès”, but for two that are specified', () => {
    const successes = texts.filter(({ text }) => text.includes('avec succès')).map(({ text }) => text);
    expect(successes.sort()).toEqual(['Recherche sauvegardée avec succès.', 'Recherche supprimée avec succès.']);
  });

  test.each<[string, { other: RegExp; right?: string }]>(Object.entries(others))('say %s', (_, { other, right }) => {
    expect(texts.filter(({ text }) => other.test(text) && text !== right)).toEqual([]);
  });

  test('call what is kept “enregistré”; a copy against loss is a “sauvegarde”', () => {
    expect(texts.filter(({ text }) => /sauvegard(?:e[rz]|é)/i.test(text) && !/avec succès/.test(text))).toEqual([]);
  });
});
