import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attributesIn, matchFilter } from '#lib/scim/match-filter.ts';
import { type Filter, parseFilter } from '#lib/scim/parse-filter.ts';
import { parsePath } from '#lib/scim/parse-path.ts';
import { project } from '#lib/scim/project.ts';
import { spellNames } from '#lib/scim/spell-names.ts';

const person = {
  id: '7',
  userName: 'bjensen@example.com',
  externalId: 'Ab',
  active: true,
  name: { givenName: 'Barbara', familyName: 'Jensen' },
  emails: [
    { value: 'b@work.example', type: 'work' },
    { value: 'b@home.example', type: 'home' },
  ],
};
const matches = (text: string): boolean => {
  const filter = parseFilter(text);
  if (!filter) throw new Error(`no filter: ${text}`);
  return matchFilter(filter, person, { caseExact: new Set(['externalid']) });
};

describe('a filter', () => {
  test.each([
    ['userName eq "BJENSEN@example.com"', true],
    ['urn:ietf:params:scim:schemas:core:2.0:User:userName sw "bj"', true],
    ['USERNAME EQ "bjensen@example.com" AND active eq True', true],
    ['externalId eq "ab"', false],
    ['externalId eq "Ab"', true],
    ['name.familyName co "ens" or id eq "8"', true],
    ['id eq "8" or id eq "7" and active eq false', false],
    ['(id eq "8" or id eq "7") and active eq true', true],
    ['not (userName pr)', false],
    ['title pr', false],
    ['title eq null', true],
    ['userName ne "x"', true],
    ['emails eq "b@home.example"', true],
    ['emails.value ew "home.example"', true],
    ['emails[type eq "work" and value co "home"]', false],
    ['emails[type eq "home" and value co "home"]', true],
    ['userName eq "a\\"b"', false],
  ])('%s is %s', (text, expected) => {
    expect(matches(text)).toBe(expected);
  });

  test('has all that is written in it, whatever that is', () => {
    const attribute = fc.constantFrom('userName', 'name.givenName', 'emails.value', 'active');
    const leaf = fc
      .tuple(attribute, fc.constantFrom('eq', 'ne', 'co', 'sw', 'ew'), fc.string({ maxLength: 8 }))
      .filter(([, , value]) => !value.includes('\u0000'))
      .map(([name, operator, value]) => ({ text: `${name} ${operator} ${JSON.stringify(value)}`, names: [name] }));
    const { filter } = fc.letrec<{ filter: { text: string; names: string[] } }>((tie) => ({
      filter: fc.oneof(
        { maxDepth: 4, withCrossShrink: true },
        leaf,
        fc
          .tuple(tie('filter'), fc.constantFrom('and', 'or'), tie('filter'))
          .map(([a, word, b]) => ({ text: `(${a.text}) ${word} (${b.text})`, names: [...a.names, ...b.names] })),
        tie('filter').map(({ text, names }) => ({ text: `not (${text})`, names })),
      ),
    }));
    fc.assert(
      fc.property(filter, ({ text, names }) => {
        fc.pre(text.length < 900);
        const read = parseFilter(text);
        expect(read && attributesIn(read)).toEqual(names.map((name) => name.toLowerCase()));
        const opposite = parseFilter(`not (${text})`);
        if (!opposite) return;
        const rules = { caseExact: new Set<string>() };
        expect(matchFilter(opposite, person, rules)).toBe(!matchFilter(read as Filter, person, rules));
      }),
    );
  });

  test('or a path of any text is read or refused, quickly', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 2000, unit: 'binary' }),
      fc
        .array(fc.constantFrom('(', ')', '[', ']', '"', '\\', ' ', 'not', 'eq', 'userName', '.', 'a'), {
          maxLength: 400,
        })
        .map((some) => some.join('')),
    );
    fc.assert(
      fc.property(text, (one) => {
        const before = process.cpuUsage();
        parseFilter(one);
        parsePath(one);
        // Processor time: others may be at work on the machine.
        expect(process.cpuUsage(before).user / 1000).toBeLessThan(200);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a path', () => {
  test.each([
    ['userName', { attribute: 'username' }],
    ['name.givenName', { attribute: 'name', part: 'givenname' }],
    ['urn:ietf:params:scim:schemas:core:2.0:User:name.familyName', { attribute: 'name', part: 'familyname' }],
    [
      'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department',
      { attribute: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:user:department' },
    ],
  ])('%s is read', (text, expected) => {
    expect(parsePath(text)).toEqual(expected);
  });

  test('with a filter names the values, and their part', () => {
    expect(parsePath('emails[type eq "work"].value')).toMatchObject({ attribute: 'emails', part: 'value' });
    expect(parsePath('members[value eq "a]b"]')).toMatchObject({
      attribute: 'members',
      filter: { attribute: 'value', operator: 'eq', value: 'a]b' },
    });
  });

  test.each([
    '',
    ' ',
    '.',
    'a.b.c',
    'a[',
    'a[]',
    'a[b eq "c"',
    'a[b eq "c"].d.e',
    'a[b eq "c"]d',
    'a.b[c eq "d"]',
    '1a',
    'a b',
  ])('%j is none', (text) => {
    expect(parsePath(text)).toBeUndefined();
  });
});

describe('what is answered', () => {
  const resource = { schemas: ['s'], ...person };
  test('is what was named, with what is always answered', () => {
    expect(project(resource, { attributes: 'USERNAME, name.givenName' })).toEqual({
      schemas: ['s'],
      id: '7',
      userName: person.userName,
      name: { givenName: 'Barbara' },
    });
    expect(project(resource, { excludedAttributes: 'emails,name.familyName,id' })).toEqual({
      schemas: ['s'],
      id: '7',
      userName: person.userName,
      externalId: 'Ab',
      active: true,
      name: { givenName: 'Barbara' },
    });
    expect(project(resource, {})).toEqual(resource);
  });
});

test('names are spelt as they are declared, and what is null is not there', () => {
  const attributes = [{ name: 'userName' }, { name: 'name', subAttributes: [{ name: 'givenName' }] }];
  expect(spellNames({ USERNAME: 'a', name: { GivenName: 'b', x: null }, title: null, other: 1 }, attributes)).toEqual({
    userName: 'a',
    name: { givenName: 'b' },
    other: 1,
  });
});
