import type { getTemplate } from '#contract/calls/operator/answer-templates.ts';
import type { listJobs } from '#contract/calls/operator/jobs.ts';
import type { getNotice } from '#contract/calls/operator/notices.ts';
import type { getOrganisation } from '#contract/calls/operator/organisations.ts';
import type { getDeskDays, listColleagues, listHolders } from '#contract/calls/operator/queue.ts';
import type { listReadyAdditions } from '#contract/calls/operator/ready.ts';
import type { compareAddition, getAddition, getOperatorRequest } from '#contract/calls/operator/requests.ts';
import type { readSheetPdf } from '#contract/calls/operator/sheet-pdf.ts';
import type { listJoinableSheets, listSheetMoves } from '#contract/calls/operator/sheet-products.ts';
import type { countAttention, getOperatorSheet } from '#contract/calls/operator/sheets.ts';
import type { getOperatorUser } from '#contract/calls/operator/users.ts';
import type { SheetEntry } from '#contract/operator/sheet-entry.ts';
import type { RequestType } from '#contract/requests/request-types.ts';
import type { SheetSection } from '#contract/sheets/sheet-sections.ts';
import type { AnswerOf } from '../harness/answers.ts';
import { collectionAdmin, operator } from './people.ts';
import { history } from './requests.ts';

const northline = { organisation_en: 'Northline Mills', organisation_fr: 'Moulins Northline' };
const names = { name_en: 'Northline Mills', name_fr: 'Moulins Northline' };

const facts: SheetEntry = {
  product_name: 'Acetone, technical',
  alternative_name: 'Propanone',
  manufacturer: 'Larch Solvents',
  sheet_date: '2025-11-20',
  product_ids: ['NL-501'],
  language: 'en',
  format: 'whmis-2015',
  hazardous: 'yes',
  signal_word: 'danger',
  pictograms: ['GHS02', 'GHS07'],
  hazard_codes: ['H225', 'H319'],
  cas_numbers: ['67-64-1'],
  un_numbers: ['1090'],
  ingredients: [{ cas: '67-64-1', name: 'Acetone', percent: '95 - 100' }],
};

export const organisation: AnswerOf<typeof getOrganisation> = {
  id: 10001,
  ...names,
  sheets: 3,
  users: 3,
  open_requests: 2,
  created_at: '2026-01-05T13:00:00Z',
  location_label_en: 'Location',
  location_label_fr: 'Emplacement',
  ingredients: true,
  custom_fields: [{ en: 'Cabinet', fr: 'Armoire' }],
  products: ['canmanage'],
  allowed_addresses: ['203.0.113.0/24'],
  account_manager_email: 'manager@vigie.example',
  second_factor: 'administrators',
  mail_domains: ['mapleridge.example', '*.mapleridge.example'],
  locations: [
    { key: '1', parent: '', id: 1, name_en: 'Mill', name_fr: 'Moulin', sheets: 3 },
    { key: '2', parent: '1', id: 2, name_en: 'Paint shop', name_fr: 'Atelier de peinture', sheets: 2 },
  ],
  version: 1,
  ends_on: '',
  end_reason: '',
};

export const operatorSheet: AnswerOf<typeof getOperatorSheet> = {
  ...facts,
  id: 501,
  status: 'current',
  organisations: 1,
  attention: ['old', 'one-language'],
  last_checked: '2026-03-02',
  has_pdf: true,
  created_at: '2026-01-05T13:00:00Z',
  version: 1,
  versions: [
    { id: 501, language: 'en', status: 'current', sheet_date: '2025-11-20', created_at: '2026-01-05T13:00:00Z' },
    { id: 511, language: 'en', status: 'archived', sheet_date: '2023-01-15', created_at: '2023-02-01T10:00:00Z' },
  ],
  owner: null,
  ended: null,
  settled: [],
  former_pdfs: [],
  recognised: null,
  held_by: [{ id: 10001, ...names }],
};

/** A better copy of that sheet. */
export const sheetPdf: AnswerOf<typeof readSheetPdf> = {
  file: 'ab'.repeat(32),
  outcome: 'read',
  is_same: false,
  taken_out: [],
  version: 1,
  recorded: facts,
  read: {
    ...facts,
    product_name: 'Acetone, technical grade',
    sheet_date: '2025-11-02',
    signal_word: 'warning',
    pictograms: ['GHS02'],
    ingredients: [{ cas: '67-64-1', name: 'Acetone', percent: '60 - 100' }],
  },
  differing: ['product_name', 'sheet_date', 'signal_word', 'pictograms', 'ingredients'],
  apart: [],
};

/** An older version, and the other language, that are not of its product yet. */
export const joinable: AnswerOf<typeof listJoinableSheets> = [
  {
    ...{ id: 512, product_name: 'Acetone, technical Larch', manufacturer: 'Larch Solvents', product_ids: ['NL-501'] },
    ...{ language: 'en', sheet_date: '2021-04-06', version: 1 },
  },
  {
    ...{ id: 513, product_name: 'Acétone technique', manufacturer: 'Larch Solvents', product_ids: [] },
    ...{ language: 'fr', sheet_date: '', version: 2 },
  },
];

/** One whose collections can move, and one whose newer version another organisation sent. */
export const sheetMoves: AnswerOf<typeof listSheetMoves> = {
  total: 31,
  sheets: [
    {
      ...{ id: 511, product_name: 'Acetone, technical', manufacturer: 'Larch Solvents' },
      ...{ language: 'en', sheet_date: '2023-01-15' },
      moves: [
        {
          organisation: { id: 10001, ...names },
          to: { id: 501, sheet_date: '2025-11-20' },
          locations: 2,
          is_there: false,
        },
        {
          organisation: { id: 10002, name_en: 'Southport Works', name_fr: 'Usines Southport' },
          ...{ to: { id: 501, sheet_date: '2025-11-20' }, locations: 1, is_there: true },
        },
      ],
      staying: 1,
      mark: 'a1',
    },
    {
      ...{ id: 521, product_name: 'Boiler descaler', manufacturer: 'Tern Chemicals' },
      ...{ language: 'en', sheet_date: '', moves: [], staying: 2, mark: 'b2' },
    },
  ],
};

export const attention: AnswerOf<typeof countAttention> = {
  old: 1,
  superseded: 0,
  'one-language': 1,
  'no-pdf': 0,
  unread: 0,
};

export const operatorUser: AnswerOf<typeof getOperatorUser> = {
  id: 12,
  name: collectionAdmin.name,
  email: collectionAdmin.email,
  first_name: 'Omar',
  last_name: 'Blake',
  phone: '418-555-0100',
  shared: false,
  is_subscribed: true,
  language: 'en',
  is_verified: true,
  memberships: [{ organisation: 10001, ...names, role: 'collection-admin', status: 'pending' }],
  created_at: '2026-01-05T13:00:00Z',
  version: 1,
  waits: 0,
  tokens: [{ name: 'Entra ID', organisation: 10001 }],
};

export const operatorNotice: AnswerOf<typeof getNotice> = {
  id: 7,
  organisation: null,
  organisation_en: '',
  organisation_fr: '',
  kind: 'announcement',
  subject_en: 'Closed on Monday',
  subject_fr: 'Fermé lundi',
  text_en: 'Support answers again on Tuesday.',
  text_fr: 'Le soutien répond de nouveau mardi.',
  type_en: 'plain',
  type_fr: 'plain',
  from_day: '2026-05-01',
  to_day: '',
  state: 'shown',
  dismissed: 2,
  created_at: '2026-05-01T13:00:00Z',
};

export const operatorTemplate: AnswerOf<typeof getTemplate> = {
  id: 3,
  kind: 'refusedAddition',
  name_en: 'Scan that cannot be read',
  name_fr: 'Numérisation illisible',
  text_en: 'The scan ({product}) cannot be read. Send the original PDF.',
  text_fr: 'La numérisation ({product}) est illisible. Envoyez le PDF d’origine.',
  version: 1,
};

export const jobs: AnswerOf<typeof listJobs> = [
  {
    id: 31,
    kind: 'make-book',
    lane: 'long',
    state: 'given-up',
    attempts: 5,
    run_at: '2026-05-04T13:00:00Z',
    last_error: 'The disk is full.',
    request: 20403,
    created_at: '2026-05-04T12:00:00Z',
  },
  {
    id: 32,
    kind: 'send-mail',
    lane: 'short',
    state: 'waiting',
    attempts: 0,
    run_at: '2026-05-04T13:05:00Z',
    last_error: '',
    request: null,
    created_at: '2026-05-04T12:30:00Z',
  },
];

/** Priya and the operator who looks at the screens. */
export const colleagues: AnswerOf<typeof listColleagues> = [
  {
    id: 31,
    name: 'Nathalie Kowalski',
    email: 'operator@vigie.example',
    seen_at: '2026-05-05T13:00:00Z',
    holds: 3,
    overdue: 1,
  },
  { id: 32, name: 'Priya Raman', email: 'priya@vigie.example', seen_at: '', holds: 0, overdue: 0 },
];
/** A fortnight: Priya has ended most of what came. */
export const deskDays: AnswerOf<typeof getDeskDays> = {
  days: Array.from({ length: 14 }, (_, at) => ({
    day: `2026-05-${String(at + 5).padStart(2, '0')}`,
    came: 180 + at,
    added: at % 7 < 5 ? 120 + at : 0,
    used: at % 7 < 5 ? 4 : 0,
    removed: at % 7 < 5 ? 20 : 0,
    answered: at % 7 < 5 ? 31 : 0,
    refused: at % 7 < 5 ? 9 : 0,
    median_minutes: at % 7 < 5 ? 390 + at * 60 : null,
  })),
  median_minutes: 672,
  people: [
    { operator: { id: 31, name: 'Nathalie Kowalski' }, ended: Array(14).fill(60), refused: 30, median_minutes: 6 },
    { operator: { id: 32, name: 'Priya Raman' }, ended: Array(14).fill(0), refused: 0, median_minutes: null },
    { operator: null, ended: [12, ...Array(13).fill(0)], refused: 1, median_minutes: 2_400 },
  ],
};
export const holders: AnswerOf<typeof listHolders> = [
  { id: 31, name: 'Priya Raman' },
  { id: operator.uid, name: `${operator.first_name} ${operator.last_name}` },
];

type OperatorRequest = AnswerOf<typeof getOperatorRequest>;

const request = (id: number, type: RequestType, about: string, more: Partial<OperatorRequest>): OperatorRequest => ({
  id,
  type,
  status: 'processing',
  organisation: 10001,
  ...northline,
  readiness: type === 'sdsaddition' ? 'ready' : '',
  requester: 'Omar Blake',
  about,
  created_at: '2026-05-04T13:00:00Z',
  email: collectionAdmin.email,
  account_email: collectionAdmin.email,
  requester_language: 'en',
  info: {},
  history,
  has_file: false,
  removals: [],
  holder: null,
  held_since: '',
  due_on: '2026-05-06',
  is_overdue: false,
  has_reply: false,
  ...more,
});

export const addition = request(20401, 'sdsaddition', 'acetone.pdf', {
  has_file: true,
  info: { file_name: 'acetone.pdf', file_size: 412_600, locations: ['Mill › Paint shop'], custom_field_1: 'B 12' },
});
export const removal = request(20402, 'sdsremoval', 'Boiler descaler', {
  info: { isn: 502, product_name: 'Boiler descaler', manufacturer: 'Tern Chemicals', product_id: 'NL-502' },
  removals: [
    { location: 2, name_en: 'Mill › Paint shop', name_fr: 'Moulin › Atelier de peinture', outcome: 'open' },
    { location: 3, name_en: 'Warehouse', name_fr: 'Entrepôt', outcome: 'open' },
  ],
});
export const message = request(20404, 'contact', 'A label that will not print', {
  info: {
    firstName: 'Lena',
    lastName: 'Fox',
    email: 'lena@northline.example',
    subject: 'A label',
    message: 'It stays blank.',
  },
});
export const document = request(20403, 'binder', '3', {
  due_on: '',
  info: { num_sds: 3, sort_field: 'product', language: 'all', filters: [] },
});

const at = { page: 1, x: 72, y: 60, width: 180, height: 18 };

export const additionWork: AnswerOf<typeof getAddition> = {
  same_as: null,
  reading: {
    outcome: 'read',
    pages: 1,
    fields: {
      productName: { value: facts.product_name, places: [at], certainty: 0.99 },
      manufacturer: { value: facts.manufacturer, places: [{ ...at, y: 90 }], certainty: 0.8 },
    },
  },
  draft: {
    sheet: facts,
    locations: [2],
    custom_1: 'B 12',
    custom_2: '',
    custom_3: '',
    is_published: false,
    decision: { kind: 'replace', isn: 511 },
    note: '',
  },
  version: 0,
  saved_by: '',
  candidates: [
    {
      isn: 511,
      product_name: 'Acetone, technical',
      manufacturer: 'Larch Solvents',
      product_ids: ['NL-501'],
      language: 'en',
      sheet_date: '2023-01-15',
      in_collection: true,
      likeness: 'older-version',
    },
  ],
  custom_fields: [{ en: 'Cabinet', fr: 'Armoire' }],
  locations: [
    { id: 1, name: { en: 'Mill', fr: 'Moulin' }, path: '1' },
    { id: 2, name: { en: 'Paint shop', fr: 'Atelier de peinture' }, path: '1/2' },
  ],
};
const section = (number: number, text: string): SheetSection => ({
  number,
  language: 'en',
  text,
  pages: [1, 1],
  doubts: [],
});
const cardWith = (eyes: string) => ({
  language: 'en' as const,
  telephones: [],
  first_aid: {
    eyes: { text: eyes, page: 1, doubts: [] },
    skin: null,
    inhalation: null,
    ingestion: null,
    general: null,
    symptoms: null,
    physician: null,
  },
  fire: { suitable: null, unsuitable: null },
  spill: null,
  protection: { eyes: null, hands: null, body: null, respiratory: null },
  section_pages: { 1: 1, 4: 1, 5: null, 6: null, 8: null },
});
const flammable = { code: 'H225', text: 'Highly flammable liquid and vapour' };

/** The candidate, and what the PDF says otherwise. */
export const comparison: AnswerOf<typeof compareAddition> = {
  before: {
    result: {
      product_name: 'Acetone, technical',
      manufacturer_name: 'Larch Solvents',
      product_identifier: 'NL-501',
      dateofmsds: '2023-01-15',
      whmis2015_ghscode: 'GHS02',
      signal_word: 'danger',
      un_numbers: ['1090'],
      hazard_statements: [flammable],
      language: 'en',
    },
    ingredients: [{ casnumber: '67-64-1', substancename: 'Acetone' }],
    emergency: { state: 'read', from_picture: false, card: cardWith('Rinse for 15 minutes.') },
    sections: [
      section(1, 'Acetone, technical'),
      section(4, 'Eye contact: Rinse for 15 minutes.'),
      section(8, 'Gloves: nitrile.'),
    ],
  },
  after: {
    result: {
      product_name: 'Acetone, technical',
      manufacturer_name: 'Larch Solvents',
      product_identifier: 'NL-501',
      dateofmsds: '2025-11-20',
      whmis2015_ghscode: 'GHS02\nGHS08',
      signal_word: 'danger',
      un_numbers: ['1090'],
      hazard_statements: [{ code: 'H351', text: 'Suspected of causing cancer' }, flammable],
      language: 'en',
    },
    ingredients: [
      { casnumber: '67-64-1', substancename: 'Acetone' },
      { casnumber: '71-43-2', substancename: 'Benzene' },
    ],
    emergency: { state: 'read', from_picture: false, card: cardWith('Rinse for 30 minutes.') },
    sections: [section(1, 'Acetone, technical'), section(4, 'Eye contact: Rinse for 30 minutes.')],
  },
};
/** The PDF is a scan that nobody could read. */
export const unreadComparison: typeof comparison = {
  before: comparison.before,
  after: {
    result: {
      ...comparison.after.result,
      product_name: '',
      manufacturer_name: '',
      product_identifier: '',
      dateofmsds: '',
      whmis2015_ghscode: '',
      signal_word: '',
      un_numbers: [],
      hazard_statements: [],
      language: '',
    },
    ingredients: [],
    emergency: { state: 'unreadable', from_picture: false, card: null },
    sections: [],
  },
};
/** The sheet that is there is one. */
export const comparisonWithScan: typeof comparison = {
  ...comparison,
  before: {
    ...comparison.before,
    emergency: { state: 'unreadable', from_picture: false, card: null },
    sections: [],
  },
};

/** A scan: the machine has nothing to say of it. */
export const unreadAddition: AnswerOf<typeof getAddition> = {
  ...additionWork,
  reading: { outcome: 'unreadable', pages: 1, fields: {} },
  candidates: [],
};

/** A scan whose letters are being recognised, and one where they have been. */
export const awaitedAddition: typeof unreadAddition = {
  ...unreadAddition,
  reading: { outcome: 'recognising', pages: 1, fields: {} },
};
export const recognisedAddition: typeof unreadAddition = {
  ...additionWork,
  reading: { ...additionWork.reading, pictures: [{ page: 1, confidence: 91 }], blurred: ['productName'] },
};

const ofKind = (kind: NonNullable<typeof additionWork.reading.kind>): typeof additionWork => ({
  ...additionWork,
  reading: { ...additionWork.reading, kind },
});
const whole = { sections: 16, hasTitle: true };
/** What is no sheet, a sheet that is not read, one in two languages, and several with a manual after them. */
export const brochureAddition = ofKind({ sheets: [], sections: 2, hasTitle: false });
export const spanishAddition = ofKind({
  sheets: [{ productName: '', pages: [1, 9], versions: [{ language: 'es', pages: [1, 9] }] }],
  ...whole,
});
export const bilingualAddition = ofKind({
  sheets: [
    {
      productName: facts.product_name,
      pages: [1, 17],
      versions: [
        { language: 'en', pages: [1, 8] },
        { language: 'fr', pages: [9, 17] },
      ],
    },
  ],
  ...whole,
});
export const severalAddition = ofKind({
  sheets: [
    { productName: facts.product_name, pages: [1, 8], versions: [{ language: 'en', pages: [1, 8] }] },
    {
      productName: 'Methyl ethyl ketone, technical',
      pages: [9, 17],
      versions: [
        { language: 'en', pages: [9, 17] },
        { language: 'fr', pages: [9, 17] },
      ],
    },
  ],
  rest: [18, 320],
  ...whole,
});

const stream = 'BT /F1 18 Tf 72 720 Td (Acetone, technical) Tj 0 -30 Td (Larch Solvents) Tj ET';
/** One page of a PDF, as small as a reader takes it. */
export const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
4 0 obj<</Length ${stream.length}>>stream
${stream}
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF`;

export const readyAdditions: AnswerOf<typeof listReadyAdditions> = {
  total: 24,
  additions: [
    {
      id: 20431,
      organisation: { en: 'Northline Mills', fr: 'Moulins Northline' },
      file_name: 'Kestrel-White-900_EN.pdf',
      sheet: {
        product_name: 'Kestrel White 900',
        manufacturer: 'Kestrel Coatings',
        product_ids: ['KC-900'],
        language: 'en',
        sheet_date: '2026-02-11',
        hazardous: 'yes',
        signal_word: 'danger',
        hazard_codes: ['H225', 'H336'],
        pictograms: ['GHS02', 'GHS07'],
        ingredients: [
          { cas: '67-64-1', name: 'Acetone', percent: '10–30 %' },
          { cas: '13463-67-7', name: 'Titanium dioxide', percent: '10 - 30' },
          { cas: '123-86-4', name: 'n-Butyl acetate', percent: '5 - 10' },
          { cas: '1330-20-7', name: 'Xylene', percent: '5 - 10' },
          { cas: '100-41-4', name: 'Ethylbenzene', percent: '1 - 5' },
          { cas: '64742-95-6', name: 'Solvent naphtha (petroleum), light aromatic', percent: '1 - 5' },
          { cas: '7779-90-0', name: 'Trizinc bis(orthophosphate)', percent: '0.1 - 1' },
          { cas: '', name: 'Proprietary additive', percent: 'trade secret' },
        ],
      },
      decision: { kind: 'new' },
      like: null,
      locations: [{ en: 'Mill', fr: 'Moulin' }],
      mark: 'a1',
    },
    {
      id: 20432,
      organisation: { en: 'Northline Mills', fr: 'Moulins Northline' },
      file_name: 'hydrogen-peroxide.pdf',
      sheet: {
        product_name: 'Hydrogen Peroxide 35 % Technical',
        manufacturer: 'Boréal Chimie',
        product_ids: [],
        language: 'en',
        sheet_date: '2026-03-06',
        hazardous: 'no',
        signal_word: '',
        hazard_codes: [],
        pictograms: [],
        ingredients: [],
      },
      decision: { kind: 'replace', isn: 501 },
      like: {
        isn: 501,
        product_name: 'Hydrogen Peroxide 35 %',
        manufacturer: 'Boréal Chimie',
        product_ids: [],
        language: 'en',
        sheet_date: '2023-03-06',
        in_collection: true,
        likeness: 'older-version',
      },
      locations: [
        { en: 'Mill', fr: 'Moulin' },
        { en: 'Warehouse', fr: 'Entrepôt' },
      ],
      mark: 'b2',
    },
  ],
};
