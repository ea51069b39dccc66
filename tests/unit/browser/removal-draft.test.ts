import { describe, expect, test } from 'vitest';
import type { RemovableSheet } from '#contract/calls/removals.ts';
import {
  checkDrafts,
  type Draft,
  needsChoice,
  sameForAll,
  toDrafts,
  toRemovalItems,
  withFaults,
} from '#src/custom-pages/search/removal/wizard/draft.ts';

const place = (id: number, requested = false) => ({ id, name: `Place ${id}`, path: `Place ${id}`, requested });
const sheet = (isn: number, given: Partial<RemovableSheet> = {}): RemovableSheet => ({
  isn,
  productId: `P-${isn}`,
  productName: `Product ${isn}`,
  manufacturer: 'Maple',
  subsets: [place(1), place(2)],
  requested: false,
  ...given,
});
const draft = (isn: number, given: Partial<Draft> = {}): Draft => ({
  sheet: sheet(isn),
  chosen: [],
  info: '',
  ...given,
});
const missing = 'Choose at least one location, or All.';

describe('a location has to be chosen', () => {
  test.each([
    ['where the organisation has several and the sheet stands in some', 14, [place(1)], true],
    ['not where the organisation has exactly one', 1, [place(1)], false],
    ['not for a sheet that stands in none', 14, [], false],
  ] as const)('%s', (_, locationCount, subsets, isNeeded) => {
    expect(needsChoice(sheet(7, { subsets: [...subsets] }), locationCount)).toBe(isNeeded);
  });
});

describe('the drafts', () => {
  test('begin empty, and leave out sheets of which removal is under way', () => {
    const partly = sheet(3, { subsets: [place(1, true), place(2)] });
    expect(toDrafts([sheet(1), sheet(2, { requested: true }), partly], 14)).toEqual([
      { sheet: sheet(1), chosen: [], info: '' },
      { sheet: partly, chosen: [], info: '' },
    ]);
  });

  test('have the location chosen where a sheet stands in one alone, but where the organisation has no other', () => {
    const single = sheet(1, { subsets: [place(2)] });
    expect(toDrafts([single], 14)[0]?.chosen).toEqual([2]);
    expect(toDrafts([single], 1)[0]?.chosen).toEqual([]);
  });

  test('take over what is said of the first, its locations as far as each sheet stands there', () => {
    const elsewhere = draft(3, { sheet: sheet(3, { subsets: [place(5), place(6)] }), chosen: [6], error: missing });
    const asked = draft(4, { sheet: sheet(4, { subsets: [place(1, true), place(2)] }) });
    const same = sameForAll([draft(1, { chosen: [1, 2], info: 'sold' }), draft(2), elsewhere, asked]);
    expect(same.map(({ chosen }) => chosen)).toEqual([[1, 2], [1, 2], [6], [2]]);
    expect(same.map(({ info }) => info)).toEqual(['sold', 'sold', 'sold', 'sold']);
    expect(same.map(({ error }) => error)).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('are told which of them lack a location, in their order, and keep what was entered [S2.3-34]', () => {
    const drafts = [draft(1, { info: 'empty drum' }), draft(2, { chosen: [2] }), draft(3)];
    const checked = checkDrafts(drafts, 14, missing);
    expect(checked.map(({ error }) => error)).toEqual([missing, undefined, missing]);
    expect(checked.map(({ info, chosen }) => ({ info, chosen }))).toEqual([
      { info: 'empty drum', chosen: [] },
      { info: '', chosen: [2] },
      { info: '', chosen: [] },
    ]);
  });

  test('lose what was wrong before once it is mended', () => {
    const mended = checkDrafts([draft(1, { chosen: [1], error: missing })], 14, missing);
    expect(mended[0]).not.toHaveProperty('error');
  });

  test('lack nothing where there is nothing to choose', () => {
    expect(checkDrafts([draft(1)], 1, missing)[0]).not.toHaveProperty('error');
  });
});

describe('what is sent', () => {
  test('names sheets and locations by their numbers, with what was said about them, trimmed [S2.3-32]', () => {
    const drafts = [draft(1, { chosen: [2, 1], info: '  no longer bought ' }), draft(2)];
    expect(toRemovalItems(drafts)).toEqual([
      { isn: 1, selectedLocation: [2, 1], additionalInfo: 'no longer bought' },
      { isn: 2, selectedLocation: [], additionalInfo: '' },
    ]);
  });
});

describe('the server’s fieldFaults', () => {
  const many = Array.from({ length: 12 }, (_, index) => draft(index + 1, { chosen: [1], info: `about ${index}` }));

  test('stand at the rows they are about, and the others are kept as they were', () => {
    const marked = withFaults(many, {
      'locdata.1.isn': 'already requested',
      'locdata.10.selectedLocation': 'no longer there',
    });
    expect(marked.map(({ error }) => error)).toEqual(
      many.map((_, index) => ({ 1: 'already requested', 10: 'no longer there' })[index]),
    );
    expect(marked.map(({ chosen, info }) => ({ chosen, info }))).toEqual(
      many.map(({ chosen, info }) => ({ chosen, info })),
    );
  });

  test('take the place of those of the last time', () => {
    const marked = withFaults([draft(1, { error: 'already requested' }), draft(2)], {
      'locdata.1.isn': 'not in the collection',
    });
    expect(marked.map(({ error }) => error)).toEqual([undefined, 'not in the collection']);
  });
});
