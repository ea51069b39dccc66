import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { isCasNumber } from '#contract/sheets/cas.ts';
import { substanceListIds, substanceLists } from '#contract/sheets/substance-lists.ts';
import { compareLists } from '#lib/hazards/substance-lists/compare-lists.ts';
import { listedAmong, listedUnderOf } from '#lib/hazards/substance-lists/find-listings.ts';
import {
  type Lists,
  listsVersion,
  replaceLists,
  shippedLists,
  takeLists,
  versionOf,
} from '#lib/hazards/substance-lists/lists-in-force.ts';
import { readLists } from '#lib/hazards/substance-lists/read-lists.ts';
import { writeLists } from '#lib/hazards/substance-lists/write-lists.ts';
import { snapshotFormat } from '#lib/search-engine/snapshots/snapshot-files.ts';
import { aliasOf } from '#lib/search-engine/solr/collections.ts';

const head = 'list,cas,group,as_en,as_fr,detail,own,date,source';
const read = (text: string) => readLists(Buffer.from(text));
const faultsOf = (text: string) => read(text).faults.map(({ line, message }) => `${line}: ${message}`);
const listOf = (id: keyof typeof substanceLists, lists: Lists) => lists.get(id)!;

describe('a file with lists of substances', () => {
  it('is read in commas or semicolons, with or without a byte order mark, dates, quotes and breaks of Windows', () => {
    const rows = [
      'iarc,71-43-2,1,,,,,2026-05-04,"IARC, 141"',
      'iarc,108-88-3,3,"As, so","Comme, ça",drink,x,2026-05-04,"IARC, 141"',
    ];
    const plain = [head, ...rows, ''].join('\n');
    const { lists, faults } = read(plain);
    expect(faults).toEqual([]);
    expect([...lists]).toEqual([
      [
        'iarc',
        {
          entries: [
            { list: 'iarc', cas: '71-43-2', group: '1', as_en: '', as_fr: '', detail: '', own: '' },
            {
              list: 'iarc',
              cas: '108-88-3',
              group: '3',
              as_en: 'As, so',
              as_fr: 'Comme, ça',
              detail: 'drink',
              own: 'x',
            },
          ],
          date: '2026-05-04',
          source: 'IARC, 141',
        },
      ],
    ]);
    const semicolons = `\uFEFF${[head.replaceAll(',', ';'), 'iarc;71-43-2;1;;;;;2026-05-04;"IARC, 141"', 'iarc;108-88-3;3;As, so;Comme, ça;drink;x;2026-05-04;IARC, 141', ';;;;;;;;'].join('\r\n')}`;
    expect(read(semicolons)).toEqual({ lists, faults: [] });
    const { lists: undated } = read('cas,list,own,group,as_en,as_fr,detail\n71-43-2,iarc,,1,,,\n');
    expect(undated.get('iarc')).toMatchObject({ date: undefined, source: undefined, entries: [{ cas: '71-43-2' }] });
  });

  it.each<[string, string, string[]]>([
    ['an unknown list', `${head}\niarcc,71-43-2,1,,,,,,`, ['2: there is no list “iarcc”']],
    [
      'an unknown group',
      `${head}\niarc,71-43-2,1+9,,,,,,`,
      ['2: “9” is no group of iarc, whose groups are 1, 2A, 2B, 3'],
    ],
    ['no group', `${head}\niarc,71-43-2,,,,,,,`, ['2: “” is no group of iarc, whose groups are 1, 2A, 2B, 3']],
    ['a group twice', `${head}\niarc,71-43-2,1+1,,,,,,`, ['2: the group “1” is there twice']],
    [
      'a name that objects have of themselves',
      `${head}\nconstructor,71-43-2,1,,,,,,`,
      ['2: there is no list “constructor”'],
    ],
    [
      'a wrong check digit',
      `${head}\niarc,71-43-3,1,,,,,,`,
      ['2: the check digit of 71-43-3 is wrong, so it is no CAS number'],
    ],
    ['no CAS number', `${head}\niarc,benzene,1,,,,,,`, ['2: “benzene” is no CAS number']],
    [
      'a row twice',
      `${head}\niarc,71-43-2,1,,,,,,\nprop65,71-43-2,cancer,,,,,,\niarc,71-43-2,2A,,,,,,`,
      ['4: iarc names 71-43-2 a second time, after line 2'],
    ],
    [
      'a day that is none',
      `${head}\niarc,71-43-2,1,,,,,2026-02-30,`,
      ['2: “2026-02-30” is no date: a day such as 2026-03-31, or a year'],
    ],
    [
      'a date of another form',
      `${head}\niarc,71-43-2,1,,,,,31/03/2026,`,
      ['2: “31/03/2026” is no date: a day such as 2026-03-31, or a year'],
    ],
    [
      'rows that do not agree',
      `${head}\niarc,71-43-2,1,,,,,2026,A\nprop65,71-43-2,cancer,,,,,2025,\niarc,50-00-0,1,,,,,2025,`,
      ['4: the date of iarc is “2025” here and “2026” in line 2', '4: the source of iarc is “” here and “A” in line 2'],
    ],
    ['a source of two lines', `${head}\niarc,71-43-2,1,,,,,2026,"A\nB"`, ['2: a source is one line of text']],
    [
      'a detail that is none',
      `${head}\ncanada-e2,71-43-2,C,,,10 t,,,`,
      ['2: “10 t” is no detail: “1 % 10 t”, a day, or “drink”'],
    ],
    [
      'a name in one language',
      `${head}\niarc,71-43-2,1,Benzene,,,,,`,
      ['2: as_en and as_fr are to be filled in both, or neither'],
    ],
    ['another mark than x', `${head}\niarc,71-43-2,1,,,,yes,,`, ['2: own is “x” or empty, not “yes”']],
    ['a cell too few', `${head}\niarc,71-43-2,1,,,,`, ['2: has 7 cells, not 9']],
    [
      'a quote that is not closed',
      `${head}\niarc,71-43-2,1,,,,,,"A`,
      [expect.stringMatching(/^\d+: cannot be read: Quote Not Closed/)],
    ],
    ['a missing column', 'list,cas,group,as_en,as_fr,detail\niarc,71-43-2,1,,,', ['1: the column “own” is missing']],
    [
      'a misspelt column',
      `${head.replace('date', 'dated')}\niarc,71-43-2,1,,,,,,`,
      ['1: “dated” is no column; they are list, cas, group, as_en, as_fr, detail, own, date, source'],
    ],
    ['a column twice', `${head},cas\niarc,71-43-2,1,,,,,,,`, ['1: the column “cas” is there twice']],
    ['no row', `${head}\n`, ['1: names no substance']],
    ['nothing', '', ['1: names no substance']],
  ])('is refused for %s, with the line', (_, text, faults) => {
    expect(faultsOf(text)).toEqual(faults);
  });

  it('is refused with every faulty line, counted from the first whatever breaks stand within quotes [S5.1-08]', () => {
    const text = [
      head,
      'iarc,71-43-2,1,"Two',
      'lines","Deux',
      'lignes",,,,',
      '',
      'iarc,71-43-3,1,,,,,,',
      'x,50-00-0,1,,,,,,',
    ];
    expect(faultsOf(text.join('\r\n'))).toEqual([
      '6: the check digit of 71-43-3 is wrong, so it is no CAS number',
      '7: there is no list “x”',
    ]);
  });

  it('is refused in another encoding, with the line', () => {
    const latin = Buffer.from(`${head}\niarc,71-43-2,1,,,,,,\niarc,50-00-0,1,Acetone,Acétone,,,,\n`, 'latin1');
    expect(readLists(latin).faults).toEqual([{ line: 3, message: 'is not UTF-8; save it as “CSV UTF-8”' }]);
    expect(readLists(Buffer.from(`\uFEFF${head}`, 'utf16le')).faults).toMatchObject([{ line: 1 }]);
  });

  it('that ships with the release has nothing wrong with it', () => {
    const shipped = readLists(readFileSync('lib/hazards/substance-lists/entries.csv'));
    expect(shipped.faults).toEqual([]);
    expect([...shipped.lists.keys()]).toEqual(substanceListIds);
  });
});

describe('lists that are replaced', () => {
  afterEach(() => takeLists(undefined));

  it('are so as a whole, with their date and source, and leave the others as shipped [S5.1-07]', () => {
    takeLists(`${head}\niarc,108-88-3,1,,,,,2026-05-04,IARC 141\n`);
    expect(listedUnderOf(['108-88-3'])).toContain('iarc-1');
    expect(listedUnderOf(['71-43-2'])).not.toContain('iarc-1');
    expect(listedUnderOf(['71-43-2'])).toContain('ontario-designated');
    const [toluene] = listedAmong([{ cas: '108-88-3', name: 'Toluene' }]);
    expect(toluene?.listings.find(({ list }) => list === 'iarc')).toMatchObject({
      date: '2026-05-04',
      source: 'IARC 141',
    });
    const { date, source } = substanceLists.prop65;
    expect(toluene?.listings.find(({ list }) => list === 'prop65')).toMatchObject({ date, source });
  });

  it('make another version of indexes, and none where they say the same', () => {
    const versions = () => [listsVersion(), snapshotFormat(), aliasOf({ name: 'vigie' })];
    const shipped = versions();
    takeLists(writeLists(shippedLists));
    expect(versions()).toEqual(shipped);
    for (const changed of ['1,,,,,2024-11-29,', '1,,,,,,Another', '2A,,,,,,']) {
      takeLists(`${head}\niarc,71-43-2,${changed}\n`);
      for (const [at, version] of versions().entries()) expect(version).not.toBe(shipped[at]);
    }
    takeLists(undefined);
    expect(versions()).toEqual(shipped);
  });

  it('written and read again are the same ones, of the same version [S5.1-08]', () => {
    const cas = fc
      .tuple(fc.integer({ min: 10, max: 9_999_999 }), fc.integer({ min: 0, max: 99 }))
      .map(([first, second]) => `${first}-${String(second).padStart(2, '0')}`)
      .map((start) => Array.from({ length: 10 }, (_, digit) => `${start}-${digit}`).find(isCasNumber)!);
    const words = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => !/\p{Cc}|\uFEFF/u.test(text));
    const date = fc.constantFrom('2026', '2026-02-28', '2024-02-29');
    const list = fc.constantFrom(...substanceListIds).chain((id) => {
      const entry = fc.record({
        list: fc.constant(id),
        cas,
        group: fc.subarray(Object.keys(substanceLists[id].groups), { minLength: 1 }).map((some) => some.join('+')),
        as: fc.option(fc.tuple(words, words), { nil: ['', ''] as const }),
        detail: fc.constantFrom('', 'drink', '1 % 10 t', '2026-01-31'),
        own: fc.constantFrom('', 'x'),
      });
      const entries = fc.uniqueArray(entry, { minLength: 1, maxLength: 8, selector: (one) => one.cas });
      return fc.record({ id: fc.constant(id), entries, date, source: words });
    });
    fc.assert(
      fc.property(fc.uniqueArray(list, { selector: ({ id }) => id }), (given) => {
        const lists = replaceLists(
          new Map(
            given.map(({ id, entries, ...told }) => [
              id,
              { ...told, entries: entries.map(({ as: [as_en, as_fr], ...entry }) => ({ ...entry, as_en, as_fr })) },
            ]),
          ),
        );
        const { lists: again, faults } = read(writeLists(lists));
        expect(faults).toEqual([]);
        expect(versionOf(replaceLists(again))).toBe(versionOf(lists));
        expect(replaceLists(again)).toEqual(lists);
      }),
      { numRuns: 20 },
    );
  });

  it('are compared with those before, number by number', () => {
    const after = replaceLists(read(`${head}\nhpr-schedule-4,71-43-2,physical,,,,,2026,\n`).lists);
    const before = listOf('hpr-schedule-4', shippedLists);
    expect(compareLists(shippedLists, after).find(({ list }) => list === 'hpr-schedule-4')).toMatchObject({
      added: ['71-43-2'],
      gone: before.entries.map(({ cas }) => cas),
      changed: 0,
      after: { date: '2026', source: before.source },
    });
    const others = compareLists(shippedLists, after).filter(({ list }) => list !== 'hpr-schedule-4');
    expect(others.flatMap(({ added, gone, changed }) => [...added, ...gone, changed]).filter(Boolean)).toEqual([]);
  });
});
