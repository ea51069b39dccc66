import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  analysis,
  fieldsOfHeading,
  fold,
  splitKeyword,
  stem,
  textFields,
  toCode,
  tokenise,
  tokensOf,
} from '#lib/search-engine/analyzer.ts';

describe('fold', () => {
  it.each([
    ['Éther', 'ether'],
    ['ŒUVRE cœur', 'oeuvre coeur'],
    ['Æthër', 'aether'],
    ['Straße ẞ', 'strasse ss'],
    ['Sørensen Łódź', 'sorensen lodz'],
    ['H₂SO₄ m²', 'h2so4 m2'],
    ['L’eau ‘x’ ʼ', "l'eau 'x' '"],
    ['ﬁlm №', 'film no'],
    ['İzmir', 'izmir'],
    ['Plus™', 'plus '],
    ['67-64-1 (A/B)', '67-64-1 (a/b)'],
  ])('turns %s into %s', (text, folded) => expect(fold(text)).toBe(folded));

  it('leaves what it has folded as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });

  it('does not tell composed and decomposed accents apart', () => {
    expect(fold('e\u0301')).toBe(fold('\u00e9'));
  });
});

describe('tokenise', () => {
  it.each([
    ['Heavy-Duty  Cleaner (5 L)', ['heavy', 'duty', 'cleaner', '5', 'l']],
    ["L'eau d’érable qu'on aime", ['eau', 'erable', 'on', 'aime']],
    ["Men's aujourd'hui", ['men', 's', 'aujourd', 'hui']],
    ["jusqu'à l' d", ['jusqu', 'a', 'l', 'd']],
    ['67-64-1', ['67', '64', '1']],
    ['½ % – ™', ['1', '2']],
    ['', []],
  ])('cuts %s', (text, tokens) => expect(tokenise(text)).toEqual(tokens));
});

describe('words of a keyword', () => {
  it('have their code and their parts', () => {
    expect(splitKeyword(" 67-64-1\u00a0l'Acide ")).toEqual([
      { text: '67-64-1', code: '67641', parts: ['67', '64', '1'] },
      { text: "l'Acide", code: 'lacide', parts: ['acide'] },
    ]);
  });

  it.each([
    ['67 64 1', ['67-64-1']],
    ['67‑64–1 pure', ['67-64-1', 'pure']],
    ['CAS 67-64-1', ['67-64-1']],
    ['cas no. 67.64.1', ['67-64-1']],
    ['n° CAS : 7681-52-9', ['n°', '7681-52-9']],
    ['67 64 2', ['67', '64', '2']],
    ['un 1090', ['UN1090']],
    ['ONU-1791', ['UN1791']],
    ['UN 10900', ['UN', '10900']],
    ['javel 12 %', ['javel', '12%']],
    ['0,5\u00a0% x', ['0,5%', 'x']],
  ])('of %j put numbers together', (keyword, texts) => {
    expect(splitKeyword(keyword).map(({ text }) => text)).toEqual(texts);
  });

  it('may be a UN number of four digits or a record number', () => {
    expect(splitKeyword('UN1090 1791 4180480 12-34 mr100').map(({ un, isn }) => [un, isn])).toEqual([
      ['1090', undefined],
      ['1791', 1791],
      [undefined, 4180480],
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  it('are a share where they end with the sign of percent, and then no number of anything', () => {
    expect(splitKeyword('12% 99.5 % 1200% 12%a 12').map(({ isShare, isn }) => [isShare, isn])).toEqual([
      [true, undefined],
      [true, undefined],
      [undefined, 1200],
      [undefined, undefined],
      [undefined, 12],
    ]);
  });

  it('are none where there is no letter and no digit', () => {
    expect(splitKeyword(' - %  ™ ')).toEqual([]);
  });
});

it('finds words by both of their spellings', () => {
  expect(tokensOf('Sulphuric acid')).toEqual(['sulphuric', 'sulfuric', 'acid']);
  expect(tokensOf('Sulfate d’aluminium')).toEqual(['sulfate', 'sulphate', 'aluminium', 'aluminum']);
});

it('takes the punctuation out of a code', () => {
  expect(toCode(' Pr/12.345-É ')).toBe('pr12345e');
});

it('stems by the language of the sheet', () => {
  expect([stem('metaux', 'fr'), stem('metaux', 'en')]).toEqual(['metal', 'metaux']);
});

describe('fields of a heading', () => {
  it('are all for everything, but for those that tell ingredients which may not be seen', () => {
    expect(fieldsOfHeading('everything', true)).toEqual(textFields);
    expect(fieldsOfHeading('everything', false)).toEqual(
      textFields.filter((field) => field !== 'cas' && field !== 'ingredients'),
    );
  });

  it('are the one of that name, or none', () => {
    expect(fieldsOfHeading('cas', true)).toEqual(['cas']);
    expect(fieldsOfHeading('cas', false)).toEqual([]);
    expect(fieldsOfHeading('custom2', false)).toEqual(['custom2']);
  });
});

it('has a version, which changes whenever one of these answers does', () => {
  expect(analysis.version).toBe(4);
});
