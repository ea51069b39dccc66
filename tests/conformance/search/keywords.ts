import { describe, expect, it } from 'vitest';
import { found, foundBy, scope, sheet } from '#tests/support/search/queries.ts';
import type { WithSheets } from './with-sheets.ts';

export const describeKeywords = (withSheets: WithSheets): void => {
  describe('keywords', () => {
    it('finds a sheet by the beginning of a word of its name, not by its middle', async () => {
      const engine = await withSheets(sheet(1, { productName: 'Industrial Degreaser' }), sheet(2));
      expect(await foundBy(engine, 'degrea')).toEqual([1]);
      expect(await foundBy(engine, 'greaser')).toEqual([]);
    });

    it('asks for all words, in any order and in different fields', async () => {
      const engine = await withSheets(
        sheet(1, { productName: 'Brake cleaner', manufacturer: 'Falcon' }),
        sheet(2, { productName: 'Brake pads', manufacturer: 'Falcon' }),
      );
      expect(await foundBy(engine, 'falcon CLEAN brake')).toEqual([1]);
    });

    it('disregards case, accents, ligatures and the shape of apostrophes', async () => {
      const engine = await withSheets(
        sheet(1, { productName: 'Huile d’Œillette à l’État pur', language: 'fr' }),
        sheet(2, { productName: "Sulfure d'hydrogène", language: 'fr' }),
      );
      expect(await foundBy(engine, "d'oeillette etat")).toEqual([1]);
      expect(await foundBy(engine, 'D’HYDROGENE')).toEqual([2]);
      expect(await foundBy(engine, 'hydrogène')).toEqual([2]);
    });

    it('reads subscripts as digits and does not glue a trademark sign to its word', async () => {
      const engine = await withSheets(
        sheet(1, { productName: 'H₂O₂ solution' }),
        sheet(2, { productName: 'Batteries™' }),
        sheet(3, { productName: 'Battery' }),
      );
      expect(await foundBy(engine, 'h2o2')).toEqual([1]);
      expect(await foundBy(engine, 'battery')).toEqual([2, 3]);
    });

    it('takes the plural for the singular, each sheet by its own language', async () => {
      const engine = await withSheets(
        sheet(1, { productName: 'Battery acid' }),
        sheet(2, { productName: 'Métal en feuilles', language: 'fr' }),
        sheet(3, { productName: 'Metal sheets' }),
        sheet(4, { productName: 'Solvants usés', language: 'fr' }),
        sheet(5, { productName: 'Battery', language: 'fr' }),
      );
      expect(await foundBy(engine, 'batteries')).toEqual([1]);
      expect(await foundBy(engine, 'métaux')).toEqual([2]);
      expect(await foundBy(engine, 'metals')).toEqual([2, 3]);
      expect(await foundBy(engine, 'solvant')).toEqual([4]);
    });

    it('takes all forms of a word for one another, but never a stem for another word', async () => {
      const engine = await withSheets(
        sheet(1, { productName: 'Solvant principal', language: 'fr' }),
        sheet(2, { productName: 'Colle principale', language: 'fr' }),
        sheet(3, { productName: 'Produits principaux', language: 'fr' }),
        sheet(4, { productName: 'Peinture', language: 'fr' }),
      );
      expect(await foundBy(engine, 'principaux')).toEqual([1, 2, 3]);
      expect(await foundBy(engine, 'principales')).toEqual([1, 2, 3]);
      // The stem of "peinturees" is "peinture", but that of "peinture" is "peintur".
      expect(await foundBy(engine, 'peinturées')).toEqual([]);
    });

    it('matches a CAS number with or without its hyphens, whole or begun', async () => {
      const engine = await withSheets(sheet(1, { casNumbers: ['67-64-1'] }), sheet(2, { casNumbers: ['7664-93-9'] }));
      for (const words of ['67-64-1', '67641', '67', '676', '67-64', '67 64'])
        expect(await foundBy(engine, words), words).toEqual([1]);
      expect(await foundBy(engine, '7664939')).toEqual([2]);
      expect(await foundBy(engine, '641')).toEqual([]);
    });

    it('takes a share for no number of a product, a substance or a record', async () => {
      const engine = await withSheets(
        sheet(1, { productName: 'Javel 12 %' }),
        sheet(2, { productName: 'Javel', productIds: ['12', 'A-12'] }),
        sheet(3, { productName: 'Javel', casNumbers: ['1200-00-0'] }),
        sheet(12, { productName: 'Javel' }),
      );
      for (const words of ['12%', '12 %', 'javel 12%']) expect(await foundBy(engine, words), words).toEqual([1]);
      expect(await foundBy(engine, '12')).toEqual([1, 2, 3, 12]);
      expect(await foundBy(engine, '13%')).toEqual([]);
    });

    it('does not take the parts of one CAS number for another', async () => {
      const engine = await withSheets(
        sheet(1, { casNumbers: ['67-64-1'] }),
        sheet(2, { casNumbers: ['64-17-5', '67-56-1'] }),
        sheet(3, { casNumbers: ['67-63-0'], productIds: ['64-1'] }),
        sheet(4, { casNumbers: ['1-64-67'] }),
      );
      for (const heading of ['everything', 'cas'] as const)
        expect(await found(engine, { keyword: { heading, words: '67-64-1' } }), heading).toEqual([1]);
      expect(await foundBy(engine, '64-17')).toEqual([2]);
      expect(await foundBy(engine, '17-5')).toEqual([]);
      expect(await foundBy(engine, '67-1')).toEqual([]);
    });

    it('finds CAS numbers and product IDs by any one part', async () => {
      const engine = await withSheets(
        sheet(1, { casNumbers: ['67-64-1'] }),
        sheet(2, { casNumbers: ['64-17-5'], productIds: ['AQN-J12'] }),
        sheet(3, { casNumbers: ['7664-93-9'] }),
      );
      expect(await foundBy(engine, '64')).toEqual([1, 2]);
      expect(await foundBy(engine, '(64)')).toEqual([1, 2]);
      expect(await foundBy(engine, 'j12')).toEqual([2]);
      expect(await foundBy(engine, '64 67')).toEqual([1]);
    });

    it('matches a product ID with or without its punctuation, from its beginning', async () => {
      const engine = await withSheets(sheet(1, { productIds: ['other', 'Pr/12.345-B'] }), sheet(2));
      for (const words of ['pr12345b', 'PR/12.3', 'p-r-1', '12', '345', 'b 345'])
        expect(await foundBy(engine, words), words).toEqual([1]);
      for (const words of ['12.345', 'b-345', 'pr/345', '345-b', 'other/pr'])
        expect(await foundBy(engine, words), words).toEqual([]);
    });

    it('does not take the parts of one product ID for another', async () => {
      const engine = await withSheets(
        sheet(1, { productIds: ['AQN-J12'] }),
        sheet(2, { productIds: ['J12-AQN'] }),
        sheet(3, { productIds: ['AQN-7', 'BX-J12'] }),
        sheet(4, { productIds: ['AQN-J1'] }),
      );
      for (const heading of ['everything', 'productId'] as const)
        expect(await found(engine, { keyword: { heading, words: 'AQN-J12' } }), heading).toEqual([1]);
      expect(await foundBy(engine, 'aqn-j')).toEqual([1, 4]);
    });

    it('looks for all parts of a word among names, manufacturers and custom fields, or for its code, never half of each', async () => {
      const engine = await withSheets(
        sheet(1, { productName: 'Kit J12', custom: ['AQN', '', ''] }),
        sheet(2, { productName: 'Kit AQN', productIds: ['J12'] }),
        sheet(3, { productName: 'Thinner 67-64-1' }),
        sheet(4, { productName: 'Thinner 67', casNumbers: ['64-1-1'] }),
        sheet(5, { casNumbers: ['67-64-1'] }),
      );
      expect(await foundBy(engine, 'AQN-J12')).toEqual([1]);
      expect(await foundBy(engine, '67-64-1')).toEqual([3, 5]);
      expect(await found(engine, { keyword: { heading: 'product', words: '67-64-1' } })).toEqual([3]);
      expect(await foundBy(engine, 'thinner 64-1')).toEqual([3, 4]);
    });

    it('does not hold the article of an elided word for a part of it', async () => {
      const engine = await withSheets(sheet(1, { productIds: ['X-EAU'] }), sheet(2, { productName: 'Eau' }));
      expect(await foundBy(engine, "l'eau")).toEqual([1, 2]);
    });

    it('joins punctuation in product IDs and CAS numbers only', async () => {
      const engine = await withSheets(sheet(1, { productName: 'Low-VOC paint', custom: ['A-1', '', ''] }));
      expect(await foundBy(engine, 'low-voc')).toEqual([1]);
      expect(await foundBy(engine, 'lowvoc')).toEqual([]);
      expect(await foundBy(engine, 'a1')).toEqual([]);
    });

    it('looks under one heading only when one is named', async () => {
      const engine = await withSheets(
        sheet(1, { productName: 'Falcon', manufacturer: 'Maple' }),
        sheet(2, { productName: 'Maple', manufacturer: 'Falcon' }),
        sheet(3, { custom: ['', 'Falcon', ''] }),
        sheet(4, { productIds: ['FALCON-4'] }),
        sheet(5, { casNumbers: ['67-64-1'], productIds: ['50-00-0'] }),
      );
      const under = (
        heading: 'product' | 'manufacturer' | 'custom1' | 'custom2' | 'productId' | 'cas',
        words = 'falcon',
      ) => found(engine, { keyword: { heading, words } });
      expect(await under('product')).toEqual([1]);
      expect(await under('manufacturer')).toEqual([2]);
      expect(await under('custom1')).toEqual([]);
      expect(await under('custom2')).toEqual([3]);
      expect(await under('productId')).toEqual([4]);
      expect(await under('cas', '67641')).toEqual([5]);
      expect(await under('productId', '67641')).toEqual([]);
      expect(await under('cas', '50000')).toEqual([]);
      expect(await foundBy(engine, 'falcon')).toEqual([1, 2, 3, 4]);
    });

    it('leaves CAS numbers out for those who may not see ingredients', async () => {
      const engine = await withSheets(sheet(1, { casNumbers: ['67-64-1'] }));
      const without = { ...scope, cas: false };
      expect(await foundBy(engine, '67-64-1', without)).toEqual([]);
      expect(await found(engine, { keyword: { heading: 'cas', words: '67-64-1' } }, without)).toEqual([]);
      const rows = [{ heading: 'cas', operator: 'not-contains', words: '50-00-0' } as const];
      expect(await found(engine, { advanced: { match: 'AND', rows } }, without)).toEqual([]);
      expect(await found(engine, { advanced: { match: 'AND', rows } })).toEqual([1]);
    });

    it('finds nothing by a keyword without letter or digit, and passes over such a word among others', async () => {
      const engine = await withSheets(sheet(1, { productName: 'Acid - 10 %' }));
      expect(await foundBy(engine, ' -  % ')).toEqual([]);
      expect(await foundBy(engine, '')).toEqual([]);
      expect(await foundBy(engine, 'acid - 10')).toEqual([1]);
    });
  });
};
