import { describe, expect, it } from 'vitest';
import type { Keyword } from '#contract/search/query.ts';
import type { SearchEngine } from '#lib/search-engine/port.ts';
import { found, foundBy, query, scope, sheet } from '#tests/support/search/queries.ts';
import type { WithSheets } from './with-sheets.ts';

/** What a keyword finds when it is forgiven, and what was looked for instead. */
const forgiven = async (engine: SearchEngine, words: string, given: Partial<Keyword> = {}, of = scope) => {
  const asked = query({ keyword: { heading: 'everything', words, ...given } });
  const { records, instead } = await engine.search(of, asked);
  expect(await engine.ids(of, asked)).toEqual(records.map(({ isn }) => isn));
  return { isns: records.map(({ isn }) => isn), instead };
};

export const describeForgiving = (withSheets: WithSheets): void => {
  describe('what else a sheet is found by', () => {
    it('finds sheets by other names, by names of ingredients where they may be seen, by record and UN numbers', async () => {
      const engine = await withSheets(
        sheet(4180480, { productName: 'Solvent', otherNames: ['2-Butanone, MEK'] }),
        sheet(2, { ingredientNames: ['Xylene', 'Éthylbenzène'] }),
        sheet(3, { unNumbers: ['1263', '1993'] }),
      );
      expect(await foundBy(engine, 'mek')).toEqual([4180480]);
      expect(await foundBy(engine, 'ethylbenzene')).toEqual([2]);
      expect(await foundBy(engine, 'ethylbenzene', { ...scope, cas: false })).toEqual([]);
      for (const words of ['UN1993', 'un 1993', 'UN-1993', 'ONU 1993', '1993'])
        expect(await foundBy(engine, words), words).toEqual([3]);
      expect(await foundBy(engine, '199')).toEqual([]);
      expect(await foundBy(engine, '4180480')).toEqual([4180480]);
      expect(await foundBy(engine, '418048')).toEqual([]);
    });

    it('finds a substance by what people call it, in either language, among products and ingredients', async () => {
      const engine = await withSheets(
        sheet(1, { productName: 'Whitex', casNumbers: ['7681-52-9', '1310-73-2'], ownCasNumbers: ['7681-52-9'] }),
        sheet(2, { productName: 'Drain opener', casNumbers: ['1310-73-2'] }),
        sheet(3, { productName: 'Acid', casNumbers: ['7647-01-0'] }),
        sheet(4, { productName: 'Bleach resistant gloves' }),
      );
      expect(await foundBy(engine, 'bleach')).toEqual([1, 4]);
      expect(await foundBy(engine, 'eau de javel')).toEqual([1]);
      expect(await foundBy(engine, 'lye')).toEqual([1, 2]);
      expect(await foundBy(engine, 'acide muriatique')).toEqual([3]);
      expect(await foundBy(engine, 'drain soude caustique')).toEqual([2]);
    });

    it('tells who may not see ingredients nothing of them by a common name, only what a product itself is', async () => {
      const engine = await withSheets(
        sheet(1, { casNumbers: ['7681-52-9'], ownCasNumbers: ['7681-52-9'] }),
        sheet(2, { casNumbers: ['7681-52-9'], ingredientNames: ['Sodium hypochlorite'] }),
      );
      const without = { ...scope, cas: false };
      for (const words of ['bleach', 'sodium hypochlorite', 'bleech', 'javl'])
        expect((await forgiven(engine, words, {}, without)).isns, words).toEqual([1]);
      expect((await forgiven(engine, 'bleach')).isns).toEqual([1, 2]);
      expect((await engine.suggest(without, { typed: 'sodium hyp', language: 'en', limit: 5 })).casNumbers).toEqual([]);
    });

    it('takes both spellings of a name for one', async () => {
      const engine = await withSheets(
        sheet(1, { productName: 'Sulfuric acid' }),
        sheet(2, { productName: 'Sulphur powder' }),
        sheet(3, { productName: 'Aluminum foil' }),
      );
      expect(await foundBy(engine, 'sulphuric')).toEqual([1]);
      expect(await foundBy(engine, 'sulf')).toEqual([1, 2]);
      expect(await foundBy(engine, 'aluminium')).toEqual([3]);
    });

    it('finds by a CAS number with any punctuation what it finds with its own, no more', async () => {
      const engine = await withSheets(
        sheet(1, { casNumbers: ['67-64-1'] }),
        sheet(2, { casNumbers: ['64-17-5', '67-56-1'] }),
        sheet(3, { productName: 'Kit 67 64 1' }),
      );
      for (const words of ['67-64-1', '67 64 1', '67.64.1', '67–64–1', 'CAS 67-64-1', 'cas no 67 64 1'])
        expect(await foundBy(engine, words), words).toEqual([1, 3]);
      expect(await foundBy(engine, '67641')).toEqual([1]);
    });
  });

  describe('nearest words', () => {
    it('stand in for a word that no sheet has, and are said', async () => {
      const engine = await withSheets(
        sheet(1, { productName: 'Acétone, drum' }),
        sheet(2, { productName: 'Hydrochloric acid 37 %' }),
        sheet(3, { productName: 'Formaldéhyde en solution', language: 'fr' }),
      );
      expect(await forgiven(engine, 'Acetne')).toEqual({ isns: [1], instead: [{ typed: 'Acetne', used: 'acétone' }] });
      expect(await forgiven(engine, 'actone')).toMatchObject({ isns: [1] });
      expect(await forgiven(engine, 'aecotne')).toMatchObject({ isns: [1] });
      expect(await forgiven(engine, 'hydrocloric acid')).toEqual({
        isns: [2],
        instead: [{ typed: 'hydrocloric', used: 'hydrochloric' }],
      });
      expect(await forgiven(engine, 'formaldh')).toEqual({
        isns: [3],
        instead: [{ typed: 'formaldh', used: 'formaldéhyde' }],
      });
    });

    it('are none for the exact word, for a word that is there, for numbers, and for what is too far', async () => {
      const engine = await withSheets(sheet(1, { productName: 'Acetone 99 1090', unNumbers: ['1090'] }), sheet(2));
      expect(await forgiven(engine, 'acetne', { isExact: true })).toEqual({ isns: [], instead: [] });
      expect(await forgiven(engine, 'acetone')).toEqual({ isns: [1], instead: [] });
      for (const words of ['1091', 'UN1091', 'acxxxne', 'xc', 'acetne 1091', 'acetne acxxxne'])
        expect(await forgiven(engine, words), words).toEqual({ isns: [], instead: [] });
    });

    it('never come from sheets that the person does not see, nor from fields that are not looked in', async () => {
      const engine = await withSheets(
        sheet(1, { productName: 'Toluene', locations: ['1'] }),
        sheet(2, { productName: 'Solvent', locations: ['2'], ingredientNames: ['Toluene'], manufacturer: 'Tolosa' }),
      );
      await engine.upsert(10002, [sheet(9, { productName: 'Tolunex' })], 1);
      const there = { ...scope, locations: ['2'] };
      expect(await forgiven(engine, 'tolune', {}, { ...there, cas: false })).toEqual({ isns: [], instead: [] });
      expect((await forgiven(engine, 'tolune', {}, there)).isns).toEqual([2]);
      expect((await forgiven(engine, 'tolune', { heading: 'manufacturer' })).isns).toEqual([]);
      expect((await forgiven(engine, 'tolune', { heading: 'product' })).isns).toEqual([1]);
      await engine.remove(scope.organisation, [1], 2);
      expect((await forgiven(engine, 'tolune', { heading: 'product' })).isns).toEqual([]);
    });

    it('are the nearest, then whole words, then those of most sheets', async () => {
      const engine = await withSheets(
        sheet(1, { productName: 'Benzene' }),
        sheet(2, { productName: 'Benzine' }),
        sheet(3, { productName: 'Benzine' }),
        sheet(4, { productName: 'Benzonene' }),
      );
      expect((await forgiven(engine, 'benzxne')).isns).toEqual([2, 3]);
      expect((await forgiven(engine, 'benzenne')).isns).toEqual([1]);
    });

    it('complete a common name', async () => {
      const engine = await withSheets(sheet(1, { casNumbers: ['7647-01-0'] }), sheet(2, { productName: 'Acid' }));
      expect(await forgiven(engine, 'muratic acid')).toEqual({
        isns: [1],
        instead: [{ typed: 'muratic', used: 'muriatic' }],
      });
    });

    it('are not looked for in a keyword of very many words', async () => {
      const engine = await withSheets(sheet(1, { productName: 'Acetone' }));
      expect(await forgiven(engine, 'acetne '.repeat(9))).toEqual({ isns: [], instead: [] });
    });
  });

  describe('fit', () => {
    it('puts the exact name first, then names that begin so, names, numbers, and other fields', async () => {
      const engine = await withSheets(
        sheet(1, { productName: 'Thinner', ingredientNames: ['Acetone'], casNumbers: ['67-64-1'] }),
        sheet(2, { productName: 'Solvent A', ownCasNumbers: ['67-64-1'], casNumbers: ['67-64-1'] }),
        sheet(3, { productName: 'Pure acetone' }),
        sheet(4, { productName: 'Acetone, drum' }),
        sheet(5, { productName: 'ACETONE' }),
        sheet(6, { productName: 'Zinc', manufacturer: 'Acetone Works' }),
      );
      const keyword = { heading: 'everything', words: 'acetone' } as const;
      expect(await found(engine, { keyword })).toEqual([5, 4, 3, 2, 1, 6]);
      expect(await found(engine, { keyword, start: 2, rows: 3 })).toEqual([3, 2, 1]);
      expect(await found(engine, { keyword, sort: [{ field: 'product', direction: 'desc' }] })).toEqual([
        6, 1, 2, 3, 4, 5,
      ]);
    });

    it('is the order of all record numbers too, whatever page is asked for', async () => {
      const engine = await withSheets(sheet(1, { productName: 'Pure acetone' }), sheet(2, { productName: 'Acetone' }));
      const keyword = { heading: 'everything', words: 'acetone' } as const;
      for (const rows of [0, 1]) expect(await engine.ids(scope, query({ keyword, sort: [], rows }))).toEqual([2, 1]);
    });

    it('orders what fits alike by name and number', async () => {
      const engine = await withSheets(
        sheet(3, { productName: 'Acetone B' }),
        sheet(2, { productName: 'Acetone A' }),
        sheet(1, { productName: 'Acetone B' }),
      );
      expect(await found(engine, { keyword: { heading: 'product', words: 'acetone' } })).toEqual([2, 1, 3]);
    });
  });

  describe('suggestions', () => {
    const suggest = (engine: SearchEngine, typed: string, of = scope) =>
      engine.suggest(of, { typed, language: 'en', limit: 3 });

    it('are names that begin so, those of most sheets first, each once', async () => {
      const engine = await withSheets(
        sheet(1, { productName: 'Acetone', manufacturer: 'Acme' }),
        sheet(2, { productName: 'Pure acetone', manufacturer: 'Acme' }),
        sheet(3, { productName: 'Pure acetone', manufacturer: 'Ace' }),
        sheet(4, { productName: 'Zinc', casNumbers: ['67-64-1'], ownCasNumbers: ['67-64-1'] }),
      );
      expect(await suggest(engine, 'ace')).toEqual({
        products: ['Acetone', 'Pure acetone'],
        manufacturers: ['Ace'],
        casNumbers: ['67-64-1'],
      });
      expect(await suggest(engine, 'ac')).toMatchObject({ manufacturers: ['Acme', 'Ace'] });
      expect((await suggest(engine, '6764')).casNumbers).toEqual(['67-64-1']);
      expect((await suggest(engine, '67-64')).casNumbers).toEqual(['67-64-1']);
      expect(await suggest(engine, ' ')).toEqual({ products: [], manufacturers: [], casNumbers: [] });
    });

    it('come only from sheets that the person sees', async () => {
      const engine = await withSheets(
        sheet(1, { productName: 'Acetone here', locations: ['1'] }),
        sheet(2, { productName: 'Acetone there', manufacturer: 'Acme', locations: ['2'], casNumbers: ['67-64-1'] }),
      );
      expect(await suggest(engine, 'ac', { ...scope, locations: ['1'] })).toEqual({
        products: ['Acetone here'],
        manufacturers: [],
        casNumbers: [],
      });
      expect(await suggest(engine, 'ac', { ...scope, organisation: 10002 })).toEqual({
        products: [],
        manufacturers: [],
        casNumbers: [],
      });
    });
  });
};
