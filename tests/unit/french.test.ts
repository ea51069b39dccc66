import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, test } from 'vitest';
import { reactAdmin } from '#src/i18n/fr/react-admin.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');

interface French {
  readonly where: string;
  readonly text: string;
}

/** What others wrote and Vigie reads: other people's headers and sheets, and what people type. */
const readNotSaid =
  /^(lib\/(sheet-reader|search-engine)|server\/domains\/(import\/columns\.ts|import\/words\.ts|demo\/\w+\/)|contract\/search\/words-in-need\.ts)/;

/** Every French text of the product: in the French catalogue, under the name `fr`, or French by its words. */
const frenchTexts = (): French[] => [
  ...globSync(['src/**/*.{ts,tsx}', '{contract,lib,server}/**/*.ts'], { cwd: root })
    .filter((file) => !readNotSaid.test(file))
    .flatMap(textsOf),
  ...['index.html', 'src/service-worker/kept-pdf.ts'].flatMap(markedTexts),
  ...leavesOf(reactAdmin).map((text) => ({ where: 'react-admin', text })),
];

const textsOf = (file: string): French[] => {
  const found: French[] = [];
  const source = read(file);
  const visit = (node: Node, language: 'en' | 'fr' | undefined) => {
    const text = textIn(node);
    if (text !== undefined && (language === 'fr' || (language !== 'en' && isFrench(text))))
      found.push({ where: `${file}:${source.slice(0, node.start).split('\n').length}`, text: withoutTags(text) });
    for (const child of childrenOf(node)) visit(child, namedLanguage(node) ?? language);
  };
  const ofFile = /^src\/i18n\/(en|fr)\//.exec(file)?.[1] as 'en' | 'fr' | undefined;
  visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as Node, ofFile);
  return found;
};

/** `fr: …`, `text_fr: …` or `const fr = …`. */
const namedLanguage = ({ type, key, id }: Node): 'en' | 'fr' | undefined => {
  const name = type === 'Property' ? key?.name : type === 'VariableDeclarator' ? id?.name : undefined;
  return /^(?:\w+_)?(en|fr)$/.exec(name ?? '')?.[1] as 'en' | 'fr' | undefined;
};

/** By a word that English does not have; `’` stands within French words and at the end of English ones. */
const isFrench = (text: string) =>
  /(?:^|[\s(«])(?:les?|des|du|une|aux|dans|sur|avec|[nldsc]’\p{L}+|qu’\p{L}+)(?=[\s.,:;?!)»]|$)/iu.test(text) &&
  !/<(?:html|style)/.test(text);

/** What stands in an element, or under one, that is marked as French. */
const markedTexts = (file: string): French[] =>
  [...read(file).matchAll(/lang="fr">(.+?)<\/(?:p|div)>/gs)].map(([, html = '']) => ({
    where: file,
    text: withoutTags(html.replaceAll('\\u00a0', '\u00a0')),
  }));

/** Without what is code: elements, and the form of a JSON object. */
const withoutTags = (html: string) => html.replace(/<[^>]*>|\{ "[^}]*\}/g, '');

const leavesOf = (tree: object): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : leavesOf(value)));

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
  Object.entries(node)
    .flatMap(([name, value]) => (name === 'key' ? [] : value))
    .filter((one): one is Node => typeof one === 'object' && one !== null && 'type' in one)
    .filter(({ type }) => type !== 'ImportDeclaration');

/** The words of a literal; what is put in between stands as `%{…}`. */
const textIn = ({ type, value, quasis }: Node): string | undefined => {
  if (type === 'Literal' && typeof value === 'string') return value;
  return type === 'TemplateLiteral' ? quasis?.map((quasi) => quasi.value.cooked).join('%{…}') : undefined;
};

const texts = frenchTexts();
interface Rule {
  readonly breach: RegExp;
  readonly wrong: readonly string[];
  readonly right: readonly string[];
}

/** By rule of French as it is written in Québec: what breaks it, and how one tells. */
const rules: Readonly<Record<string, Rule>> = {
  'no space before ? ! and ;': {
    breach: /[\s\u00a0\u202f][?!;]/,
    wrong: ['Quitter cette page ?', 'Oui\u00a0; non', 'Attention\u202f!'],
    right: ['Quitter cette page?', 'Oui; non'],
  },
  'a space that does not break before a colon': {
    breach: /(?<!\u00a0|https?|mailto|\d(?=:\d)):(?![^<]*>)/,
    wrong: ['Motif : vide', 'Motif: vide'],
    right: ['Motif\u00a0: vide', 'https://vigie.example', 'à 10:30'],
  },
  'such a space inside quotation marks': {
    breach: /«(?!\u00a0)|(?<!\u00a0)»/,
    wrong: ['« Acétone »', '«Acétone»', '«\u00a0Acétone »'],
    right: ['«\u00a0Acétone\u00a0»'],
  },
  'no straight quotation mark': { breach: /"|[“”]/, wrong: ['"Acétone"', '“Acétone”'], right: ['Acétone'] },
  'the apostrophe of print': {
    breach: /\p{L}'|'\p{L}/u,
    wrong: ["l'étiquette", "l'%{name}", "'étiquette"],
    right: ['l’étiquette'],
  },
  'a space that does not break before % and signs of units': {
    breach:
      /[\d}] ?%(?![\p{L}{])|(?:\d ?|\} )(?:[KMGT]o|min|s|h|t|[km]?g|m?L|[cm]?m|po|pt|ppp|°[CF]|\$)(?![\p{L}\p{N}’({])/u,
    wrong: ['100 %', '100%', '%{max} Mo', 'dans %{minutes} min', '8,5 × 11 po', 'à 50 °C'],
    right: ['100\u00a0%', '%{max}\u00a0Mo', '3\u00a0h 30\u00a0min', '%{count} fiches', '%{count} mots'],
  },
  'one sign for an ellipsis': { breach: /\.\.\./, wrong: ['Un instant...'], right: ['Un instant…'] },
  'N° for a number': { breach: /Nº|\b[Nn]o\.? \d/, wrong: ['Nº 3', 'no 3'], right: ['N°\u00a03'] },
  'one space between words': { breach: /^[^\n]*\S[ \u00a0]{2,}\S[^\n]*$/, wrong: ['une  fiche'], right: ['une fiche'] },
};

/** One word for one thing: another that was used for it, and where that other is right. */
const others = {
  soutien: { other: /service à la clientèle/i },
  'code de produit, but where a sheet names its identifier': {
    other: /(identificateur|numéro)s? (de|du) produit/i,
    right: ['Identificateur de produit', 'Numéro de produit'],
  },
  'Confirmer, above a field': { other: /^Confirmez l[ae] / },
  'un mot de passe modifié': { other: /mots? de passe[^.]*\bchangé|changer (le|de|votre) mot de passe/i },
  'un produit qui n’est plus fabriqué': { other: /produit[^.]*\babandonné/i },
  'l’administration de la collection': { other: /gestion de la collection/i },
  'votre administration, whoever it is': { other: /votre administrat(eur|rice)/i },
  'mention d’avertissement': { other: /mots?[- ](indicateur|signal)/i },
  'numéro d’enregistrement': { other: /numéros? de fiche/i },
  'poste partagé': { other: /(compte|utilisateur)s? partagés?/i },
  'journal d’activité': { other: /journal d’audit/i },
  'une invitation refusée': { other: /décliné/i },
  tableur: { other: /chiffrier/i },
  'fiche de données de sécurité, FDS': { other: /fiche signalétique|\bFS\b|\bSDS\b|\bMSDS\b/ },
  SIMDUT: { other: /\bWHMIS\b/ },
  'renseignements personnels': { other: /données personnelles/i },
  courriel: { other: /(?<![{\w])(e-?mails?|mails?)\b/i, right: ['Habituellement email.'] },
  téléverser: { other: /\bupload/i },
  'témoins, connexion, mot de passe': { other: /(?<![\w./-])(cookies?|log-?(in|out)|passwords?)\b/i },
} satisfies Record<string, { other: RegExp; right?: readonly string[] }>;

describe('the French texts', () => {
  test('are those of the whole product', () => {
    const folders = new Set(texts.map(({ where }) => where.split('/')[0]));
    expect([...folders].sort()).toEqual(['contract', 'index.html', 'lib', 'react-admin', 'server', 'src']);
    expect(texts.length).toBeGreaterThan(5000);
    const from = (file: string) => texts.filter(({ where }) => where.startsWith(file)).length;
    const byTheirWords = ['server/domains/import/parse-row.ts', 'server/domains/backup/manifest.ts'];
    for (const file of [...byTheirWords, 'src/service-worker/kept-pdf.ts', 'contract/guides/faq.ts'])
      expect(from(file), file).toBeGreaterThan(0);
  });

  test.each(Object.entries(rules))('keep to the rule: %s', (_, { breach }) => {
    expect(texts.filter(({ text }) => breach.test(text)).map(({ where, text }) => `${where} ${text}`)).toEqual([]);
  });

  test.each(Object.entries(rules))('are known from what breaks the rule: %s', (_, { breach, wrong, right }) => {
    for (const text of wrong) expect(text).toMatch(breach);
    for (const text of right) expect(text).not.toMatch(breach);
  });

  test('say that something is done without “avec succès”, but for two that are specified', () => {
    const successes = texts.filter(({ text }) => text.includes('avec succès')).map(({ text }) => text);
    expect(successes.sort()).toEqual(['Recherche sauvegardée avec succès.', 'Recherche supprimée avec succès.']);
  });

  test.each<[string, { other: RegExp; right?: readonly string[] }]>(Object.entries(others))(
    'say %s',
    (_, { other, right = [] }) => {
      expect(texts.filter(({ text }) => other.test(text) && !right.includes(text))).toEqual([]);
    },
  );

  test('call what is kept “enregistré”; a copy against loss is a “sauvegarde”', () => {
    expect(texts.filter(({ text }) => /sauvegard(?:e[rz]|é)/i.test(text) && !/avec succès/.test(text))).toEqual([]);
  });
});
