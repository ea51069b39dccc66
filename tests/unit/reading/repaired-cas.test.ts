import { describe, expect, it } from 'vitest';
import { repairedCas } from '#lib/sheet-reader/scans/repaired-cas.ts';

const alone = (text: string) => repairedCas(text, () => text);

describe('a CAS number in a picture', () => {
  it('is put right where its check digit says what was meant', () => {
    expect(alone('100-414')).toBe('100-41-4');
    expect(alone('7440-SO-8')).toBe('7440-50-8');
    expect(alone('(l330–2O-7)')).toBe('(1330-20-7)');
  });

  it('takes a wrong figure from the substance that its row names, if only one is wrong', () => {
    expect(repairedCas('4330-20-7', () => 'Dimethylbenzene 4330-20-7 10 - 30')).toBe('1330-20-7');
    expect(repairedCas('4330-21-7', () => 'Dimethylbenzene 4330-21-7 10 - 30')).toBe('4330-21-7');
    expect(repairedCas('4330-20-7', () => 'Titanium dioxide 4330-20-7')).toBe('4330-20-7');
  });

  it('is left as it is where nothing tells, and so is what is none', () => {
    for (const text of ['4330-20-7', '416-555-0112', 'Sols-10-5', '5-10', '2014-06-11', 'IO-20', '67-64-1'])
      expect(alone(text)).toBe(text);
  });
});
