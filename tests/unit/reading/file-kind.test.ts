import { describe, expect, it } from 'vitest';
import type { FileKind } from '#contract/reading/file-kind.ts';
import { kindOf, unseenPages } from '#lib/sheet-reader/kind/file-kind.ts';
import { doubtKind, firstSheetOf } from '#lib/sheet-reader/kind/first-sheet.ts';
import { readSheet } from '#lib/sheet-reader/read-sheet.ts';
import { toSheet } from '#lib/sheet-reader/sheet/sheet.ts';
import { makePages } from './make-pages.ts';

interface Invented {
  readonly title: string;
  readonly word: string;
  readonly titles: readonly string[];
  readonly name: string;
  readonly prose: string;
}

const english: Invented = {
  title: 'Safety Data Sheet',
  word: 'SECTION',
  titles: ['Identification', 'Hazard identification', 'Composition/information on ingredients', 'First-aid measures'],
  name: 'Product name:  Prairie Solvent',
  prose:
    'Keep the container closed and away from heat. Wash with plenty of water, and call for help if it is not clear.',
};
const french: Invented = {
  title: 'Fiche de données de sécurité',
  word: 'SECTION',
  titles: [
    'Identification',
    'Identification des dangers',
    'Composition/informations sur les composants',
    'Premiers soins',
  ],
  name: 'Nom du produit :  Solvant des Prairies',
  prose:
    'Garder le contenant fermé et loin de la chaleur. Laver avec les savons et une eau, et appeler dans ces cas les secours.',
};
const spanish: Invented = {
  title: 'Ficha de datos de seguridad',
  word: 'SECCIÓN',
  titles: ['Identificación del producto', 'Identificación de los peligros', 'Composición', 'Primeros auxilios'],
  name: 'Nombre del producto:  Solvente de la Pradera',
  prose:
    'Mantener el recipiente cerrado y los guantes con agua. Lavar las manos para el trabajo y llamar por ayuda según el caso.',
};
const german: Invented = {
  title: 'Sicherheitsdatenblatt',
  word: 'ABSCHNITT',
  titles: ['Bezeichnung des Stoffs', 'Mögliche Gefahren', 'Zusammensetzung', 'Erste-Hilfe-Maßnahmen'],
  name: 'Handelsname:  Präriereiniger',
  prose:
    'Den Behälter geschlossen und von der Hitze fern halten. Die Haut mit Wasser waschen und nach dem Unfall ist ein Arzt zu rufen.',
};

const later: Readonly<Record<string, readonly string[]>> = {
  SECTION: ['Handling and storage', 'Stability and reactivity', 'Transport information', 'Other information'],
  SECCIÓN: ['Manipulación', 'Estabilidad y reactividad', 'Información relativa al transporte', 'Otra información'],
  ABSCHNITT: ['Handhabung und Lagerung', 'Stabilität und Reaktivität', 'Angaben zum Transport', 'Sonstige Angaben'],
};

/** A sheet of two pages. */
const sheet = ({ title, word, titles, name, prose }: Invented, { cas = '67-64-1', of = 2 } = {}): string => {
  const heading = (number: number, text: string) => `${word} ${number}: ${text}`;
  const front = titles.flatMap((text, at) => [heading(at + 1, text), ...(at === 0 ? [name] : []), prose]);
  const back = later[word]!.flatMap((text, at) => [heading([7, 10, 14, 16][at]!, text), prose]);
  return [title, `Page 1 / ${of}`, ...front, `Acetone  ${cas}`, '\f', title, `Page 2 / ${of}`, ...back]
    .join('\n')
    .replace('\n\f\n', '\f');
};
const another = (one: Invented, name: string): string =>
  sheet({ ...one, name: `Product name:  ${name}` }, { cas: '67-56-1' });

const read = (text: string): FileKind => kindOf(makePages(text))!;
const languagesOf = (text: string) =>
  read(text).sheets.map(({ versions }) => versions.map(({ language, pages }) => `${language} ${pages.join('-')}`));

describe('what a file is', () => {
  it.each([
    ['en', english],
    ['fr', french],
    ['es', spanish],
    ['de', german],
  ] as const)('is one sheet in the language that its pages are in: %s', (language, one) => {
    expect(read(sheet(one))).toEqual({
      sheets: [{ productName: '', pages: [1, 2], versions: [{ language, pages: [1, 2] }] }],
      sections: 8,
      hasTitle: true,
    });
  });

  it('is a sheet in another language, of which neither words of titles nor sections are known', () => {
    const italian =
      'Questa scheda di sicurezza è degli stabilimenti della società. I guanti che sono nel luogo di lavoro e nella cassetta alla porta. Il prodotto può essere nocivo.\n'.repeat(
        4,
      );
    expect(languagesOf(italian)).toEqual([['other 1-1']]);
  });

  it('is one sheet in two languages where they follow each other, with the pages of each', () => {
    expect(read(`${sheet(english)}\f${sheet(french)}`).sheets).toEqual([
      {
        productName: 'Prairie Solvent',
        pages: [1, 4],
        versions: [
          { language: 'en', pages: [1, 2] },
          { language: 'fr', pages: [3, 4] },
        ],
      },
    ]);
  });

  it('is one sheet in two languages where they stand beside each other', () => {
    const beside = sheet({ ...english, prose: `${english.prose}  ${french.prose}` });
    expect(languagesOf(beside)).toEqual([['en 1-2', 'fr 1-2']]);
  });

  it('is one sheet in its language where a page, or a passage, is in another', () => {
    expect(languagesOf(`${sheet(english)}\f${french.prose}\n${french.prose}`)).toEqual([['en 1-3']]);
    expect(languagesOf(sheet(german).replace(german.prose, english.prose))).toEqual([['de 1-2']]);
  });

  it('is several sheets where the first section comes again of another product, each with its pages and name', () => {
    const file = [sheet(english), another(english, 'Prairie Degreaser'), another(english, 'Prairie Wax')].join('\f');
    expect(read(file).sheets.map(({ pages, productName }) => [...pages, productName])).toEqual([
      [1, 2, 'Prairie Solvent'],
      [3, 4, 'Prairie Degreaser'],
      [5, 6, 'Prairie Wax'],
    ]);
  });

  it('is several sheets where those in two languages are of different products', () => {
    const file = `${sheet(english)}\f${sheet(french, { cas: '67-56-1' })}`;
    expect(languagesOf(file)).toEqual([['en 1-2'], ['fr 3-4']]);
  });

  it('is one sheet where each page repeats the first section, or counts its pages anew', () => {
    const running = sheet(english).replace('SECTION 7:', 'SECTION 1: Identification (continued)\nSECTION 7:');
    expect(languagesOf(running)).toEqual([['en 1-2']]);
    expect(languagesOf(`${sheet(english)}\fPage 1 / 2\n${english.prose}\fPage 2 / 2\n${english.prose}`)).toEqual([
      ['en 1-4'],
    ]);
  });

  it('is a sheet and something else where pages with other heads and numbers come after its last section', () => {
    const manual = Array.from(
      { length: 5 },
      (_, at) => `Operating manual\nThe machine is not to be opened by the user while it is on.\n${at + 7}`,
    ).join('\f');
    expect(read(`${sheet(english)}\f${manual}`)).toMatchObject({ sheets: [{ pages: [1, 2] }], rest: [3, 7] });
  });

  it('goes on in an annex that bears the heads of the sheet', () => {
    const annex = Array.from({ length: 5 }, () => `Safety Data Sheet\nExposure scenario\n${english.prose}`).join('\f');
    expect(read(`${sheet(english)}\f${annex}`)).not.toHaveProperty('rest');
  });

  it('is no sheet without a title and with too few of the sixteen sections, which are counted', () => {
    const brochure = `Prairie Solvent cleans\n1. Identification\n${english.prose}\nSee the safety data sheet.\n${english.prose}`;
    expect(read(brochure)).toEqual({ sheets: [], sections: 1, hasTitle: false });
  });

  it('is a sheet by its sections alone, and by its title with few of them', () => {
    expect(read(sheet({ ...english, title: '' })).sheets).toHaveLength(1);
    expect(read(`Safety Data Sheet\n1. Identification\n${english.prose}\n${english.prose}`).sheets).toHaveLength(1);
  });

  it('is not known of letters that are in no language', () => {
    expect(kindOf(makePages('6DIHW\\ 6KHHW 3URGXFW 1DPH\n'.repeat(30)))).toBeUndefined();
  });
});

describe('what is read of such a file', () => {
  const fieldsOf = (text: string) => {
    const pages = makePages(text);
    const kind = kindOf(pages);
    return doubtKind(readSheet(toSheet(firstSheetOf(pages, kind).version)), kind);
  };

  it('is the first of several sheets alone', () => {
    const fields = fieldsOf(`${sheet(english)}\f${another(english, 'Prairie Degreaser')}`);
    expect(fields.productName?.value).toBe('Prairie Solvent');
    expect(fields.language?.value).toBe('en');
    expect(Math.max(...Object.values(fields).flatMap(({ places }) => places.map(({ page }) => page)))).toBeLessThan(3);
  });

  it('has no language where the sheet is in English and in French', () => {
    const fields = fieldsOf(`${sheet(english)}\f${sheet(french)}`);
    expect(fields.productName?.value).toBe('Prairie Solvent');
    expect(fields).not.toHaveProperty('language');
  });

  it('is the part in English or French, wherever it stands', () => {
    const fields = fieldsOf(`${sheet(spanish)}\f${sheet(french)}`);
    expect([fields.productName?.value, fields.language?.value]).toEqual(['Solvant des Prairies', 'fr']);
  });

  it.each([
    ['a sheet in a language that is not read', sheet({ ...english, word: 'SECCIÓN', prose: spanish.prose })],
    ['what is no sheet', `Prairie Solvent\n1. Identification\n${english.name}\n${english.prose}\n${english.prose}`],
  ])('is not certain of %s', (_, text) => {
    const fields = fieldsOf(text);
    expect(fields.productName?.value).toBe('Prairie Solvent');
    expect(Object.values(fields).filter(({ certainty }) => certainty > 0.5)).toEqual([]);
  });

  it('has neither English nor French as the language of a sheet in another', () => {
    expect(fieldsOf(sheet(spanish))).not.toHaveProperty('language');
    expect(fieldsOf(sheet(german))).not.toHaveProperty('language');
  });
});

describe('the pages of a long file at which nobody looked', () => {
  const kind: FileKind = { sheets: [{ productName: '', pages: [1, 62], versions: [] }], sections: 16, hasTitle: true };
  it.each([
    ['none where all were read', { kind, pageCount: 62, pictures: [] }, undefined],
    ['those after the last that was read', { kind, pageCount: 70, pictures: [] }, [63, 70]],
    ['pictures at its end', { kind, pageCount: 62, pictures: [61, 62] }, [61, 62]],
    ['pictures before those', { kind, pageCount: 70, pictures: [62] }, [62, 70]],
    ['not a picture with text after it', { kind, pageCount: 62, pictures: [61] }, undefined],
    [
      'pictures of a file of which it is not known what it is',
      { kind: undefined, pageCount: 61, pictures: [61] },
      [61, 61],
    ],
  ] as const)('are %s', (_, file, pages) => {
    expect(unseenPages(file)).toEqual(pages);
  });
});
