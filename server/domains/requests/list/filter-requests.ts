import type { z } from 'zod';
import type { listRequests } from '#contract/calls/requests.ts';
import type { Session } from '#server/domains/accounts/sessions.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { visibleRequests } from '../visible-requests.ts';

/** The list as it is asked for. */
export type RequestQuery = z.output<typeof listRequests.query>;

/** The requests that somebody may see and that the filters let through. */
export const filterRequests = (
  db: Database,
  session: Session,
  { detail_type, subtype, created_at }: RequestQuery['filter'],
) =>
  visibleRequests(db, session)
    .$if(detail_type !== undefined, (query) => query.where('requests.type', '=', detail_type!))
    .$if(subtype !== undefined, (query) => query.where('requests.type', '=', subtype!))
    // The year as two bounds, which an index can find; every month is below 99.
    .$if(created_at !== undefined, (query) =>
      query.where('requests.created_at', '>=', `${created_at}-`).where('requests.created_at', '<', `${created_at}-99`),
    );
