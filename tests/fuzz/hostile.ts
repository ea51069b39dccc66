import type { Input } from './input.ts';
import type { Random } from './random.ts';

/** What no page may ever show as it came. */
export const scriptMark = '<zqxss>';

const texts = [
  '',
  ' ',
  'a'.repeat(300),
  'é'.repeat(20_000),
  'a\u0000b',
  '\u0000',
  'x\r\nset-cookie: zq=1',
  '../../../../etc/passwd',
  '..\\..\\windows',
  '%2e%2e%2f',
  '%00',
  '%',
  "' or '1'='1",
  '"; drop table users; --',
  scriptMark,
  `"><script>${scriptMark}</script>`,
  '#{7*7}{{7*7}}',
  '\ud800',
  '\udc00\ud800',
  '\u202e\u200f\ufeff',
  '𝕊𝔻𝕊 👩‍🔬',
  'ﷺ'.repeat(500),
  'ß'.repeat(100),
  'İı',
  'NaN',
  'Infinity',
  '1e309',
  '-1',
  '-0',
  '0x10',
  '1.5',
  '9007199254740993',
  '99999999999999999999999999',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  '2026-02-30',
  '0000-00-00',
  '+275760-09-13',
  '=cmd|calc!A1',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'a@b',
  '"a b"@example.ca',
  'a@example.ca, b@example.ca',
  '(((((((((([[[[[[',
  '\\',
  '*',
  '?',
  '.*.*.*.*.*.*.*.*=',
] as const;

const deep = (depth: number): unknown => {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { data: value };
  return value;
};

const values: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  -0.5,
  1e308,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  [],
  {},
  [[]],
  [null],
  { toString: 'x' },
  { constructor: { prototype: { isAdmin: true } } },
  { length: 1e9 },
  deep(40),
  deep(2000),
  Array.from({ length: 3000 }, (_, index) => index),
  Array.from({ length: 600 }, () => 'x'.repeat(100)),
];

/** Something that hardly any field takes. */
export const hostileValue = (random: Random): unknown =>
  random.chance(0.6) ? hostileText(random) : random.pick(values);

export const hostileText = (random: Random): string => {
  const text = random.pick(texts);
  return random.chance(0.2) ? text + random.pick(texts) : text;
};

/** The input with something else in a few of its places. */
export const mutate = (random: Random, input: Input): Input => {
  let mutated = input;
  for (let left = 1 + random.below(3); left > 0; left--) mutated = mutateOnce(random, mutated);
  return mutated;
};

const mutateOnce = (random: Random, input: Input): Input => {
  const { params = {}, query = {}, body } = input;
  const part = random.weighted([
    ['body', body === undefined ? 0.3 : 4],
    ['query', 2],
    ['params', Object.keys(params).length > 0 ? 2 : 0],
    ['headers', 0.5],
  ] as const);
  if (part === 'body') return { ...input, body: body === undefined ? hostileValue(random) : mutateDeep(random, body) };
  if (part === 'query') return { ...input, query: mutateQuery(random, query) };
  if (part === 'params')
    return { ...input, params: { ...params, [random.pick(Object.keys(params))]: hostileText(random) } };
  return { ...input, headers: { ...input.headers, ...random.pick(oddHeaders) } };
};

const oddHeaders: readonly Readonly<Record<string, string>>[] = [
  { accept: 'text/html', 'x-requested-with': 'no' },
  { 'accept-language': 'xx;q=9,,;;fr-ca;q=abc' },
  { 'accept-encoding': 'br;q=x, gzip;q=2' },
  { range: 'bytes=0-0,5-', 'if-range': '"x"' },
  { range: 'bytes=99999999999999999999-' },
  { 'if-none-match': '*' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { cookie: 'vigie_session=; vigie_session=%00; __proto__=1' },
  { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': 'evil.example' },
  { 'x-http-method-override': 'DELETE' },
  { host: 'evil.example' },
];

const mutateQuery = (random: Random, query: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const names = Object.keys(query);
  const name = names.length > 0 && random.chance(0.7) ? random.pick(names) : random.pick(oddNames);
  const { [name]: known, ...rest } = query;
  return random.weighted([
    [{ ...rest, [name]: hostileText(random) }, 4],
    [{ ...rest, [name]: [known ?? 'x', hostileText(random), known ?? ''] }, 2],
    [rest, 1],
    [{ ...query, [`${name}[]`]: 'x', [`${name}[x]`]: hostileText(random) }, 1],
  ]);
};

const oddNames = [
  '__proto__',
  'constructor',
  'filter[__proto__]',
  'page[size]',
  'include',
  'sort',
  'fields[users]',
  'q',
  '_end',
  '',
];

/** A value with another one somewhere within it. */
const mutateDeep = (random: Random, value: unknown): unknown => {
  if (Array.isArray(value)) return mutateList(random, value);
  if (typeof value !== 'object' || value === null || random.chance(0.15)) return hostileValue(random);
  const names = Object.keys(value);
  const record = value as Record<string, unknown>;
  if (names.length === 0 || random.chance(0.1)) return { ...record, [hostileText(random)]: hostileValue(random) };
  const name = random.pick(names);
  if (random.chance(0.1)) return Object.fromEntries(Object.entries(record).filter(([one]) => one !== name));
  return { ...record, [name]: mutateDeep(random, record[name]) };
};

const mutateList = (random: Random, list: readonly unknown[]): unknown => {
  if (list.length === 0 || random.chance(0.3)) return [...list, hostileValue(random)];
  if (random.chance(0.2)) return [...list, ...list, ...list];
  const at = random.below(list.length);
  return list.with(at, mutateDeep(random, list[at]));
};

/** Invalid bodies. */
export const rawBody = (random: Random): Pick<Input, 'raw' | 'headers'> => {
  const type = random.pick([
    'application/json',
    'application/vnd.api+json',
    'application/json; charset=utf-16',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/xml',
    'x',
    '',
  ]);
  return { raw: random.pick(rawBodies), headers: { 'content-type': type } };
};

const rawBodies: readonly (string | Buffer)[] = [
  '',
  '{',
  '{"data":',
  '[',
  'null',
  '"x"',
  '1e999',
  '{"a":1,"a":2}',
  '{"__proto__":{"role":"operator"}}',
  '{"constructor":{"prototype":{"role":"operator"}}}',
  '\ufeff{}',
  Buffer.from([0xff, 0xfe, 0x00, 0x7b]),
  Buffer.from('{"name":"\xc3\x28"}', 'latin1'),
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  `${'{"data":'.repeat(3000)}1${'}'.repeat(3000)}`,
  `"${'x'.repeat(1_100_000)}"`,
  '--x\r\ncontent-disposition: form-data; name="file"; filename="../../a.pdf"\r\n\r\n%PDF-1.4\r\n--x--\r\n',
  '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n',
  '--x\r\ncontent-disposition: form-data; name="files[]"; filename="a.pdf"\r\n\r\n%PDF-1.4 never ends',
  '--x\r\ncontent-disposition: form-data\r\n\r\n\u0000\r\n--x\r\n--x--',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
];
