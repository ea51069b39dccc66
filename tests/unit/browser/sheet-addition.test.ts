import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sentOf } from '#src/custom-pages/sds-addition/AdditionTable.tsx';
import {
  type Addition,
  countUnplaced,
  locationsOf,
  markUnplaced,
  newDraft,
  toFields,
  withFaults,
  withForAll,
  withoutDraft,
  withoutRefused,
} from '#src/custom-pages/sds-addition/draft.ts';
import { sortOut } from '#src/custom-pages/sds-addition/sort-out.ts';

const pdf = (name: string, content = name) => new File([`%PDF-1.7 ${content}`], name);
const addition = (...locations: number[][]): Addition => ({
  drafts: locations.map((chosen, index) => newDraft(pdf(`${index}.pdf`), chosen)),
  isForAll: false,
});
const asked = { hasLocations: true, fields: ['custom_field_2'] as const };

describe('the locations of several files', () => {
  test('are sent one value a file, or the first file’s alone when they are for all [S2.4-65 S2.7-23]', () => {
    const each = addition([1, 2], [3], [4]);
    expect(toFields(each, asked)).toEqual({ locations: ['1,2', '3', '4'], custom_field_2: ['', '', ''] });
    expect(toFields(withForAll(each, true), asked).locations).toEqual(['1,2']);
    expect(toFields(each, { hasLocations: false, fields: [] })).toEqual({});
  });

  test('are missing where nothing is chosen, and for all where the first has none', () => {
    const some = addition([], [3], []);
    expect(countUnplaced(some)).toBe(2);
    expect(markUnplaced(some, 'choose').drafts.map(({ faults }) => faults.locations)).toEqual([
      'choose',
      undefined,
      'choose',
    ]);
    const all = withForAll(some, true);
    expect(countUnplaced(all)).toBe(3);
    expect(markUnplaced(all, 'choose').drafts.map(({ faults }) => faults.locations)).toEqual([
      'choose',
      undefined,
      undefined,
    ]);
  });

  test('stay those of all when the file they were chosen for is taken off, and come back when they are each one’s own', () => {
    const all = withForAll(addition([1, 2], [3], [4]), true);
    const left = withoutDraft(all, all.drafts[0]!.key);
    expect(left.drafts.map((draft) => locationsOf(left, draft))).toEqual([
      [1, 2],
      [1, 2],
    ]);
    const own = withForAll(all, false);
    expect(own.drafts.map((draft) => locationsOf(own, draft))).toEqual([[1, 2], [3], [4]]);
  });
});

test('an error of the server is shown at the file and the part that it names, and replaces the former ones [S2.5-24 S2.5-26]', () => {
  const marked = markUnplaced(addition([], [3]), 'choose');
  const { drafts } = withFaults(marked, { 'files.1': 'broken', 'custom_field_3.1': 'too long' });
  expect(drafts.map(({ faults }) => faults)).toEqual([{}, { files: 'broken', custom_field_3: 'too long' }]);
});

test('the files that the server refused are taken out together, and the others keep what was said of them', () => {
  const marked = withFaults(addition([1], [2], [3], [4]), {
    'files.0': 'broken',
    'files.2': 'damaged',
    'custom_field_3.1': 'too long',
  });
  expect(withoutRefused(marked).drafts).toEqual([marked.drafts[1], marked.drafts[3]]);
  // The locations of the first stand for all, whichever is the first then.
  const left = withoutRefused({ ...marked, isForAll: true });
  expect(left.drafts.map((draft) => locationsOf(left, draft))).toEqual([[1], [1]]);
});

describe('chosen files', () => {
  const kindsOf = async (...files: File[]) => {
    const { accepted, refused } = await sortOut([pdf('here.pdf', 'same')], files);
    return [...accepted.map(({ name }) => name), ...refused.map(({ name, reason }) => `${name}: ${reason.kind}`)];
  };

  test('are taken by their ending, whatever its case [S2.5-20]', async () => {
    expect(await kindsOf(pdf('A.PDF'), pdf('b.pdf.exe'), pdf('folder'))).toEqual([
      'A.PDF',
      'b.pdf.exe: type',
      'folder: untyped',
    ]);
  });

  test('begin as a PDF does, after little else, whatever they are called', async () => {
    const named = (name: string, content: string) => new File([content], name);
    expect(
      await kindsOf(
        named('word.pdf', 'PK\u0003\u0004 no PDF'),
        named('junk.pdf', `${' '.repeat(1019)}%PDF-`),
        named('late.pdf', `${' '.repeat(1020)}%PDF-`),
        named('none.pdf', ''),
      ),
    ).toEqual(['junk.pdf', 'word.pdf: content', 'late.pdf: content', 'none.pdf: empty']);
  });

  test('are the same by what is in them, not by their name or length', async () => {
    expect(await kindsOf(pdf('other.pdf', 'same'), pdf('here.pdf', 'mesa'), pdf('again.pdf', 'mesa'))).toEqual([
      'here.pdf',
      'other.pdf: same',
      'again.pdf: same',
    ]);
  });

  test('are at most 20 with those there are [S2.5-22]', async () => {
    const { accepted, refused } = await sortOut(
      [pdf('here.pdf')],
      Array.from({ length: 22 }, (_, index) => pdf(`${index}.pdf`)),
    );
    expect(accepted).toHaveLength(19);
    expect(refused.map(({ reason }) => reason.kind)).toEqual(['many', 'many', 'many']);
  });
});

test('what has gone out is the files’ in their order, and all of it once all has gone', () => {
  expect(sentOf([100, 200, 300], { sent: 160, total: 610 })).toEqual([100, 50, 0]);
  fc.assert(
    fc.property(fc.array(fc.nat(1e9), { minLength: 1 }), fc.nat(1e4), fc.nat(1e4), (sizes, rest, part) => {
      const all = sizes.reduce((sum, size) => sum + size, 0);
      const total = all + rest;
      expect(sentOf(sizes, { sent: total, total })).toEqual(sizes);
      const sum = sentOf(sizes, { sent: Math.min(part, total), total }).reduce((a, b) => a + b, 0);
      expect(sum).toBe(Math.max(0, Math.min(part, total) - rest));
    }),
  );
});
