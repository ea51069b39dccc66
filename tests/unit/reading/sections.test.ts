import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSections } from '#lib/sheet-reader/sections/read-sections.ts';
import { makePages } from './make-pages.ts';
import { sectionTitles as titles } from './section-titles.ts';

const numberings = [
  (number: number, title: string) => `SECTION ${number}: ${title}`,
  (number: number, title: string) => `Section ${number} - ${title.toUpperCase()}`,
  (number: number, title: string) => `${number}. ${title}`,
  (number: number, title: string) => `${number} ${title.toUpperCase()}`,
  (number: number, title: string) => `                    RUBRIQUE ${number} : ${title}`,
];

/** A word that no other section has. */
const wordOf = (section: number, at: number) => `q${lettersOf(section)}z${lettersOf(at)}q`;

const lettersOf = (number: number) => [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');

const drawn = fc.record({
  language: fc.constantFrom('en' as const, 'fr' as const),
  numbering: fc.constantFrom(...numberings),
  sizes: fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 16, maxLength: 16 }),
  width: fc.integer({ min: 4, max: 11 }),
  pageLines: fc.integer({ min: 18, max: 45 }),
  reference: fc.integer({ min: 1, max: 16 }),
  hasContents: fc.boolean(),
});

type Drawn = typeof drawn extends fc.Arbitrary<infer Value> ? Value : never;

/** A sheet as pages of type: running heads and feet, headings, paragraphs, a reference to another section in the middle. */
const layOut = ({ language, numbering, sizes, width, pageLines, reference, hasContents }: Drawn): string => {
  const headings = titles[language].map((title, at) => numbering(at + 1, title));
  const contents = hasContents ? headings.map((heading, at) => `${heading} ........ ${at + 1}`) : [];
  const body = sizes.flatMap((size, at) => {
    const words = Array.from({ length: size }, (_, index) => wordOf(at + 1, index));
    const refers = `voir/see section ${reference} ${titles[language][reference - 1]}`;
    const lines = [];
    for (let start = 0; start < words.length; start += width)
      lines.push(`  ${words.slice(start, start + width).join(' ')}`);
    return [headings[at]!, ...lines, ...(at % 5 === 2 ? [`  ${refers}`] : []), ''];
  });
  const lines = [...contents, ...body];
  const pages: string[] = [];
  for (let start = 0; start < lines.length; start += pageLines) {
    const content = lines.slice(start, start + pageLines);
    pages.push(
      [
        'Zinc Remover Extra          Revised 2026-01-05',
        '',
        ...content,
        '',
        `Boreal Inc.      Page ${pages.length + 1} / 9`,
      ].join('\n'),
    );
  }
  return pages.join('\f');
};

describe('the sections of a sheet', () => {
  test('are found whole and nowhere else, however the sheet is numbered, broken into pages and referred to', () => {
    fc.assert(
      fc.property(drawn, (sheet) => {
        const { sections } = readSections(makePages(layOut(sheet)));
        expect(sections.map(({ number }) => number)).toEqual(titles.en.map((_, at) => at + 1));
        for (const { number, text, doubts } of sections) {
          const expected = Array.from({ length: sheet.sizes[number - 1]! }, (_, at) => wordOf(number, at));
          expect(text.match(/q[a-j]+z[a-j]+q/g)).toEqual(expected);
          expect(text).not.toMatch(/Revised 2026|Page \d/);
          expect(doubts).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('have a label whole that the foot of a page cuts within a word, with what stands beside it', () => {
    const heading = titles.en.map((title, at) => `SECTION ${at + 1}. ${title.toUpperCase()}`);
    const lines = [
      ...heading.slice(0, 6).flatMap((one) => [one, '']),
      'Personal precautions, protec-  :  Evacuate area.',
      'tive equipment and emer-          Only trained personnel must be in-',
      '\f',
      'gency procedures                  volved in clean-up operations.',
      'Environmental precautions      :  Keep out of drains.',
      ...heading.slice(6).flatMap((one) => ['', one]),
    ];
    expect(readSections(makePages(lines.join('\n'))).cards[0]?.spill?.text).toBe(
      'Personal precautions, protective equipment and emergency procedures:\nEvacuate area.\nOnly trained personnel must be involved in clean-up operations.\nEnvironmental precautions: Keep out of drains.',
    );
  });

  test('are not told for sure where the sheet has nine of them', () => {
    const nine = [
      ...['Section 1 Product information', 'Section 2 Hazardous ingredients', 'Section 3 Physical data'],
      ...['Section 4 Fire or explosion hazard', 'Section 5 Reactivity data', 'Section 6 Toxicological properties'],
      ...['Section 7 Preventive measures', 'Section 8 First aid measures', 'Section 9 Preparation information'],
    ].flatMap((heading) => [heading, 'Eyes: rinse with water and call a doctor.', '']);
    const { sections, cards } = readSections(makePages(nine.join('\n')));
    expect(sections.every(({ doubts }) => doubts.includes('former-format'))).toBe(true);
    expect(cards[0]!.first_aid.eyes!.doubts).not.toEqual([]);
  });

  test('are those of each language where a file has the sheet twice', () => {
    const both = (['en', 'fr'] as const).map((language) =>
      titles[language].flatMap((title, at) => [`${at + 1}. ${title}`, `  word-${language}-${at + 1}`]).join('\n'),
    );
    const { sections, cards } = readSections(makePages(both.join('\f')));
    expect(cards.map(({ language }) => language)).toEqual(['en', 'fr']);
    for (const { number, language, text } of sections) expect(text).toBe(`word-${language}-${number}`);
    expect(sections).toHaveLength(32);
  });

  test('are none where a file has ten thousand headings, and it is said soon', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => `SECTION ${(at % 16) + 1}: ${titles.en[at % 16]}`).join(
      '\n',
    );
    const start = performance.now();
    expect(readSections(makePages(many)).sections).toEqual([]);
    expect(performance.now() - start).toBeLessThan(20_000);
  });

  test('hold neither what turns the writing nor more than a sheet has', () => {
    const text = titles.en
      .flatMap((title, at) => [
        `${at + 1}. ${title}`,
        `  <script>alert(1)</script> \u202eevil\u202c ${'x'.repeat(at === 3 ? 80_000 : 5)}`,
      ])
      .join('\n');
    const { sections } = readSections(makePages(text));
    expect(sections[0]!.text).toContain('<script>alert(1)</script> evil');
    expect(sections[3]!.text.length).toBeLessThanOrEqual(60_000);
    expect(sections[3]!.doubts).toContain('cut-off');
  });
});

const sheetWith = (language: 'en' | 'fr', section4: string) =>
  titles[language]
    .map((title, at) => `${at + 1}. ${title}\n${at === 3 ? section4 : `  Text of ${at + 1}.`}`)
    .join('\n');

const routesOf = (language: 'en' | 'fr', section4: string) => {
  const { eyes, skin, inhalation, ingestion, general, symptoms, physician } = readSections(
    makePages(sheetWith(language, section4)),
  ).cards[0]!.first_aid;
  const said = (passage: typeof eyes) => passage && (passage.doubts.length > 0 ? `? ${passage.text}` : passage.text);
  return {
    eyes: said(eyes),
    skin: said(skin),
    inhalation: said(inhalation),
    ingestion: said(ingestion),
    general: said(general),
    symptoms: said(symptoms),
    physician: said(physician),
  };
};

describe('first aid', () => {
  const expected = {
    eyes: 'Rinse the eyes.',
    skin: 'Wash the skin.',
    inhalation: 'Go out.',
    ingestion: 'Rinse the mouth.',
  };

  test.each([
    [
      'beside labels',
      [
        'Eye contact        :  Rinse the eyes.',
        'Skin contact       :  Wash the skin.',
        'Inhalation         :  Go out.',
        'Ingestion          :  Rinse the mouth.',
      ],
    ],
    [
      'after a colon',
      ['Eyes: Rinse the eyes.', 'If on skin: Wash the skin.', 'IF INHALED: Go out.', 'If swallowed: Rinse the mouth.'],
    ],
    [
      'under labels',
      [
        'After eye contact',
        'Rinse the eyes.',
        'After skin contact',
        'Wash the skin.',
        'After inhalation',
        'Go out.',
        'After swallowing',
        'Rinse the mouth.',
      ],
    ],
    [
      'under numbered labels',
      [
        '4.1. Description of first aid measures',
        'In case of eye contact:',
        'Rinse the eyes.',
        'In case of contact with skin:',
        'Wash the skin.',
        'If breathed in:',
        'Go out.',
        'If ingested:',
        'Rinse the mouth.',
      ],
    ],
    [
      'behind labels of two lines',
      [
        'In case of contact    :   Rinse the eyes.',
        'with eyes',
        'In case of contact    :   Wash the skin.',
        'with skin',
        'Inhalation            :   Go out.',
        'Ingestion             :   Rinse the mouth.',
      ],
    ],
  ])('is found by route %s', (_, lines) => {
    expect(routesOf('en', lines.join('\n'))).toMatchObject(expected);
  });

  test('is found by route in French', () => {
    const lines = [
      'Contact avec les yeux :   Rincer les yeux.',
      'Contact avec la peau  :   Laver la peau.',
      'En cas d’inhalation   :   Sortir.',
      'Ingestion             :   Rincer la bouche.',
    ];
    expect(routesOf('fr', lines.join('\n'))).toMatchObject({
      eyes: 'Rincer les yeux.',
      skin: 'Laver la peau.',
      inhalation: 'Sortir.',
      ingestion: 'Rincer la bouche.',
    });
  });

  test('is never mixed with symptoms and with what is for the physician, which have the same labels', () => {
    const lines = [
      'Call a doctor in any case.',
      ...['Eye contact        :  Rinse the eyes.', 'Skin contact       :  Wash the skin.'],
      ...['Inhalation         :  Go out.', 'Ingestion          :  Rinse the mouth.'],
      'Most important symptoms and effects, acute and delayed',
      ...['Eye contact        :  Burns.', 'Skin contact       :  Blisters.'],
      ...['Notes to physician :  Treat it.'],
    ];
    expect(routesOf('en', lines.join('\n'))).toEqual({
      ...expected,
      general: 'Call a doctor in any case.',
      symptoms: 'Eye contact: Burns.\nSkin contact: Blisters.',
      physician: 'Treat it.',
    });
  });

  test('goes on over wide spaces between its sentences, even where these stand one above the other', () => {
    const lines = [
      'INHALATION',
      '    Go out and rest there now.  Breathe slowly. If it is hard, seek',
      '    immediate medical helpers.  If breathing has stopped, assist with a device or use',
      '    a mask.',
      'EYE CONTACT',
      '    Rinse the eyes with water.  Call a doctor.',
    ];
    const { eyes, inhalation, physician } = routesOf('en', lines.join('\n'));
    expect(eyes).toBe('Rinse the eyes with water. Call a doctor.');
    expect(inhalation?.replace(/\s+/g, ' ')).toBe(
      'Go out and rest there now. Breathe slowly. If it is hard, seek immediate medical helpers. If breathing has stopped, assist with a device or use a mask.',
    );
    expect(physician).toBeNull();
  });

  test('ends where a bullet stands before the label of symptoms, and at a line that is drawn with letters', () => {
    const lines = [
      ...['· After eye contact:', 'Rinse the eyes.', '· After skin contact:', 'Wash the skin.'],
      ...['· After inhalation: Go out.', '· After swallowing:', 'Rinse the mouth.'],
      '· Most Important Symptoms and Effects: None known.',
      '__________________________________________',
    ];
    expect(routesOf('en', lines.join('\n'))).toMatchObject({ ...expected, symptoms: 'None known.' });
  });

  test('has below its own label that of a serious case, and is sure of it', () => {
    const lines = [
      ...['Eye Contact: Rinse the eyes.', 'Skin Contact: Wash the skin.', 'Serious Skin Contact: Not available.'],
      ...['Inhalation: Go out.', 'Ingestion: Rinse the mouth.'],
    ];
    const skin = 'Wash the skin.\nSerious Skin Contact: Not available.';
    expect(routesOf('en', lines.join('\n'))).toMatchObject({ ...expected, skin });
  });

  test('is not told for sure where a route stands beside another', () => {
    const lines = [
      'Eye contact: Rinse the eyes.        Skin contact: Wash the skin.',
      'Inhalation: Go out.                 Ingestion: Rinse the mouth.',
    ];
    const { eyes, skin, inhalation, ingestion } = routesOf('en', lines.join('\n'));
    for (const text of [eyes, skin, inhalation, ingestion]) expect(text ?? '?').toMatch(/^\?/);
  });

  test('is not told for sure where labels stand at half the height of their texts', () => {
    const lines = [
      '                       Rinse at once with plenty of water under the lids',
      'Eye contact            and go on for fifteen minutes. Wash off at once with',
      'Skin contact           soap while taking off all clothes.',
      'Inhalation             Go out. Rinse the mouth with plenty of',
      'Ingestion              water and call a doctor.',
    ];
    const { eyes, skin } = routesOf('en', lines.join('\n'));
    expect([eyes, skin].every((text) => text?.startsWith('?'))).toBe(true);
  });

  test('is not told for sure where the file loses a letter or a figure that the page shows: five minutes may be fifteen [S2.2.5-26]', () => {
    const said = (eyes: string) =>
      routesOf('en', ['Eye contact:', eyes, 'Skin contact:', 'Wash.', 'Inhalation:', 'Go out.'].join('\n')).eyes;
    expect(said('Rinse for \ufffd5 minutes.')).toMatch(/^\?/);
    expect(said('Get medical atten\ufffdon.')).toMatch(/^\?/);
    expect(said('Rinse for \ufffd hour.')).toMatch(/^\?/);
    expect(said('\ufffd Rinse for 15 minutes.')).toBe('Rinse for 15 minutes.');
  });

  test('has a sign where the file loses a letter, so that whatever quotes its text shows it', () => {
    const textOf = (said: string) =>
      readSections(makePages(sheetWith('en', said))).sections.find(({ number }) => number === 4)!.text;
    expect(textOf('Rinse for \ufffd5 minutes.')).toBe('Rinse for \ufffd5 minutes.');
    expect(textOf('Rinse for \ufffd\ufffd minutes.')).toBe('Rinse for \ufffd\ufffd minutes.');
    expect(textOf('Medical atten\ufffdon.')).toBe('Medical atten\ufffdon.');
    expect(textOf('\ufffd Rinse.')).toBe('Rinse.');
  });
});

test('A telephone number is in doubt where the file loses a figure on its line', () => {
  const telephones = (number: string) =>
    readSections(makePages(`In an emergency call CHEMTREC ${number}\n${sheetWith('en', 'Rinse.')}`)).cards[0]!
      .telephones;
  expect(telephones('800-555-0100')).toMatchObject([{ number: '8005550100', doubts: ['elsewhere'] }]);
  expect(telephones('\ufffd-800-555-0100')).toMatchObject([{ doubts: ['elsewhere', 'lost-letters'] }]);
});
