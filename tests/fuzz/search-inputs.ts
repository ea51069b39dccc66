import { facetNames, facetOf } from '#contract/search/facets.ts';
import { dayFieldNames, dayFields, headings, organisationField, sortFields } from '#contract/search/fields.ts';
import { hostileText } from './hostile.ts';
import type { Input } from './input.ts';
import type { Random } from './random.ts';

const fields = [
  ...Object.values(headings).map(({ wire }) => wire),
  ...facetNames.flatMap((name) => Object.values(facetOf(name).wire)),
  organisationField,
  ...dayFieldNames.map((name) => dayFields[name].wire),
  'id',
  '*',
  '_query_',
];
const words = [
  'acetone',
  'Sulphuric acid',
  'acide',
  '67-64-1',
  '1',
  'English',
  'Français',
  'GHS02',
  '2026-03',
  'a',
  'œ',
  '3/12',
];
const signs = [
  '"',
  '(',
  ')',
  '[',
  ']',
  ':',
  '-',
  '+',
  '*',
  '?',
  '~',
  '^',
  '\\',
  '/',
  ' AND ',
  ' OR ',
  ' NOT ',
  ' TO ',
  '{!',
  '}',
  '&&',
  ' ',
];

/** A search: of the grammar, or of its pieces in any order. */
export const searchInput = (random: Random, organisation: number): Input => {
  const { pick, chance, some, below } = random;
  const locale = pick(['en', 'fr']);
  const query: Record<string, unknown> = { locale, rows: pick([0, 1, 10, 50, 1000]) };
  // One that the page itself could send: most of the others are refused.
  if (chance(0.3)) {
    const fq = pick([[], ['Language_s:"English"'], ['CASNumber_ss:"67-64-1"']]);
    return { params: { collection: `sds-${organisation}` }, query: { ...query, q: pick(words), fq } };
  }
  if (chance(0.6)) query.q = keyword(random);
  if (chance(0.7)) query.fq = some([0, 1, 2, 3], 4).map(() => expression(random, organisation));
  if (chance(0.4))
    query.sort = some(Object.values(sortFields), 3)
      .map(({ wire }) => `${wire} ${pick(['asc', 'desc'])}`)
      .join(',');
  if (chance(0.5)) query['facet.field'] = some(facetNames, 5).map((name) => facetOf(name).wire[locale as 'en']);
  if (chance(0.2)) query['facet.limit'] = below(30);
  if (chance(0.2)) query['facet.offset'] = below(2000);
  if (chance(0.2)) query['facet.contains'] = chance(0.5) ? pick(words) : hostileText(random).slice(0, 100);
  if (chance(0.2)) query.start = below(3000);
  if (chance(0.2)) query.fl = 'id';
  return { params: { collection: `sds-${organisation}` }, query };
};

/** A search in the text of the sheets: a search, of which it takes a part. */
export const textInput = (random: Random, organisation: number): Input => {
  if (random.chance(0.5)) {
    const plain = { q: random.pick(words), locale: random.pick(['en', 'fr']) };
    return { params: { collection: `sds-${organisation}` }, query: plain };
  }
  const { params, query } = searchInput(random, organisation);
  const { q, fq, locale } = query as Record<string, unknown>;
  const given = Object.entries({ q, fq, locale }).filter(([, value]) => value !== undefined);
  return {
    params,
    query: { ...Object.fromEntries(given), rows: random.pick([0, 5, 20, 100]), start: random.below(30) },
  };
};

/** What somebody has typed so far, in order or not. */
export const typedInput = (random: Random): Input => ({
  query: {
    typed: random.chance(0.6) ? random.pick(words) : hostileText(random).slice(0, 400),
    locale: random.pick(['en', 'fr']),
  },
});

/** What a visitor looks for by a poster's code. */
export const visitorInput = (random: Random): Input['query'] => ({
  q: random.chance(0.5) ? random.pick(words) : keyword(random),
  locale: random.pick(['en', 'fr']),
  exact: random.pick(['true', 'false']),
  start: random.below(60),
  rows: random.pick([1, 25, 50]),
});

const keyword = (random: Random): string =>
  random.weighted([
    [random.pick(words), 3],
    [clause(random, 10001), 2],
    [soup(random), 2],
    [hostileText(random).slice(0, 400), 1],
  ]);

const expression = (random: Random, organisation: number): string => {
  if (random.chance(0.12)) return soup(random);
  if (random.chance(0.6)) return facetClause(random);
  const operator = random.pick([' AND ', ' OR ']);
  return Array.from({ length: random.chance(0.6) ? 1 : 1 + random.below(6) }, () => clause(random, organisation)).join(
    operator,
  );
};

/** One that is in order, but perhaps for its words. */
const facetClause = (random: Random): string => {
  const values = [random.pick(words), random.pick(words)].slice(0, 1 + random.below(2)).map((word) => `"${word}"`);
  return `${facetOf(random.pick(facetNames)).wire.en}:${values.length > 1 ? `(${values.join(' OR ')})` : values[0]}`;
};

const clause = (random: Random, organisation: number): string => {
  const { pick, chance, below } = random;
  if (chance(0.15)) return `${organisationField}:"${chance(0.8) ? organisation : 10001 + below(3)}"`;
  if (chance(0.15))
    return `${pick(dayFieldNames.map((name) => dayFields[name].wire))}:[${pick(days)} TO ${pick(days)}]`;
  const phrase = () => `"${(chance(0.8) ? pick(words) : hostileText(random).slice(0, 120)).replace(/["\\]/g, '\\$&')}"`;
  const value = chance(0.7) ? phrase() : `(${[phrase(), phrase(), phrase()].slice(0, 1 + below(3)).join(' OR ')})`;
  return `${chance(0.2) ? '-' : ''}${pick(fields)}:${value}`;
};

const days = ['*', '2025-01-01T00:00:00Z', '2026-11-22T23:59:59.999Z', 'NOW', '2026-13-45T99:99:99Z', '2026-11-22'];

const soup = (random: Random): string =>
  Array.from({ length: 1 + random.below(14) }, () =>
    random.pick([random.pick(signs), random.pick(words), random.pick(fields)]),
  ).join('');
