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

const nothingSuggested = { products: [], manufacturers: [], casNumbers: [], instead: [] };

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

    it('takes a cleaner and a degreaser for one, whichever word French has for it', async () => {
      const engine = await withSheets(
        sheet(1, { productName: 'Nettoyant à freins', language: 'fr' }),
        sheet(2, { productName: 'Dégraissant industriel', language: 'fr' }),
      );
      expect(await foundBy(engine, 'nettoyeur freins')).toEqual([1]);
      expect(await foundBy(engine, 'degraisseur')).toEqual([2]);
    });

    it('finds an acid by its first name alone, in either spelling, as by its whole name', async () => {
      const engine = await withSheets(
        sheet(1, { productName: 'Sulfuric acid' }),
        sheet(2, { productName: 'Cleaner', casNumbers: ['7664-93-9'] }),
        sheet(3, { productName: 'Arsenic', casNumbers: ['7697-37-2'] }),
      );
      for (const words of ['sulphuric', 'sulfuric', 'sulfurique', 'sulphuric acid', 'acide sulfurique'])
        expect(await foundBy(engine, words), words).toEqual(words.includes('que') ? [2] : [1, 2]);
      expect(await foundBy(engine, 'sulfuric', { ...scope, cas: false })).toEqual([1]);
      expect(await foundBy(engine, 'nitric')).toEqual([3]);
      expect(await foundBy(engine, 'acid')).toEqual([1]);
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
      for (const words of ['1091', 'UN1091', 'acxxxne', 'xc', 'acetne 1091', 'xc acxxxne'])
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

    it('are those of sheets that have the other words', async () => {
      const engine = await withSheets(
        sheet(1, { productName: 'Nettoyant sulfurique', language: 'fr' }),
        sheet(2, { productName: 'Sulfuric bath' }),
        sheet(3, { productName: 'Sulfuric descaler' }),
      );
      expect(await forgiven(engine, 'nettoyant sulfurik')).toEqual({
        isns: [1],
        instead: [{ typed: 'sulfurik', used: 'sulfurique' }],
      });
      expect(await forgiven(engine, 'bathh sulfurik')).toMatchObject({ isns: [2] });
      expect((await forgiven(engine, 'sulfurik')).isns).toEqual([2, 3]);
    });

    it('make a common name of words in either language, however many of them no sheet has', async () => {
      const engine = await withSheets(
        sheet(1, { casNumbers: ['7664-93-9'] }),
        sheet(2, { casNumbers: ['7697-37-2'] }),
        sheet(3, { productName: 'Acide et sulfuric' }),
        sheet(4, { casNumbers: ['7681-52-9'] }),
      );
      expect(await forgiven(engine, 'acide sulfuric')).toEqual({ isns: [3, 1], instead: [] });
      expect(await forgiven(engine, 'acide sulfurik')).toEqual({
        isns: [1],
        instead: [{ typed: 'sulfurik', used: 'sulfurique' }],
      });
      expect((await forgiven(engine, 'sulphurik acid')).isns).toEqual([3, 1]);
      expect((await forgiven(engine, 'acidde nitrik')).isns).toEqual([2]);
      expect(await forgiven(engine, 'eau de javl')).toEqual({
        isns: [4],
        instead: [{ typed: 'javl', used: 'javel' }],
      });
    });

    it('never make another substance of a name that is right', async () => {
      const engine = await withSheets(
        sheet(1, { productName: 'Citric acid', casNumbers: ['77-92-9'] }),
        sheet(2, { productName: 'Sodium nitrite' }),
      );
      for (const words of ['nitric acid', 'acide nitrique', 'sodium nitrate'])
        expect(await forgiven(engine, words), words).toEqual({ isns: [], instead: [] });
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

  describe('words that no sheet has', () => {
    it('are left out where others find something, and are said', async () => {
      const engine = await withSheets(sheet(1, { productName: 'Methanol' }), sheet(2, { productName: 'Ethanol 70' }));
      expect(await forgiven(engine, 'methanol 99')).toEqual({ isns: [1], instead: [{ typed: '99', used: '' }] });
      expect(await forgiven(engine, 'Methanl 99% qqqqq')).toEqual({
        isns: [1],
        instead: [
          { typed: 'Methanl', used: 'methanol' },
          { typed: '99%', used: '' },
          { typed: 'qqqqq', used: '' },
        ],
      });
      expect(await forgiven(engine, 'methanol 99', { isExact: true })).toEqual({ isns: [], instead: [] });
      expect(await forgiven(engine, '99')).toEqual({ isns: [], instead: [] });
    });

    it('leave a strength out before they make another name of a misspelt one', async () => {
      const engine = await withSheets(
        sheet(1, { productName: 'Methanol' }),
        sheet(2, { productName: 'Methyl primer 99' }),
        sheet(3, { productName: 'Caprolactam 99' }),
        sheet(4, { productName: 'Acetone' }),
      );
      expect(await forgiven(engine, 'methanl 99')).toEqual({
        isns: [1],
        instead: [
          { typed: 'methanl', used: 'methanol' },
          { typed: '99', used: '' },
        ],
      });
      expect((await forgiven(engine, 'acetne 99')).isns).toEqual([4]);
      expect((await forgiven(engine, 'methyl 99')).isns).toEqual([2]);
    });

    it('are not left out where only words between words are left', async () => {
      const engine = await withSheets(
        sheet(1, { productName: 'Indicator in solution' }),
        sheet(2, { productName: 'Encre pour les tampons' }),
      );
      for (const words of ['splashqq in eyeqq', 'eauqq dans les yeuxqq'])
        expect(await forgiven(engine, words), words).toEqual({ isns: [], instead: [] });
    });

    it('are those of an accident and small ones first, whether or not sheets have them', async () => {
      const engine = await withSheets(
        sheet(1, { productName: 'Acetone', manufacturer: 'Instruments Inc.' }),
        sheet(2, { productName: 'Eye wash' }),
        sheet(3, { productName: 'Skin balm', manufacturer: 'Ontario' }),
        sheet(4, { productName: 'Eau de Javel', language: 'fr', casNumbers: ['7681-52-9'] }),
        sheet(5, { productName: 'Lessive', language: 'fr' }),
      );
      for (const words of [
        'acetone in eyes',
        'acetone on skin',
        'I got acetone in my eye',
        'acetone splash on the skin',
      ])
        expect((await forgiven(engine, words)).isns, words).toEqual([1]);
      for (const words of [
        'eau de javel dans les yeux',
        'javel sur la peau',
        "j'ai avalé de la javel",
        'javel dans l’œil',
      ])
        expect((await forgiven(engine, words)).isns, words).toEqual([4]);
      expect(await forgiven(engine, 'acetne in my eye')).toEqual({
        isns: [1],
        instead: [
          { typed: 'acetne', used: 'acetone' },
          { typed: 'in', used: '' },
          { typed: 'my', used: '' },
          { typed: 'eye', used: '' },
        ],
      });
      expect(await forgiven(engine, 'eye wash')).toEqual({ isns: [2], instead: [] });
      expect(await forgiven(engine, 'eye wsh')).toMatchObject({ isns: [2] });
      expect(await forgiven(engine, 'acetone in eyes', { isExact: true })).toEqual({ isns: [], instead: [] });
      for (const words of ['splash in my eye', 'dans les yeux et sur la peau'])
        expect((await forgiven(engine, words)).instead, words).toEqual([]);
    });

    it('take small words with them where one of the product goes: “a” begins many another', async () => {
      const engine = await withSheets(
        sheet(1, { productName: 'Essence', language: 'fr' }),
        sheet(2, { productName: 'Essence avion', language: 'fr' }),
      );
      const { isns, instead } = await forgiven(engine, 'essence a briquet');
      expect(isns).toEqual([1, 2]);
      expect(instead).toEqual([
        { typed: 'a', used: '' },
        { typed: 'briquet', used: '' },
      ]);
    });

    it('that are short are not replaced by others of another first letter, nor guessed where another word goes', async () => {
      const engine = await withSheets(
        sheet(1, { productName: 'Blue dye' }),
        sheet(2, { productName: 'Cold galvanizer' }),
        sheet(3, { productName: 'Glutaraldehyde' }),
        sheet(4, { productName: 'Moly grease' }),
      );
      for (const words of ['glue', 'mold remover']) expect((await forgiven(engine, words)).isns, words).toEqual([]);
      expect((await forgiven(engine, 'bleu')).isns).toEqual([1]);
    });

    it('are all but common names in a sentence that finds nothing else', async () => {
      const engine = await withSheets(
        sheet(1, { productName: 'Ammonia solution', ownCasNumbers: ['7664-41-7'], casNumbers: ['7664-41-7'] }),
        sheet(2, { productName: 'Industrial cleaner' }),
        sheet(3, { productName: 'Javel', language: 'fr', casNumbers: ['7681-52-9'] }),
        sheet(4, { productName: 'Bleach', casNumbers: ['7681-52-9'] }),
      );
      for (const words of [
        'hey I just got some kind of ammonia in my eye what do I do',
        'my colleague Marcel was cleaning and spilled ammonia on both hands',
        'ammonia in my eye what should I do',
      ])
        expect((await forgiven(engine, words)).isns, words).toEqual([1]);
      expect((await forgiven(engine, "j'ai de l'eau de javel dans les yeux")).isns.toSorted()).toEqual([3, 4]);
      // Of few words none is passed over that a sheet has, nor a number.
      expect((await forgiven(engine, 'industrial ammonia')).isns).toEqual([]);
      expect((await forgiven(engine, 'ammonia of UN 1005 was spilled by Marcel')).isns).toEqual([]);
    });

    it('of an accident are never taken for misspelt names', async () => {
      const engine = await withSheets(sheet(1, { productName: 'Helium' }), sheet(2, { productName: 'Fer' }));
      for (const words of ['help', 'feu']) expect(await forgiven(engine, words)).toEqual({ isns: [], instead: [] });
    });

    it('are never replaced where they are known to stand in texts', async () => {
      const engine = await withSheets(
        sheet(1, { productName: 'Conductivity standard' }),
        sheet(2, { productName: 'Toluene' }),
      );
      const written = ['contactivity'];
      expect((await forgiven(engine, 'contactivity')).isns).toEqual([1]);
      expect(await forgiven(engine, 'contactivity', { written })).toEqual({ isns: [], instead: [] });
      expect(await forgiven(engine, 'toluene contactivity', { written })).toEqual({
        isns: [2],
        instead: [{ typed: 'contactivity', used: '' }],
      });
    });

    it('are kept where they may be the number of a substance, a record or a product', async () => {
      const engine = await withSheets(sheet(1, { productName: 'Methanol' }));
      for (const number of ['1230', 'UN1230', 'UN 1230', '67-56-1', '67 56 1', '67561', '4180360', '12-34-5'])
        expect(
          await found(engine, { keyword: { heading: 'everything', words: `methanol ${number}` } }),
          number,
        ).toEqual([]);
    });

    it('are never words that a sheet has: those are told apart, with what each finds', async () => {
      const engine = await withSheets(
        sheet(1, { productName: 'Methanol' }),
        sheet(2, { productName: 'Methanol B', locations: ['2'] }),
        sheet(3, { productName: 'Ethanol 70', casNumbers: ['7664-93-9'] }),
      );
      const apart = async (words: string, given: Partial<Keyword> = {}, of = scope) =>
        (await engine.search(of, query({ keyword: { heading: 'everything', words, ...given } }))).apart;
      expect(await apart('methanol b ethanol')).toEqual([
        { words: 'methanol', count: 2 },
        { words: 'ethanol', count: 1 },
      ]);
      expect(await apart('methanol 70')).toEqual([
        { words: 'methanol', count: 2 },
        { words: '70', count: 1 },
      ]);
      expect(await apart('methanol acide sulfurique', { isExact: true })).toEqual([
        { words: 'methanol', count: 2 },
        { words: 'acide sulfurique', count: 1 },
      ]);
      expect(await apart('methanol 70', {}, { ...scope, locations: ['1'] })).toEqual([
        { words: 'methanol', count: 1 },
        { words: '70', count: 1 },
      ]);
      expect(await apart('methanol acide sulfurique', {}, { ...scope, cas: false })).toEqual([
        { words: 'methanol', count: 2 },
      ]);
      for (const words of ['methanol', 'qqqqq', 'ethanol 70', 'methanol 99'])
        expect(await apart(words), words).toEqual([]);
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

    it('takes the beginning of another word for no common name, and what the product is for one', async () => {
      const engine = await withSheets(
        sheet(1, { productName: 'Fil à souder', language: 'fr' }),
        sheet(2, { productName: 'Souder', language: 'fr' }),
        sheet(3, {
          productName: 'Hydroxyde de sodium',
          language: 'fr',
          ownCasNumbers: ['1310-73-2'],
          casNumbers: ['1310-73-2'],
        }),
        sheet(4, { productName: 'Lessive de soude', language: 'fr' }),
        sheet(5, { productName: 'Décapant', language: 'fr', casNumbers: ['1310-73-2'] }),
      );
      const keyword = { heading: 'everything', words: 'soude' } as const;
      expect(await found(engine, { keyword, language: 'fr' })).toEqual([4, 3, 5, 1, 2]);
      expect(await found(engine, { keyword: { ...keyword, words: 'soude caustique' }, language: 'fr' })).toEqual([
        3, 5,
      ]);
    });

    it('puts the reader’s language first among what the keyword names, but for the very name', async () => {
      const engine = await withSheets(
        sheet(1, { productName: 'Acide nitrique', language: 'fr' }),
        sheet(2, { productName: 'Sulfuric acid' }),
        sheet(3, { productName: 'Acid', language: 'fr' }),
        sheet(4, { manufacturer: 'Acid Works' }),
      );
      const keyword = { heading: 'everything', words: 'acid' } as const;
      expect(await found(engine, { keyword })).toEqual([3, 2, 1, 4]);
    });

    it('is the order of all record numbers too, whatever page is asked for', async () => {
      const engine = await withSheets(sheet(1, { productName: 'Pure acetone' }), sheet(2, { productName: 'Acetone' }));
      const keyword = { heading: 'everything', words: 'acetone' } as const;
      for (const rows of [0, 1]) expect(await engine.ids(scope, query({ keyword, sort: [], rows }))).toEqual([2, 1]);
    });

    it('puts the reader’s language first among what fits alike, and among what is called so', async () => {
      const engine = await withSheets(
        sheet(1, { productName: 'Acétone', language: 'fr' }),
        sheet(2, { productName: 'Acetone' }),
        sheet(3, { productName: 'Acétone A', language: 'fr' }),
        sheet(4, { productName: 'Acetone Z' }),
        sheet(5, { manufacturer: 'Acetone', language: 'fr' }),
      );
      const keyword = { heading: 'everything', words: 'acetone' } as const;
      expect(await found(engine, { keyword, language: 'en' })).toEqual([2, 1, 4, 3, 5]);
      expect(await found(engine, { keyword, language: 'fr' })).toEqual([1, 2, 3, 4, 5]);
      expect(await found(engine, { language: 'fr' })).toEqual(await found(engine, { language: 'en' }));
    });

    it('puts what is named so before sheets in the reader’s language that are called otherwise', async () => {
      const acid = { ownCasNumbers: ['7697-37-2'], casNumbers: ['7697-37-2'] };
      const engine = await withSheets(
        sheet(1, { productName: 'Nitric acid 70 %', ...acid }),
        sheet(2, { productName: 'Acide nitrique 70 %', language: 'fr', ...acid }),
        sheet(3, { productName: 'Décapant à l’acide nitrique', language: 'fr', casNumbers: ['7697-37-2'] }),
        sheet(4, { productName: 'Etching bath', casNumbers: ['7697-37-2'] }),
      );
      const by = (words: string) => found(engine, { keyword: { heading: 'everything', words } });
      expect(await by('acide nitrique')).toEqual([2, 1, 3, 4]);
      expect(await by('nitric acid')).toEqual([1, 2, 4, 3]);
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

  describe('a word for what a product does', () => {
    it('gives way to another one for it, in either language, where no sheet has it [S2.2.4-43]', async () => {
      const engine = await withSheets(
        sheet(1, { productName: 'Adhésif de contact', language: 'fr' }),
        sheet(2, { productName: 'Adhésif à tuiles', language: 'fr' }),
        sheet(3, { productName: 'Wood adhesive' }),
        sheet(4, { productName: 'Toner, couleur' }),
        sheet(5, { productName: 'Peinture aérosol Tracemax', language: 'fr' }),
        sheet(6, { productName: 'Degreaser' }),
      );
      const ask = async (words: string) => {
        const { records, instead } = await engine.search(scope, query({ keyword: { heading: 'everything', words } }));
        return [records.map(({ isn }) => isn).sort(), instead];
      };
      expect(await ask('colles')).toEqual([[1, 2], [{ typed: 'colles', used: 'adhésif' }]]);
      expect(await ask('wood glue')).toEqual([[3], [{ typed: 'glue', used: 'adhesive' }]]);
      expect(await ask('spray paint')).toEqual([
        [5],
        [
          { typed: 'spray', used: 'peinture' },
          { typed: 'paint', used: 'aérosol' },
        ],
      ]);
      expect(await ask('dégraisseur')).toEqual([[6], [{ typed: 'dégraisseur', used: 'degreaser' }]]);
      // What a sheet has is not looked for by another word, nor what is written so.
      expect(await ask('adhesive')).toEqual([[3], []]);
      const written = query({ keyword: { heading: 'everything', words: 'glue', written: ['glue'] } });
      expect((await engine.search(scope, written)).total).toBe(0);
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
        instead: [],
      });
      expect(await suggest(engine, 'ac')).toMatchObject({ manufacturers: ['Acme', 'Ace'] });
      expect((await suggest(engine, '6764')).casNumbers).toEqual(['67-64-1']);
      expect((await suggest(engine, '67-64')).casNumbers).toEqual(['67-64-1']);
      expect(await suggest(engine, ' ')).toEqual(nothingSuggested);
    });

    it('come only from sheets that the person sees', async () => {
      const engine = await withSheets(
        sheet(1, { productName: 'Acetone north', locations: ['1'] }),
        sheet(2, { productName: 'Acetone south', manufacturer: 'Acme', locations: ['2'], casNumbers: ['67-64-1'] }),
      );
      const here = { ...scope, locations: ['1'] };
      expect(await suggest(engine, 'ac', here)).toEqual({ ...nothingSuggested, products: ['Acetone north'] });
      expect(await suggest(engine, 'ac', { ...scope, organisation: 10002 })).toEqual(nothingSuggested);
      // The nearest word of what is out of sight tells as much as the word itself.
      expect(await suggest(engine, 'acmee', here)).toEqual(nothingSuggested);
      expect(await suggest(engine, 'sotuh', here)).toEqual(nothingSuggested);
      expect(await suggest(engine, 'sotuh')).toMatchObject({ products: ['Acetone south'] });
    });

    it('follow the collection, and tell nobody what only another may see, however often the letters are typed', async () => {
      const engine = await withSheets(sheet(1, { productName: 'Acetone', casNumbers: ['67-64-1'] }));
      expect(await suggest(engine, 'ac')).toMatchObject({ products: ['Acetone'] });
      expect(await suggest(engine, '67')).toMatchObject({ casNumbers: ['67-64-1'] });
      expect(await suggest(engine, '67', { ...scope, cas: false })).toEqual(nothingSuggested);
      expect(await suggest(engine, 'ac', { ...scope, locations: [] })).toEqual(nothingSuggested);
      await engine.upsert(scope.organisation, [sheet(2, { productName: 'Acid bath' })], 2);
      expect(await suggest(engine, 'ac')).toMatchObject({ products: ['Acetone', 'Acid bath'] });
      await engine.remove(scope.organisation, [1], 3);
      expect(await suggest(engine, 'ac')).toMatchObject({ products: ['Acid bath'] });
      expect(await suggest(engine, '67')).toEqual(nothingSuggested);
    });

    it('are in the reader’s language first, then those that fit better', async () => {
      const engine = await withSheets(
        sheet(1, { productName: 'Acide nitrique', language: 'fr' }),
        sheet(2, { productName: 'Sulfuric acid' }),
        sheet(3, { productName: 'Acid bath' }),
        sheet(4, { productName: 'Acid bath', language: 'fr' }),
      );
      const of = async (language: 'en' | 'fr') =>
        (await engine.suggest(scope, { typed: 'acid', language, limit: 4 })).products;
      expect(await of('en')).toEqual(['Acid bath', 'Sulfuric acid', 'Acide nitrique']);
      expect(await of('fr')).toEqual(['Acid bath', 'Acide nitrique', 'Sulfuric acid']);
    });

    it('are those of the nearest words where nothing begins with what was typed, and say so', async () => {
      const engine = await withSheets(
        sheet(1, { productName: 'Acetone, drum', casNumbers: ['67-64-1'] }),
        sheet(2, { productName: 'Methanol' }),
      );
      expect(await suggest(engine, 'acetn')).toEqual({
        products: ['Acetone, drum'],
        manufacturers: [],
        casNumbers: ['67-64-1'],
        instead: [{ typed: 'acetn', used: 'acetone' }],
      });
      expect(await suggest(engine, 'methanol 99')).toMatchObject({
        products: ['Methanol'],
        instead: [{ typed: '99', used: '' }],
      });
      expect(await suggest(engine, 'qqqqq')).toEqual(nothingSuggested);
    });
  });
};
