import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { comparedSheet } from '#contract/calls/get-sheet-details.ts';
import { languages } from '#contract/languages.ts';
import { noteLength } from '#contract/limits.ts';
import { additionDraft, additionEntry, additionWork, candidate } from '#contract/operator/addition.ts';
import { defineRest } from '#contract/operator/define-rest.ts';
import { readinesses } from '#contract/operator/readiness.ts';
import { removalOutcomes } from '#contract/operator/removal-outcome.ts';
import { pageRange } from '#contract/reading/file-kind.ts';
import { sheetReading } from '#contract/reading/sheet-reading.ts';
import { requestChange, requestInfo } from '#contract/requests/request-info.ts';
import { requestStatuses, requestTypes } from '#contract/requests/request-types.ts';
import { sheetSection } from '#contract/sheets/sheet-sections.ts';
import { valuesOf } from '#contract/sheets/vocabulary.ts';
import { asWritten } from '#contract/written-text.ts';

const type = z.enum(valuesOf(requestTypes));
const status = z.enum(valuesOf(requestStatuses));

const item = z.object({
  /** The reference number. */
  id: z.number().int(),
  type,
  status,
  organisation: z.number().int(),
  organisation_en: z.string(),
  organisation_fr: z.string(),
  /** The requester; empty for a shared or deleted account. */
  requester: z.string(),
  /** What it is about: a product, a file, a subject. */
  about: z.string(),
  created_at: z.string(),
  /** The operator who has it. */
  holder: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  /** Empty where nobody has it. */
  held_since: z.string(),
  /** The last day on which it is in time, `YYYY-MM-DD`; empty where it has ended, or nobody works on its type. */
  due_on: z.string(),
  is_overdue: z.boolean(),
  /** Whether it is open, and the last word on it is its organisation's. */
  has_reply: z.boolean(),
  /** What reading made of an addition's PDF; empty before it was read, and of what is no addition. */
  readiness: z.enum([...valuesOf(readinesses), '']),
});

const record = item.extend({
  /** Where the requester is written to; empty where nobody is. */
  email: z.string(),
  /** The address of the requester's account, whatever was typed into a form; empty where there is none. */
  account_email: z.string(),
  /** What the requester’s account is in; empty where there is none. */
  requester_language: z.enum([...languages, '']),
  info: requestInfo,
  history: z.array(requestChange),
  has_file: z.boolean(),
  /** Of a removal: the locations that it concerns; 0 for a sheet without a location. */
  removals: z.array(
    z.object({
      location: z.number().int(),
      name_en: z.string(),
      name_fr: z.string(),
      outcome: z.enum(valuesOf(removalOutcomes)),
    }),
  ),
});

const rest = defineRest({
  name: 'requests',
  summary: 'What members of all organisations asked for',
  item,
  record,
  sorts: ['id', 'created_at', 'type', 'status', 'organisation'],
  filters: {
    /** A reference number, or words of what it is about, of whom it is for, of who asked. */
    q: z.string().trim().max(200),
    type,
    status,
    organisation: z.coerce.number().int(),
    /** An operator's number, or who asks; of nobody's, those that somebody has to work on. */
    holder: z.union([z.enum(['me', 'nobody']), z.coerce.number().int()]),
    overdue: z.literal('yes'),
    reply: z.literal('yes'),
    readiness: z.enum(valuesOf(readinesses)),
  },
});

export const listOperatorRequests = rest.list;
export const getOperatorRequest = rest.get;

const params = z.strictObject({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) });
const access = { permission: 'operator' } as const;
/** Whether nothing of a template is left to be filled in: a line of nothing but “…”, or a word in braces. */
const isFilledIn = (text: string): boolean => !/^[ \t]*…[ \t]*$/m.test(text) && !/\{[a-z_]+\}/.test(text);
const filledIn = { params: { code: 'answer.unfilled' } };

/** The note to the organisation. */
const note = z.string().overwrite(asWritten).trim().max(noteLength).refine(isFilledIn, filledIn);

/** The colleague who has the request, by whoever decides it all the same; without that word it is refused, as it is where somebody else has it. */
const ofColleague = { of_colleague: z.number().int().positive().optional() };

export const getOperatorRequestFile = defineCall({
  id: 'getOperatorRequestFile',
  method: 'GET',
  path: `${rest.path}/:id/file`,
  summary: 'The PDF that came with a request of any organisation',
  access,
  audit: 'request-file-downloaded',
  params,
  answer: z.unknown(),
  content: 'application/pdf',
  isDocument: true,
});

export const getAddition = defineCall({
  id: 'getAddition',
  method: 'GET',
  path: `${rest.path}/:id/addition`,
  summary: 'An addition to be worked on: what was read off its PDF, the draft, sheets that are like it',
  access,
  params,
  answer: additionWork,
});

export const saveAdditionDraft = defineCall({
  id: 'saveAdditionDraft',
  method: 'PUT',
  path: `${rest.path}/:id/addition`,
  summary: 'Keeps what was entered of an addition, whole or not',
  access,
  params,
  body: z.strictObject({ draft: additionDraft, version: z.number().int() }),
  answer: z.strictObject({ version: z.number().int() }),
});

export const readAdditionAgain = rest.act('reread', {
  repeated: 'harmless',
  summary: 'Reads the PDF of an addition again, where its reading was broken off',
  body: z.strictObject({}),
  answer: sheetReading.pick({ outcome: true, brokenOff: true }),
});

const { sheet } = additionDraft.shape;
/** The identifying fields of a sheet. */
const described = sheet
  .pick({ product_name: true, manufacturer: true, product_ids: true, language: true, sheet_date: true })
  .extend({ ingredients: sheet.shape.ingredients.default([]) });

export const findCandidates = rest.act('candidates', {
  repeated: 'harmless',
  summary: 'Sheets of the organisation that may be the one described, or a version of it',
  body: described,
  answer: z.array(candidate),
});

/** A file, or a sheet, with the text of its sections; none where it could not be read. */
const compared = comparedSheet.extend({ sections: z.array(sheetSection) });

export const compareAddition = defineCall({
  id: 'compareAddition',
  method: 'GET',
  path: `${rest.path}/:id/comparison`,
  summary: 'What a sheet that the organisation has, or once had, says, and what the PDF of an addition says instead',
  access,
  params,
  query: z.strictObject({ isn: params.shape.id }),
  /** The sheet as it is recorded, and the PDF as it was read. */
  answer: z.object({ before: compared, after: compared }),
  isDocument: true,
});

export const confirmAddition = rest.act('confirm', {
  repeated: 'harmless',
  summary: 'Puts the sheet into the collection and completes the request',
  body: z.strictObject({ entry: additionEntry, version: z.number().int(), note, ...ofColleague }),
  answer: z.strictObject({ isn: z.number().int() }),
  audit: 'sheet-added',
});

export const splitAddition = rest.act('split', {
  repeated: 'once',
  summary: 'Makes of an addition with several sheets in its file one of each; the first keeps its number',
  /** The pages of each, as the reading of the file has them. */
  body: z.strictObject({ parts: z.array(pageRange).min(2).max(500), ...ofColleague }),
  /** The numbers of all of them. */
  answer: z.strictObject({ ids: z.array(z.number().int()) }),
  audit: 'addition-split',
});

export const refuseRequest = rest.act('refuse', {
  repeated: 'harmless',
  summary: 'Ends a request without doing what it asks, and says why',
  body: z.strictObject({ note: note.min(1), ...ofColleague }),
  answer: record,
  audit: 'request-refused',
});
export const reopenRequest = rest.act('reopen', {
  repeated: 'harmless',
  summary: 'Has a refused request worked on again, by the operator who calls; the requester is told',
  body: z.strictObject({}),
  answer: record,
  audit: 'request-reopened',
});

export const decideRemoval = rest.act('decide', {
  repeated: 'harmless',
  summary: 'Carries a removal out, or refuses it, location by location',
  body: z.strictObject({
    decisions: z.array(z.strictObject({ location: z.number().int().min(0), approve: z.boolean() })).max(2000),
    note,
    ...ofColleague,
  }),
  answer: record,
  audit: 'removal-decided',
});

export const answerContact = rest.act('answer', {
  repeated: 'once',
  summary: 'Answers a message by mail and completes it',
  body: z.strictObject({
    message: z.string().overwrite(asWritten).trim().min(1).max(10_000).refine(isFilledIn, filledIn),
    /** Whether it is written after an answer or a refusal: without that word it is refused where there is one meanwhile. */
    again: z.boolean().default(false),
    ...ofColleague,
  }),
  answer: record,
});

export const leaveNote = rest.act('note', {
  repeated: 'once',
  summary: 'Leaves a note with a request, for the organisation to read; its status stays',
  body: z.strictObject({ note: note.min(1) }),
  answer: record,
});
