import { z } from 'zod';
import { defineCall } from '../call.ts';
import { keptBatch, maxKeptGroups, maxKeptLocations } from '../kept-sheets.ts';
import { sheetDetails } from './get-sheet-details.ts';
import { labelDrawing } from './labels.ts';

const bilingual = z.object({ en: z.string(), fr: z.string() });
const number = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
/** One number of a query stands alone, several are a list. */
const several = (max: number) =>
  z.union([number.transform((one) => [one]), z.array(number).max(max)]).default(() => []);

/** What is the same for all sheets that a device keeps: names change here and no sheet with them. */
const keptFrame = z.object({
  /** Locations that the person sees; `path` as the location facet spells it, `pathName` by names from the outermost one. */
  locations: z.array(z.object({ id: z.number().int(), path: z.string(), name: bilingual, pathName: bilingual })),
  /** What the organisation calls its own fields, in their order. */
  customFields: z.array(bilingual),
});
export type KeptFrame = z.infer<typeof keptFrame>;

/** A sheet as it stands: its number, and a mark that is another once anything has changed of what a device keeps of it. */
const keptMark = z.tuple([z.number().int(), z.string()]);

/** A group of sheets (`keptGroupOf`), and a mark that is another once one of them comes, goes or changes. */
const groupMark = z.tuple([z.number().int(), z.string()]);

export const listKeptSheets = defineCall({
  id: 'listKeptSheets',
  method: 'GET',
  path: '/kept-sheets',
  summary: 'The sheets of some locations that a device may keep, each with a mark of what it says now',
  access: { permission: 'sds-details' },
  ofPerson: true,
  audit: 'sheets-kept',
  query: z.strictObject({
    /** Ids; without one, the whole collection. Of those that are not in sight there is nothing. */
    location: several(maxKeptLocations),
    /** The version of the last answer that the device has taken in. */
    known: z.string().max(64).optional(),
    /** `groups`: no marks of sheets, of groups alone. */
    only: z.literal('groups').optional(),
    /** Marks of the sheets in these groups; without one, of all. */
    group: several(maxKeptGroups),
  }),
  answer: z.object({
    /** Of all that follows. */
    version: z.string(),
    /** Shown, where there is no session any more, to learn whether the person still belongs here (`checkKeptPass`). */
    pass: z.string(),
    frame: keptFrame,
    /** Sheets there are. */
    total: z.number().int(),
    /** By rising numbers; null where nothing has changed since the version known, or where only groups were asked for. */
    sheets: z.array(keptMark).nullable(),
    /** All of them, by rising numbers; null where nothing has changed. */
    groups: z.array(groupMark).nullable(),
  }),
});
export type KeptList = z.output<typeof listKeptSheets.answer>;

/** A `SearchedSheet` as JSON. Its fields are declared there, and a facet that is added needs no line here. */
const searchedSheet = z.looseObject({ isn: z.number().int() });

const keptSheet = z.object({
  isn: z.number().int(),
  mark: z.string(),
  /** As the search engine takes it, without what the person may not see. */
  record: searchedSheet,
  /** In each language; names of locations and of own fields are the frame's. */
  details: z.object({ en: sheetDetails, fr: sheetDetails }),
  /** The workplace label with the options one begins with. */
  label: labelDrawing,
  /** Its PDF: a tag that is another once the file is another, and its bytes, null where it is made when it is first asked for. */
  pdf: z.object({ tag: z.string(), bytes: z.number().int().nullable() }).nullable(),
});
export type KeptSheet = z.infer<typeof keptSheet>;

export const getKeptSheets = defineCall({
  id: 'getKeptSheets',
  method: 'GET',
  path: '/kept-sheets/sheets',
  summary: 'Sheets by number, with all that a device keeps of them',
  access: { permission: 'sds-details' },
  ofPerson: true,
  query: z.strictObject({ isn: several(keptBatch) }),
  readsEach: 'isn',
  /** Those that are in sight, in the order asked for. */
  answer: z.object({ sheets: z.array(keptSheet) }),
});

export const checkKeptPass = defineCall({
  id: 'checkKeptPass',
  method: 'POST',
  path: '/kept-sheets/pass',
  summary: 'Whether the person for whom a device keeps sheets still belongs to the organisation',
  access: 'anyone',
  repeated: 'harmless',
  body: z.strictObject({ pass: z.string().max(200) }),
  answer: z.object({
    belongs: z.boolean(),
    /** Somebody ended the session in which the pass was given; it did not run out by its time, or by lying idle. */
    was_ended: z.boolean(),
  }),
});
