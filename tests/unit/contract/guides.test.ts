import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { deskGuides } from '#contract/guides/desk-guides.ts';
import type { Guide } from '#contract/guides/guide.ts';
import { findGuide, guides } from '#contract/guides/guides.ts';
import { guidePictures } from '#contract/guides/pictures.ts';
import { labelContents } from '#contract/labels/label-options.ts';
import { type Bilingual, type Language, languages } from '#contract/languages.ts';
import { requestStatuses, requestTypes } from '#contract/requests/request-types.ts';
import { effectiveStatuses } from '#contract/sheets/effective-status.ts';
import { sheetStatuses } from '#contract/sheets/status.ts';
import { en } from '#src/i18n/en/index.ts';
import { fr } from '#src/i18n/fr/index.ts';

const folder = fileURLToPath(new URL('../../../public/guides/', import.meta.url));
const sizeOf = (path: string) => statSync(folder + path).size;

/** Every text of a guide, the pictures' included. */
const textsOf = ({ title, summary, sections }: Guide): Bilingual[] => [
  title,
  summary,
  ...sections.flatMap(({ heading, paragraphs = [], steps = [], note, picture }) => [
    heading,
    ...paragraphs,
    ...steps,
    ...(note ? [note] : []),
    ...(picture ? [picture.alt] : []),
  ]),
];

const leaves = (tree: object): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : leaves(value)));

const vocabularies = [effectiveStatuses, sheetStatuses, requestTypes, requestStatuses, labelContents].flatMap((words) =>
  Object.values<Bilingual>(words),
);

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Words that a page or resource brings along, English first and French behind it, as they stand in its file. */
const broughtAlong = globSync('{contract,src/custom-pages,src/resources,src/ui}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.startsWith('contract/guides/'))
  .map((file) => readFileSync(root + file, 'utf8'));
const quotedInFile = /'([^'\n]+)'/g;
const wordsOfPages = (language: Language): string[] =>
  broughtAlong.flatMap((source) => {
    const french = source.search(/^(?:const fr\b|.*\bfr: )/m);
    if (french < 0) return [];
    // Of words on one line both languages count: they stand beside each other.
    const text = language === 'fr' ? source.slice(french) : source;
    return [...text.matchAll(quotedInFile)].map(([, words = '']) => words.replaceAll('\\u00a0', '\u00a0'));
  });

/** What the screens say in a language: their messages, those that pages and resources bring, and the words of the contract. */
const onScreen: Record<Language, Set<string>> = {
  en: new Set([...leaves(en), ...wordsOfPages('en'), ...vocabularies.map((word) => word.en)]),
  fr: new Set([...leaves(fr), ...wordsOfPages('fr'), ...vocabularies.map((word) => word.fr)]),
};

/** Said with a number that the rule gives, `%{years}`. */
const numbered: Record<Language, readonly string[]> = { en: ['over 3 years'], fr: ['plus de 3 ans'] };

const quotes: Record<Language, RegExp> = { en: /“([^”]*)”/g, fr: /«\u00a0([^»]*)\u00a0»/g };
const quotedIn = (text: string, language: Language): string[] =>
  [...text.matchAll(quotes[language])].map(([, name = '']) => name);

/** Of what came after the specification. */
const later = ['on-a-phone', 'location-posters', 'collection-overview', 'account-security', 'connections'];

test('the thirteen guides of the specification are there, each under a name of its own [S2.2.6-01]', () => {
  expect(guides.map(({ name }) => name)).toEqual([
    'overview',
    'admin-login',
    'faq',
    'sds-addition',
    'sds-removal',
    'excel',
    'advanced-search',
    'filters',
    'customize-search',
    'e-binder',
    'collection-index',
    'label-tool',
    'user-management',
    ...later,
  ]);
  for (const guide of guides) expect(findGuide(guide.name)).toBe(guide);
  expect(findGuide('no-such-guide')).toBeUndefined();
});

describe.each([...guides, ...deskGuides].map((guide) => [guide.name, guide] as const))('the guide %s', (_, guide) => {
  const texts = textsOf(guide);

  test('is short, and each of its sections says something', () => {
    expect(guide.sections.length).toBeGreaterThanOrEqual(2);
    expect(guide.sections.length).toBeLessThanOrEqual(5);
    for (const { paragraphs = [], steps = [] } of guide.sections)
      expect(paragraphs.length + steps.length).toBeGreaterThan(0);
  });

  test('is complete in both languages', () => {
    for (const { en, fr } of texts) {
      expect(en.trim()).not.toBe('');
      expect(fr.trim()).not.toBe('');
      expect(fr).not.toBe(en);
    }
  });

  test.each(languages)('quotes in %s only what the screens say', (language) => {
    const quoted = texts.flatMap((text) => quotedIn(text[language], language));
    const unknown = quoted.filter((name) => !onScreen[language].has(name) && !numbered[language].includes(name));
    expect(unknown).toEqual([]);
  });

  test('quotes as many names in French as in English', () => {
    for (const { en, fr } of texts) {
      const [english, french] = [quotedIn(en, 'en'), quotedIn(fr, 'fr')];
      // Where English leads through a menu whose line bears another name, French bears one name for both.
      expect(french.length, fr).toBeGreaterThanOrEqual(english.length - 1);
      expect(french.length, fr).toBeLessThanOrEqual(english.length);
    }
  });

  test('writes French as it is written in Québec, and neither language with straight quotes', () => {
    for (const { en, fr } of texts) {
      expect(fr).not.toMatch(/'|"|[ ][:;?!»]|\u00a0[;?!]|[^\u00a0]:|«[^\u00a0]|\bemail\b|e-mail|mail\b/i);
      expect(en).not.toMatch(/['"«»]| :/);
    }
  });

  test.each(languages)('has its pictures in %s', (language) => {
    for (const { picture } of guide.sections)
      if (picture) expect(sizeOf(`${language}/${picture.name}.jpg`)).toBeGreaterThan(5000);
  });
});

describe('the pictures of the guides', () => {
  const names = Object.values(guidePictures).map(({ name }) => `${name}.jpg`);

  test('are those on disk, no more and no less, and each stands in a guide', () => {
    for (const language of languages) expect(readdirSync(folder + language).sort()).toEqual([...names].sort());
    const shown = [...guides, ...deskGuides].flatMap(({ sections }) =>
      sections.flatMap(({ picture }) => picture?.name ?? []),
    );
    expect(new Set(shown.map((name) => `${name}.jpg`))).toEqual(new Set(names));
  });

  test('are JPEG, at most 1,200 pixels wide and 3.5 MB together', () => {
    const paths = languages.flatMap((language) => names.map((name) => `${language}/${name}`));
    for (const path of paths) expect(jpegSize(readFileSync(folder + path))[0], path).toBeLessThanOrEqual(1200);
    expect(paths.reduce((sum, path) => sum + sizeOf(path), 0)).toBeLessThan(3_500_000);
  });
});

test('the pictures of the guides are as large as is said of them', () => {
  for (const { name, size } of Object.values(guidePictures))
    for (const language of languages)
      expect(jpegSize(readFileSync(`${folder}${language}/${name}.jpg`)), `${language}/${name}`).toEqual(size[language]);
});

/** Width and height from a JPEG's frame header. */
const jpegSize = (bytes: Buffer): [number, number] => {
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt8(at + 1);
    if (marker >= 0xc0 && marker <= 0xc2) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
  }
  throw new Error('has no frame header');
};
