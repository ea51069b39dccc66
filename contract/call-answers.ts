import { z } from 'zod';
import { type Call, scimContent } from './call.ts';
import type { ErrorCode } from './errors.ts';
import { refusals } from './refusals.ts';

/** Contents that travel as a file: parts of it may be asked for, and none where the reader has it. */
const isFile = ({ content }: Call): boolean => content !== 'application/json' && content !== scimContent;

/** Whether a call only reads. */
export const isReading = ({ method, isRead }: Pick<Call, 'method' | 'isRead'>): boolean =>
  method === 'GET' || isRead === true;

/** Whether a call takes a body or a form. */
export const takesBody = ({ body, upload }: Pick<Call, 'body' | 'upload'>): boolean =>
  upload !== undefined || body.def.type !== 'undefined';

/** The statuses with which a call succeeds. */
export const statusesOf = (call: Call): readonly number[] => call.statuses ?? (isFile(call) ? [200, 206, 304] : [200]);

/** Every error of the catalogue that a call answers: what follows from its declaration, and what `refusals.ts` says of it. */
export const refusalsOf = (call: Call): ReadonlySet<ErrorCode> =>
  new Set([
    ...ofAll,
    ...(call.access === 'anyone' ? [] : ofKnown),
    ...(call.method === 'GET' ? [] : ofChanges),
    ...(isReading(call) ? ofReading(call) : []),
    ...(takesBody(call) ? fieldFaults : []),
    ...(call.params instanceof z.ZodObject && Object.keys(call.params.shape).length > 0
      ? (['not_found'] as const)
      : []),
    ...(call.reaches ? reached[call.reaches.what] : []),
    ...(call.repeated === 'once' ? (['request.other_content'] as const) : []),
    ...(call.upload ? ofUploads : []),
    ...(call.jsonApi ? (['json_api.not_acceptable', 'request.media_type'] as const) : []),
    ...(call.jsonApi && takesBody(call) ? (['json_api.conflict', 'json_api.client_id'] as const) : []),
    ...(isFile(call) ? (['request.range'] as const) : []),
    ...(refusals[call.id] ?? []),
  ]);

const ofAll: readonly ErrorCode[] = [
  'request.malformed',
  'request.parameter',
  'request.too_large',
  'request.other_host',
  'auth.other_person',
  'internal',
  'unavailable',
  'calls.too_many',
  'no_room',
];

const ofKnown: readonly ErrorCode[] = [
  'auth.required',
  'auth.session_suspended',
  'auth.forbidden',
  'auth.second_factor_missing',
];

/** Who reads more than people do is told to wait, as far as it is known who that is. */
const ofReading = ({ access }: Call): readonly ErrorCode[] => (access === 'anyone' ? [] : ['reading.too_many']);

const ofChanges: readonly ErrorCode[] = ['auth.foreign_origin', 'request.media_type'];

/** What a schema alone finds wrong with a field. */
const fieldFaults: readonly ErrorCode[] = [
  'request.required',
  'request.field',
  'validation.array',
  'validation.boolean',
  'validation.email',
  'validation.format',
  'validation.integer',
  'validation.lowercase',
  'validation.max_file',
  'validation.max_items',
  'validation.max_number',
  'validation.max_string',
  'validation.min_items',
  'validation.min_number',
  'validation.min_string',
  'validation.one_of',
  'validation.prohibited',
  'validation.size_items',
  'validation.string',
];

const reached: Readonly<Record<NonNullable<Call['reaches']>['what'], readonly ErrorCode[]>> = {
  organisation: ['auth.forbidden'],
  collection: ['collection.forbidden'],
  sheet: ['not_found'],
  savedSearch: ['not_found'],
  user: ['not_found'],
  request: ['not_found'],
  group: ['not_found'],
  location: ['not_found'],
  import: ['not_found'],
  webhook: ['not_found'],
};

const ofUploads: readonly ErrorCode[] = [
  'upload.too_many',
  'upload.too_large',
  'upload.not_a_pdf',
  'upload.damaged',
  'upload.too_complex',
  'upload.infected',
  'upload.not_scanned',
  'upload.password_protected',
  'upload.empty',
  'upload.daily_limit',
];
