import { describe, expect, it } from 'vitest';
import { identityOf } from '#server/domains/import/identity.ts';

const acetone = {
  productName: 'Acétone, grade technique',
  manufacturer: 'Laurentide Chimie',
  language: 'fr',
  productIds: ['LC-1', 'B2'],
};

describe('identityOf', () => {
  it('overlooks case, accents, punctuation and the order of ids', () => {
    const same = {
      ...acetone,
      productName: 'ACETONE GRADE TECHNIQUE',
      manufacturer: 'laurentide-chimie',
      productIds: ['b2', 'lc 1'],
    };
    expect(identityOf(same)).toBe(identityOf(acetone));
  });

  it.each([
    { productName: 'Acétone' },
    { manufacturer: '' },
    { language: 'en' },
    { productIds: ['LC-1'] },
    { productIds: [] },
  ])('tells %j apart', (change) => expect(identityOf({ ...acetone, ...change })).not.toBe(identityOf(acetone)));

  it('takes “N/A” for no id', () => {
    expect(identityOf({ ...acetone, productIds: ['N/A', '-'] })).toBe(identityOf({ ...acetone, productIds: [] }));
  });

  it('tells mirror images apart', () => {
    const named = (productName: string) => identityOf({ ...acetone, productName });
    const names = ['(+)-Menthol', '(-)-Menthol', '(±)-Menthol', 'Menthol'];
    expect(new Set(names.map(named)).size).toBe(names.length);
  });

  it('tells names without letters and digits apart', () => {
    expect(identityOf({ ...acetone, productName: '???' })).not.toBe(identityOf({ ...acetone, productName: '---' }));
  });
});
