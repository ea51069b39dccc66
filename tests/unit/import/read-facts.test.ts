import { describe, expect, it } from 'vitest';
import { toReadFacts } from '#server/domains/import/read-facts.ts';

const found = <Value>(value: Value) => ({ value, places: [], certainty: 0.99 });
const acetone = { cas: '67-64-1', name: 'Acetone', percent: '60 - 80' };

describe('what was read off a PDF', () => {
  it('keeps the rest of a composition in which one substance has no name, and that one by its number', () => {
    const nameless = { cas: '64-17-5', name: '', percent: '10 - 30' };
    const { facts, notes } = toReadFacts({ ingredients: found([acetone, nameless]) });
    expect(facts.ingredients).toEqual([acetone, { ...nameless, name: '64-17-5' }]);
    expect(notes).toEqual([]);
  });

  it('leaves out of a list what makes no sense, and says so', () => {
    const rows = [acetone, { cas: '', name: '', percent: '5' }, { cas: '67-64-2', name: 'Wrong', percent: '' }];
    const { facts, notes } = toReadFacts({ ingredients: found(rows), sheetDate: found('2020-13-41') });
    expect(facts.ingredients).toEqual([acetone]);
    expect(facts.sheetDate).toBe('');
    expect(notes.map(({ en }) => en)).toEqual([
      'sheet date as it was read makes no sense and was left out',
      'part of ingredients as it was read makes no sense and was left out',
    ]);
  });
});
