import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

interface French {
  readonly where: string;
  readonly text: string;
}

/** Every French text of the product: what stands in the French catalogue, and under a property `fr` anywhere. */
const frenchTexts = (): French[] =>
  globSync(['src/**/*.{ts,tsx}', 'contract/**/*.ts', 'server/**/*.ts'], { cwd: root })
    .filter((file) => !/^server\/(import|reading|demo)\//.test(file))
    .flatMap(textsOf);

const textsOf = (file: string): French[] => {
  const found: French[] = [];
  const source = readFileSync(resolve(root, file), 'utf8');
  const visit = (node: Node, isFrench: boolean) => {
    const text = isFrench ? textIn(node) : undefined;
    if (text !== undefined) found.push({ where: `${file}:${source.slice(0, node.start).split('\n').length}`, text });
    const named = node.type === 'Property' && node.key?.name === 'fr';
    for (const child of childrenOf(node)) visit(child, isFrench || named);
  };
  visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as Node, file.startsWith('src/i18n/fr/'));
  return found;
};

/** Of the syntax tree what is looked at here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly key?: { readonly name?: string };
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
  'a space that does not break before a colon': /(?<![\u00a0\w]):(?=\s|$)|(?<=\w):(?= )/,
  'such a space inside quotation marks': /«(?!\u00a0)|(?<!\u00a0)»/,
  'the apostrophe of print': /\p{L}'\p{L}/u,
  'one sign for an ellipsis': /\.\.\./,
  'N° for a number': /Nº/,
};

describe('the French texts', () => {
  test('are those of the whole product', () => {
    const folders = new Set(texts.map(({ where }) => where.split('/')[0]));
    expect([...folders].sort()).toEqual(['contract', 'server', 'src']);
    expect(texts.length).toBeGreaterThan(1500);
  });

  test.each(Object.entries(breaches))('keep to the rule: %s', (_, breach) => {
    expect(texts.filter(({ text }) => breach.test(text)).map(({ where, text }) => `${where} ${text}`)).toEqual([]);
  });

  test('say that something is done without “avec succès”, but for two that are specified', () => {
    const successes = texts.filter(({ text }) => text.includes('avec succès')).map(({ text }) => text);
    expect(successes.sort()).toEqual(['Recherche sauvegardée avec succès.', 'Recherche supprimée avec succès.']);
  });

  test('call what is kept “enregistré”', () => {
    expect(texts.filter(({ text }) => /sauvegard/i.test(text) && !/avec succès/.test(text))).toEqual([]);
  });
});
