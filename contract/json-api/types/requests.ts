import { z } from 'zod';
import { requestChange, requestInfo } from '#contract/requests/request-info.ts';
import { requestStatuses, requestTypes } from '#contract/requests/request-types.ts';
import { valuesOf } from '#contract/sheets/vocabulary.ts';
import { defineResourceType, toOne } from '../resource-type.ts';

/** The requester: only the name of the account. */
const requesterType = defineResourceType({
  type: 'users',
  attributes: {
    /** The person's names, or what one signs in with. */
    name: z.string(),
  },
});

/** The content of a request and its result. */
const requestDetailType = defineResourceType({
  type: 'details',
  attributes: {
    info: requestInfo,
    /** Everything that happened to it, the latest last. */
    history: z.array(requestChange),
  },
});

/** A request of the message centre; its id is the reference number. S2.3-47…49. */
export const requestType = defineResourceType({
  type: 'requests',
  attributes: {
    /** Instant, ISO-8601. */
    created_at: z.string(),
    /** What it is about, in the reader's language: a subject, a product or a file, a number of sheets; empty when not known. Ours. */
    about: z.string(),
    /** The reader has opened it since it was made or its status last changed. */
    is_seen: z.boolean(),
    status_slug: z.enum(valuesOf(requestStatuses)),
    type_slug: z.enum(valuesOf(requestTypes)),
    /** The day by which an open addition or removal was promised, `YYYY-MM-DD`, past too; empty of all else. Ours. */
    expected_on: z.string(),
    /** The document it led to is kept no longer. */
    is_file_deleted: z.boolean(),
  },
  relationships: {
    /** Nobody for a shared account, or one that is gone. */
    user: toOne(requesterType),
    detail: toOne(requestDetailType),
  },
});
