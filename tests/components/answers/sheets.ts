import type { SheetDetails } from '#contract/calls/get-sheet-details.ts';
import type { LabelDrawing } from '#contract/calls/labels.ts';
import type { TextMatches } from '#contract/calls/search-texts.ts';
import type { WireAnswer, WireSheet } from '#contract/search/wire-answer.ts';
import { type SubstanceListId, substanceLists } from '#contract/sheets/substance-lists.ts';

const sheet = (isn: number, product: string, manufacturer: string, more: Partial<WireSheet> = {}): WireSheet => ({
  'Name.IdentificationNumber.RecordNumber_s': String(isn),
  ProductID_ss: [`NL-${isn}`],
  ProductIDs_Title: `NL-${isn}`,
  ProductName: product,
  CompanyName: manufacturer,
  Language: 'en',
  Language_s: 'English',
  LanguageFR_s: 'Anglais',
  status: 'current',
  status_s: 'Current',
  statusFR_s: 'À jour',
  Standings: ['current'],
  format: 'whmis-2015',
  format_s: 'WHMIS 2015',
  formatFR_s: 'SIMDUT 2015',
  GHSCode: ['GHS02', 'GHS07'],
  GHSCodeFR_ss: ['GHS02', 'GHS07'],
  WHMIS2015: 'Yes',
  CASNumber: ['67-64-1'],
  Location: ['1'],
  DateModified: '2026-05-04',
  SheetDate: '2025-11-20',
  ClientCustomF1_s: 'B 12',
  ClientCustomF2_s: '',
  ClientCustomF3_s: '',
  ...more,
});

const docs = [
  sheet(501, 'Acetone, technical', 'Larch Solvents'),
  sheet(502, 'Boiler descaler', 'Tern Chemicals', {
    GHSCode: ['GHS05'],
    GHSCodeFR_ss: ['GHS05'],
    Standings: ['superseded', 'past-review'],
    SheetDate: '2021-02-01',
  }),
  sheet(503, 'Colle contact', 'Adhésifs du Nord', { Language: 'fr', Language_s: 'French', LanguageFR_s: 'Français' }),
];

const answerOf = (found: WireSheet[], facet_fields: WireAnswer['facet_counts']['facet_fields']): WireAnswer => ({
  responseHeader: { status: 0, QTime: 3 },
  response: { numFound: found.length, start: 0, numFoundExact: true, collectionSize: found.length, docs: found },
  facet_counts: { facet_fields },
});

export const threeSheets = answerOf(docs, {
  location_id_hier_ss: ['0/1', 3, '1/1/2', 2, '0/3', 1],
  Language_s: ['English', 2, 'French', 1],
  LanguageFR_s: ['Anglais', 2, 'Français', 1],
  ProductName_ss: docs.flatMap(({ ProductName }) => [ProductName, 1]),
  CompanyName_ss: docs.flatMap(({ CompanyName }) => [CompanyName, 1]),
  MonthModified_dt: ['2026-05-01T00:00:00Z', 3],
  status_s: ['Current', 2, 'Newer version available', 1],
  statusFR_s: ['À jour', 2, 'Version plus récente offerte', 1],
  format_s: ['WHMIS 2015', 3],
  formatFR_s: ['SIMDUT 2015', 3],
  GHSCode_ss: ['GHS02', 2, 'GHS07', 2, 'GHS05', 1],
  WHMIS2015_s: ['Yes', 3],
  CASNumber_ss: ['67-64-1', 3],
});
/** What was found for a word near the one that was typed. */
export const nearMatch: WireAnswer = {
  ...threeSheets,
  instead: [{ typed: 'acetne', used: 'acetone' }],
};
/** Nothing found in a collection that has sheets. */
export const noMatch: WireAnswer = {
  ...answerOf([], {}),
  response: { ...answerOf([], {}).response, collectionSize: 3 },
};
/** What was found without a word that no sheet has. */
export const leftOutMatch: WireAnswer = {
  ...threeSheets,
  instead: [{ typed: '99', used: '' }],
};
/** A word left out that names a way by which a product reaches the body. */
export const eyeLeftOutMatch: WireAnswer = { ...leftOutMatch, instead: [{ typed: 'eye', used: '' }] };
export const inNeedMatch: WireAnswer = {
  ...leftOutMatch,
  instead: ['got', 'in', 'my', 'eyes', 'splash'].map((typed) => ({ typed, used: '' })),
};
/** A sentence of which more words were left out than are told. */
export const sentenceMatch: WireAnswer = {
  ...leftOutMatch,
  instead: ['Marcel', 'cleaning', 'tank', 'eyes'].map((typed) => ({ typed, used: '' })),
};
/** What another name of a substance found. */
export const otherNameMatch: WireAnswer = { ...threeSheets, meant: [{ words: 'varsol', names: ['Stoddard solvent'] }] };
/** Words that no sheet has together. */
export const wordsApart: WireAnswer = {
  ...noMatch,
  apart: [
    { words: 'methanol', count: 14 },
    { words: 'acide sulfurique', count: 1 },
  ],
};
/** A collection without a sheet. */
export const noSheets = answerOf([], {});

/** Not one of the sheets that were looked at has the words in its text, and there were more. */
export const tooManyTexts: TextMatches = { total: 0, is_more: true, sheets: [] };

/** No sheet has the words in its text. */
export const noTexts: TextMatches = { total: 0, is_more: false, sheets: [] };

const textMatch = (isn: number, product_name: string, snippet: readonly (readonly [string, boolean])[]) => ({
  isn,
  product_name,
  manufacturer: 'Larch Solvents',
  language: 'en' as const,
  section: {
    number: 8,
    position: 7,
    page: 3,
    language: 'en' as const,
    snippet: snippet.map(([text, is_hit]) => ({ text, is_hit })),
  },
});

/** Sheets that have a word in their text, the first five of twelve. */
export const textsFound: TextMatches = {
  total: 12,
  is_more: false,
  sheets: [501, 502, 503, 504, 505].map((isn) =>
    textMatch(isn, isn === 502 ? 'Boiler descaler' : `Thinner ${isn}`, [
      ['… Respiratory protection: where the limit may be exceeded, wear a NIOSH-approved ', false],
      ['respirator', true],
      [' with cartridges for organic vapours. <b>Never</b> in confined spaces …', false],
    ]),
  ),
};

const words = (text: string, page: number) => ({ text, page, doubts: [] });

const value = (
  name: 'flash-point' | 'boiling-point',
  text: string,
  amount: { from: number; to: number; unit: '°C' } | null,
) => ({ name, section: 9 as const, page: 7, text, amount: amount && { comparison: '' as const, ...amount } });

export const emergency: SheetDetails['emergency'] = {
  state: 'read',
  from_picture: false,
  card: {
    language: 'en',
    telephones: [
      {
        label: 'Emergency telephone',
        text: '1-800-555-0142 (24 hours, Canada)',
        number: '18005550142',
        page: 1,
        doubts: [],
      },
    ],
    first_aid: {
      eyes: words(
        'Rinse cautiously with lukewarm water for 15 to 20 minutes, holding the eyelids open. Remove contact lenses.',
        3,
      ),
      skin: words('Take off contaminated clothing. Wash with plenty of water for 5 minutes.', 3),
      inhalation: words('Remove the person to fresh air and keep comfortable for breathing.', 3),
      ingestion: words('Rinse mouth. Do NOT induce vomiting.', 3),
      general: words('Show this sheet to the doctor.', 3),
      symptoms: words('Redness, watering and pain of the eyes.', 4),
      physician: words('Treat symptomatically.', 4),
    },
    fire: { suitable: words('Dry chemical, carbon dioxide or foam.', 4), unsuitable: words('Water jet.', 4) },
    spill: words('Keep ignition sources away.\n\nAbsorb with sand.', 5),
    protection: {
      eyes: words('Chemical safety goggles.', 6),
      hands: words('Butyl rubber gloves.', 6),
      body: words('Antistatic clothing.', 6),
      respiratory: words('A respirator with cartridges for organic vapours.', 6),
    },
    section_pages: { 1: 1, 4: 3, 5: 4, 6: 5, 8: 6 },
  },
  precautions: [],
  values: [
    value('flash-point', '−18 °C (closed cup)', { from: -18, to: -18, unit: '°C' }),
    value('boiling-point', '', null),
    { name: 'shipping-name', section: 14, page: 10, text: 'ACETONE', amount: null },
    { name: 'packing-group', section: 14, page: 10, text: 'II', amount: null },
  ],
  sections: [
    { number: 1, language: 'en', pages: [1, 1], doubts: [] },
    { number: 4, language: 'en', pages: [3, 4], doubts: [] },
    { number: 11, language: 'en', pages: [8, 9], doubts: ['next-missing'] },
  ],
};

/** Of a scan, or a file that does not open. */
export const noEmergency: SheetDetails['emergency'] = {
  state: 'unreadable',
  from_picture: false,
  card: null,
  precautions: [],
  values: [],
  sections: [],
};

export const details: SheetDetails = {
  isn: 501,
  result: {
    manufacturer_name: 'Larch Solvents',
    contributor_name: 'Larch Solvents Canada',
    product_name: 'Acetone, technical',
    alternative_product_name: 'Propanone',
    product_identifier: 'NL-501',
    dateofmsds: '2025-11-20',
    CCOHSLastCheckedDate: '2026-03-02',
    whmis2015_ghscode: 'GHS02\nGHS07',
    discountinued: 'No',
    notforsalein_canada: 'No',
    nolongerupdated: 'No',
    whmis2015: 'Yes',
    whmis1988: '',
    whmis: '',
    language: 'en',
    signal_word: 'danger',
    un_numbers: ['1090'],
    status: 'current',
    hazard_statements: [
      { code: 'H225', text: 'Highly flammable liquid and vapour' },
      { code: 'H319', text: 'Causes serious eye irritation' },
    ],
    customfieldname1: 'Cabinet',
    customfieldname2: '',
    customfieldname3: '',
    clientcustomf1: 'B 12',
    clientcustomf2: '',
    clientcustomf3: '',
  },
  in_collection: true,
  subsets: [
    { id: 1, name: 'Mill' },
    { id: 2, name: 'Mill › Paint shop' },
  ],
  sdsDeletion: [{ id: 2 }],
  sdsDeletionCount: 1,
  alternates: [
    { isn: 511, display_dateof_msds: '2023-01-15', datecreated_iso8601: '2023-02-01T10:00:00Z', language: 'F' },
  ],
  ingredients: [{ casnumber: '67-64-1', substancename: 'Acetone' }],
  emergency,
};
const shippedList = <Id extends SubstanceListId>(list: Id) => {
  const { date, source } = substanceLists[list];
  return { list, date, source };
};
/** A sheet with ingredients that lists of substances name; one of them is newer than the release. */
export const listedDetails: SheetDetails = {
  ...details,
  ingredients: [
    { casnumber: '71-43-2', substancename: 'Benzene' },
    { casnumber: '117-81-7', substancename: 'Bis(2-ethylhexyl) phthalate' },
  ],
  listings: [
    {
      cas: '71-43-2',
      name: 'Benzene',
      listings: [
        { ...shippedList('cepa-schedule-1'), groups: ['part-2'], as: { en: '', fr: '' }, is_number_ours: true },
        {
          ...shippedList('canada-e2'),
          groups: ['C'],
          as: { en: '', fr: '' },
          threshold: { percent: 1, tonnes: 10 },
          is_number_ours: false,
        },
        {
          list: 'iarc',
          date: '2026-05-04',
          source: 'IARC – CIRC, 141',
          groups: ['1'],
          as: { en: '', fr: '' },
          is_number_ours: false,
        },
        {
          ...shippedList('prop65'),
          groups: ['cancer', 'developmental'],
          as: { en: '', fr: '' },
          is_number_ours: false,
        },
      ],
    },
    {
      cas: '117-81-7',
      name: 'Bis(2-ethylhexyl) phthalate',
      listings: [
        {
          ...shippedList('eu-svhc-authorisation'),
          groups: ['reprotoxic'],
          as: { en: 'Phthalates', fr: 'Phtalates' },
          sunset: '2015-02-21',
          is_number_ours: false,
        },
      ],
    },
  ],
};
/** A sheet of which nothing is known but its name. */
export const bareDetails: SheetDetails = {
  ...details,
  result: {
    ...details.result,
    contributor_name: '',
    alternative_product_name: '',
    product_identifier: '',
    dateofmsds: '',
    CCOHSLastCheckedDate: '',
    whmis2015_ghscode: '',
    whmis2015: 'No Information',
    signal_word: '',
    un_numbers: [],
    hazard_statements: [],
    customfieldname1: '',
    clientcustomf1: '',
  },
  subsets: [],
  sdsDeletion: [],
  sdsDeletionCount: 0,
  alternates: [],
  ingredients: [],
  emergency: noEmergency,
};

export const label: LabelDrawing = {
  isn: 501,
  productName: 'Acetone, technical',
  manufacturer: 'Larch Solvents',
  width: 432,
  height: 288,
  textSize: 9,
  fits: true,
  notes: ['environment-left-out'],
  marks: [
    { kind: 'text', x: 16, y: 34, text: 'Acetone, technical', size: 18, bold: true, width: 170 },
    { kind: 'rule', x: 16, y: 44, width: 400, thickness: 1 },
    { kind: 'pictogram', x: 16, y: 56, code: 'GHS02', size: 72 },
    { kind: 'text', x: 100, y: 76, text: 'Danger', size: 14, bold: true, width: 52 },
    { kind: 'text', x: 100, y: 96, text: 'Highly flammable liquid and vapour', size: 9, bold: false, width: 150 },
    { kind: 'qr', x: 360, y: 220, size: 50, modules: ['101', '010', '101'] },
  ],
};
/** No room for what a label has to bear. */
export const tooSmallLabel: LabelDrawing = {
  ...label,
  fits: false,
  notes: ['too-small'],
  larger: 'roll-6x4',
  marks: [],
};
