import type { z } from 'zod';
import type { addSheets as call } from '#contract/calls/sds-addition.ts';
import type { Session } from '#server/domains/accounts/sessions.ts';
import type { NamedLocation } from '#server/domains/collection/named-locations.ts';
import { namedLocations } from '#server/domains/collection/named-locations.ts';
import type { Config } from '#server/platform/config.ts';
import { ApiError, type ErrorObject } from '#server/platform/errors/api-error.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import type { ReceivedFile } from '#server/platform/files/received-file.ts';
import { keepWithRecords } from '#server/platform/files/reservations.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { answerOnce } from '#server/platform/submissions.ts';
import { addRequest } from '../add-request.ts';
import { newSubmission } from '../mails/untold-ends.ts';
import { refuseTooManyOpen } from '../open-requests.ts';
import { toAdditionInfo } from './addition-info.ts';
import { findOpenAddition } from './find-open-addition.ts';
import { queueReadingAhead } from './read-ahead.ts';

interface Needed {
  readonly store: Store;
  readonly files: FileStore;
  readonly config: Pick<Config, 'maxOpenRequests'>;
}

interface Addition {
  readonly body: z.output<typeof call.body>;
  readonly files: readonly ReceivedFile[];
}

/** Makes a request of each file: all of them, or none. Throws ApiError with everything that is wrong. */
export const addSheets = async (
  { store, files: fileStore, config: { maxOpenRequests } }: Needed,
  session: Session,
  { body, files }: Addition,
): Promise<z.input<typeof call.answer>> => {
  const locations = await namedLocations(store, session.organisationId);
  const { places, faults } = resolveLocations(body.locations, files.length, locations);
  const [fault, ...others] = [...faultsOfFiles(files), ...faults];
  if (fault) throw new ApiError(fault, ...others);
  return keepWithRecords({ store, files: fileStore }, files, (trx) => {
    const add = async () => {
      const data = [];
      const submission = newSubmission(files.length);
      await refuseTooManyOpen(trx, session.organisationId, {
        type: 'sdsaddition',
        more: files.length,
        max: maxOpenRequests,
      });
      for (const [index, { hash, name, size, takenOut }] of files.entries()) {
        const same_as = await findOpenAddition(trx, { organisationId: session.organisationId, hash });
        const info = toAdditionInfo({
          locations: places[index] ?? [],
          customFields: [
            body.custom_field_1[index] ?? '',
            body.custom_field_2[index] ?? '',
            body.custom_field_3[index] ?? '',
          ],
          size,
          takenOut,
        });
        const id = await addRequest(trx, session, { type: 'sdsaddition', info, file: { hash, name }, submission });
        await queueReadingAhead(trx, id, session.organisationId);
        data.push({
          id,
          file_name: name,
          ...(same_as && { same_as }),
          ...(takenOut.length > 0 && { taken_out: [...takenOut] }),
        });
      }
      return { data };
    };
    return answerOnce(trx, { userId: session.userId, key: body.submission }, add);
  });
};

/** The same bytes twice are a slip, whatever the two files are called. */
const faultsOfFiles = (files: readonly ReceivedFile[]): ErrorObject[] => {
  if (files.length === 0) return [{ code: 'addition.no_file', source: { pointer: '/data/files' } }];
  return files.flatMap(({ hash, name }, index) => {
    const first = files.findIndex((file) => file.hash === hash);
    if (first === index) return [];
    const params = { name, other: files[first]!.name };
    return [{ code: 'addition.same_file', params, source: { pointer: `/data/files/${index}` } } as const];
  });
};

type Locations = ReadonlyMap<number, NamedLocation>;

/** Where each file's sheet is to stand, in the order of the files; and what is wrong. */
interface Resolved {
  readonly places: readonly (readonly NamedLocation[])[];
  readonly faults: readonly ErrorObject[];
}

/**
 * The locations that a submission names: for each file ids or names parted by commas, or one value for all of them. In an
 * organisation with exactly one location nothing needs to be said; in one without, nothing may.
 */
const resolveLocations = (values: readonly string[], count: number, locations: Locations): Resolved => {
  const isForAll = values.length === 1;
  const faults: ErrorObject[] = [];
  const places = Array.from({ length: count }, (_, index) => {
    const tokens = tokensOf(values[isForAll ? 0 : index] ?? '', locations);
    const found = tokens.map((token) => findLocation(token, locations));
    const source = { pointer: `/data/locations/${index}` };
    const unknown = tokens.find((_token, at) => !found[at]);
    if (unknown !== undefined) faults.push({ code: 'addition.unknown_location', params: { name: unknown }, source });
    else if (found.length === 0 && locations.size > 1) faults.push({ code: 'addition.location_required', source });
    const known = new Set(found.filter((location) => location !== undefined));
    return known.size === 0 && locations.size === 1 ? [...locations.values()] : [...known];
  });
  return { places, faults };
};

/** A name may hold a comma itself: the whole text is taken for a name where it is one. */
const tokensOf = (text: string, locations: Locations): string[] => {
  const whole = text.trim();
  if (whole === '' || findLocation(whole, locations)) return whole === '' ? [] : [whole];
  return whole
    .split(',')
    .map((token) => token.trim())
    .filter(Boolean);
};

/** By id; by name in either language, or by the names from the outermost location, where that is one location's alone. */
const findLocation = (token: string, locations: Locations): NamedLocation | undefined => {
  if (/^\d{1,15}$/.test(token)) return locations.get(Number(token));
  const named = [...locations.values()].filter(({ name, pathName }) =>
    [name.en, name.fr, pathName.en, pathName.fr].includes(token),
  );
  return named.length === 1 ? named[0] : undefined;
};
