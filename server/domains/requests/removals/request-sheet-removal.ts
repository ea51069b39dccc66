import type { z } from 'zod';
import type { requestSheetRemoval as call } from '#contract/calls/removals.ts';
import type { Session } from '#server/domains/accounts/sessions.ts';
import { ApiError, type ErrorObject } from '#server/platform/errors/api-error.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { requestRemovals } from './request-removals.ts';

/**
 * Requests the removal of one sheet: from the locations given, or, where none is, from all that are not asked for yet. Throws
 * ApiError that names the fields of this form.
 */
export const requestSheetRemoval = (
  store: Store,
  session: Session,
  { isn, location, additionalInfo, submission }: z.output<typeof call.body>,
) => {
  const selectedLocation = location.length > 0 ? location : ('rest' as const);
  return requestRemovals(store, session, {
    locdata: [{ isn, selectedLocation, additionalInfo }],
    submission,
  }).catch((error: unknown) => {
    throw error instanceof ApiError
      ? new ApiError(...(error.errors.map(toOwnField) as [ErrorObject, ...ErrorObject[]]))
      : error;
  });
};

const ownFields: Readonly<Record<string, string>> = {
  '/data/locdata/0/isn': '/data/isn',
  '/data/locdata/0/selectedLocation': '/data/location',
};

const toOwnField = (fault: ErrorObject): ErrorObject => {
  const pointer = fault.source && 'pointer' in fault.source ? ownFields[fault.source.pointer] : undefined;
  return pointer ? { ...fault, source: { pointer } } : fault;
};
