import { describe, expect, it } from 'vitest';
import { typedOn } from '#lib/sheet-reader/text/typed-on.ts';

const rect = [170, 700, 270, 723];

describe('what was typed onto a page', () => {
  it('is read from boxes of text, line by line from the top', () => {
    const read = typedOn([{ subtype: 'FreeText', rect, textContent: ['Harbour Oil', 'C-3'] }]);
    expect(read.map(({ str }) => str)).toEqual(['Harbour Oil', 'C-3']);
    const [first, second] = read.map(({ transform }) => transform);
    expect(first![4]).toBe(170);
    expect(first![5]).toBeGreaterThan(second![5]!);
    expect(second![5]).toBeGreaterThan(700);
  });

  it('is read from fields that were filled in, and from nothing else', () => {
    const filled = { subtype: 'Widget', fieldType: 'Tx', rect };
    expect(
      typedOn([
        { ...filled, fieldValue: 'Harbour Oil' },
        { ...filled, fieldValue: 'Hidden', hidden: true },
        { ...filled, fieldValue: '' },
        { ...filled, fieldType: 'Btn', fieldValue: 'Off' },
        { subtype: 'Link', rect, textContent: ['www.example.com'] },
      ]).map(({ str }) => str),
    ).toEqual(['Harbour Oil']);
  });
});
