import { z } from 'zod';
import { type Access, type Call, defineCall, type Reach } from '../call.ts';
import { languages } from '../languages.ts';
import { valuesOf } from '../sheets/vocabulary.ts';
import { type ImportColumn, importColumns } from './columns.ts';
import { importFilesAtOnce, maxImportColumns, maxImportFileBytes, maxImportRows, maxMendedCell } from './limits.ts';
import { dateOrders, importKinds, importOutcomes, importStates } from './states.ts';

const count = z.number().int();
const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const params = z.strictObject({ id });
const bilingual = z.object({ en: z.string(), fr: z.string() });
const column = z.enum(valuesOf(importColumns) as [ImportColumn, ...ImportColumn[]]);
const outcome = z.enum(valuesOf(importOutcomes));
const language = z.enum(languages);

const choices = {
  /** The sheet of a workbook, by its name; null for the first of those that name the most columns. Of lists. */
  sheet: z.string().max(200).nullable(),
  /** The line on which the headers stand; null for the one that is found. Of lists. */
  header_line: z.number().int().min(1).max(maxImportRows).nullable(),
  /** What each column says, from the first; null for one that is not read. Null as a whole for what the headers are known for. */
  columns: z.array(column.nullable()).max(maxImportColumns).nullable(),
  /** Locations that are not there are made; otherwise what names one is refused. */
  create_locations: z.boolean(),
  /** Of sheets that do not say theirs. */
  language,
  /** Of dates such as 05/04/2023; null for the order that the other dates of the column tell, or day first. Of lists. */
  date_order: z.enum(valuesOf(dateOrders)).nullable(),
  /** A PDF stands in the location that its folder is called after. Of PDFs without a list. */
  locations_from_folders: z.boolean(),
};

const importRecord = z.object({
  id: count,
  organisation: bilingual.extend({ id: count }),
  kind: z.enum(valuesOf(importKinds)),
  state: z.enum(valuesOf(importStates)),
  /** Of the list; of PDFs the folder, the archive or the first file. */
  name: z.string(),
  /** Files that have come, and their bytes. */
  files: count,
  bytes: count,
  created_at: z.string(),
  /** Who began it: to an organisation for whom the provider's people did, the provider's name; null once nobody knows. */
  created_by: z.string().nullable(),
  /** When it was carried out, or taken back; empty before. */
  ended_at: z.string(),
  /** Rows or files that are dealt with while the server is at work, of how many; 0 of 0 before that is known. */
  progress: z.object({ done: count, of: count }),
  /** Of the dry run, then of what was carried out: together every row, or file, that was read. While corrected rows are checked again, as before. */
  counts: z.object(
    Object.fromEntries(valuesOf(importOutcomes).map((each) => [each, count])) as Record<
      z.output<typeof outcome>,
      z.ZodNumber
    >,
  ),
  /** Of the new, changed, same and merged: those of which something was left out or has to be looked at. */
  to_look_at: count,
  /** Rows without a manufacturer, which are the more likely to be taken for one another. */
  without_manufacturer: count,
  /** Locations that are made, or were, as paths: the first of them, and how many there are. */
  new_locations: z.object({ paths: z.array(z.string()), total: count }),
  /** Of those, the ones that stayed when it was taken back: something else is in them, or counts on them. */
  staying_locations: count,
  /** Files that are neither a list nor PDFs: the first of them, and how many there are. */
  left_out: z.object({ files: z.array(z.string()), total: count }),
  /** Files that are no row's PDF. */
  unclaimed_files: count,
  choices: z.object(choices),
  /** Why it is unclear or failed, or was not taken back. */
  problem: bilingual.nullable(),
  /** Whether it may be taken back: it was carried out, and what that takes is still kept. */
  can_take_back: z.boolean(),
  /** Rises with every change of files or choices, not with progress. */
  version: count,
});
export type ImportRecord = z.output<typeof importRecord>;

const reading = {
  /** Line of the list; of PDFs their place in the order of the files, from 1. */
  line: count,
  outcome,
  to_look_at: z.boolean(),
  /** Why it is merged or refused; else what was left out or assumed. */
  reasons: z.array(bilingual),
};

const importRow = z.object({
  ...reading,
  /** Something of it was corrected on the screen; the reasons say what. */
  is_mended: z.boolean(),
  /** What may be corrected of it before it is carried out; null where it may be neither corrected nor left out. */
  fields: z
    .array(
      z.object({
        column,
        /** As it came. */
        read: z.string(),
        /** As it is corrected; else as it came. */
        value: z.string(),
      }),
    )
    .nullable(),
  /** The file, by its path; empty for a row of a list. */
  file: z.string(),
  product_name: z.string(),
});
export type ImportRowRecord = z.output<typeof importRow>;

const preview = z.object({
  /** The sheet of a workbook that is read; empty for a text, and for PDFs. */
  sheet: z.string(),
  /** Its other sheets on which something stands: they are not read. */
  other_sheets: z.array(z.string()),
  /** The line of the headers that was used; 0 for PDFs. */
  header_line: count,
  /** The first lines of the list as they stand, title lines too: for choosing another line of headers. */
  lines: z.array(z.object({ line: count, cells: z.array(z.string()) })),
  columns: z.array(
    z.object({
      header: z.string(),
      /** What it is read as; null where nothing is. */
      column: column.nullable(),
      /** Why nothing is read from it, where there is a reason. */
      reason: bilingual.nullable(),
      /** Some of what stands in it. */
      samples: z.array(z.string()),
    }),
  ),
  /** What a column may be read as, in the organisation's words. */
  targets: z.array(bilingual.extend({ column })),
  /** The first rows as they will be; their reasons are those of the dry run. */
  rows: z.array(
    z.object({
      ...reading,
      sheet: z.object({
        product_name: z.string(),
        alternative_name: z.string(),
        manufacturer: z.string(),
        product_ids: z.array(z.string()),
        language: language.nullable(),
        sheet_date: z.string(),
        cas_numbers: z.array(z.string()),
        un_numbers: z.array(z.string()),
        pictograms: z.array(z.string()),
        custom: z.array(z.string()),
        locations: z.array(z.string()),
        pdf: z.string(),
      }),
    }),
  ),
});
export type ImportPreview = z.output<typeof preview>;

const mendedValues = Object.fromEntries(
  valuesOf(importColumns).map((each) => [each, z.string().max(maxMendedCell).optional()]),
) as Record<ImportColumn, z.ZodOptional<z.ZodString>>;

const page = {
  start: z.coerce.number().int().min(0).max(10_000_000).default(0),
  count: z.coerce.number().int().min(1).max(200).default(25),
};

interface Part<X extends Access> {
  /** What an import is called in the names of its calls. */
  readonly name: string;
  readonly base: '' | '/operator';
  readonly access: X;
  /** Whether the import of another organisation is out of reach: of the organisations' own part. */
  readonly reaches?: Reach;
}

/** The calls of imports as one part of the app makes them: an organisation for its own, the operators for everybody's. */
export const defineImports = <const X extends Access, Query extends z.ZodRawShape, Body extends z.ZodRawShape>(
  { name, base, access, reaches }: Part<X>,
  organisation: { readonly query: Query; readonly body: Body },
) => {
  const path = `${base}/imports`;
  const one = { path: `${path}/:id`, access, params, ...(reaches && { reaches }) };
  return {
    list: defineCall({
      id: `list${name}s`,
      method: 'GET',
      path,
      summary: 'The imports that are kept, the latest first',
      access,
      query: z.strictObject({ ...organisation.query, ...page }),
      answer: z.object({ data: z.array(importRecord), total: count }),
    }),
    create: defineCall({
      id: `create${name}`,
      method: 'POST',
      repeated: 'once',
      path,
      summary: 'Begins an import; its files follow',
      access,
      body: z.strictObject(organisation.body),
      answer: importRecord,
    }),
    addFiles: defineCall({
      // A form is read before it is asked whose import it is for.
      path: `${one.path}/files`,
      access,
      params,
      id: `add${name}Files`,
      method: 'POST',
      repeated: 'harmless',
      summary:
        'Adds files: one list at most, archives, PDFs. A file of the same path takes the place of the one before',
      upload: { field: 'files[]', max: importFilesAtOnce, maxBytes: maxImportFileBytes, isCheckedLater: true },
      body: z.strictObject({
        /** Of each file, in the order of the files, its path in the folder that was dropped; without one, its name. */
        paths: z.array(z.string().max(1000)).max(importFilesAtOnce).default([]),
      }),
      answer: importRecord,
    }),
    examine: defineCall({
      ...one,
      id: `examine${name}`,
      method: 'POST',
      repeated: 'harmless',
      path: `${one.path}/examine`,
      summary: 'Everything has come: begins the dry run',
      body: z.strictObject({}),
      answer: importRecord,
    }),
    get: defineCall({
      ...one,
      id: `get${name}`,
      method: 'GET',
      summary: 'One import: how far it is, its counts and choices',
      answer: importRecord,
    }),
    preview: defineCall({
      ...one,
      id: `preview${name}`,
      method: 'GET',
      path: `${one.path}/preview`,
      summary: 'The columns of its list, and the first rows as they will be',
      answer: preview,
    }),
    change: defineCall({
      ...one,
      id: `change${name}`,
      method: 'PUT',
      summary: 'Changes the choices and begins another dry run',
      body: z.strictObject({ ...choices, version: count }),
      answer: importRecord,
    }),
    rows: defineCall({
      ...one,
      id: `list${name}Rows`,
      method: 'GET',
      path: `${one.path}/rows`,
      summary: 'What becomes, or became, of each row or file, a page of it',
      query: z.strictObject({
        ...page,
        outcome: outcome.optional(),
        /** Only those of which something was left out or has to be looked at. */
        to_look_at: z.literal('true').optional(),
        /** Words of the product's name, or of the file's. */
        q: z.string().trim().max(200).optional(),
      }),
      answer: z.object({ data: z.array(importRow), total: count }),
    }),
    mendRow: defineCall({
      ...one,
      id: `mend${name}Row`,
      method: 'PUT',
      path: `${one.path}/rows/:line`,
      params: z.strictObject({ id, line: id }),
      ...(reaches && { reaches: { ...reaches, address: (number) => ({ params: { id: number, line: 2 } }) } }),
      summary: 'Corrects a row or file of the dry run, or leaves it out, and begins another dry run',
      body: z.strictObject({
        /** What is otherwise than it came, by column: it takes the place of what was corrected before. */
        values: z.strictObject(mendedValues),
        is_left_out: z.boolean(),
      }),
      answer: importRecord,
    }),
    start: defineCall({
      ...one,
      id: `start${name}`,
      method: 'POST',
      repeated: 'harmless',
      path: `${one.path}/start`,
      summary: 'Carries out what the dry run of this version showed, once',
      audit: 'import-started',
      body: z.strictObject({ version: count }),
      answer: importRecord,
    }),
    takeBack: defineCall({
      ...one,
      id: `takeBack${name}`,
      method: 'POST',
      repeated: 'harmless',
      path: `${one.path}/take-back`,
      summary: 'Takes the whole import back, while nothing has built on it',
      audit: 'import-take-back-asked',
      body: z.strictObject({}),
      answer: importRecord,
    }),
    drop: defineCall({
      ...one,
      id: `drop${name}`,
      method: 'DELETE',
      summary: 'Drops an import that was not carried out, with its files',
      answer: z.strictObject({ id: count }),
    }),
    report: defineCall({
      ...one,
      id: `download${name}Report`,
      method: 'GET',
      path: `${one.path}/report.csv`,
      summary: 'What becomes, or became, of each row or file, for a spreadsheet',
      audit: 'import-report-downloaded',
      query: z.strictObject({ language: language.default('en') }),
      content: 'text/csv',
      answer: z.unknown(),
    }),
  } satisfies Record<string, Call>;
};
