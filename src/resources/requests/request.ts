import type { RaRecord } from 'react-admin';
import type { RequestChange, RequestInfo } from '#contract/requests/request-info.ts';
import type { RequestStatus, RequestType } from '#contract/requests/request-types.ts';
import { dayIn, providerZone } from '#lib/business-days/days.ts';

/** A request of the message centre, as far as it was asked for; its id is the reference number. */
export interface Request extends RaRecord<string> {
  /** Instant, ISO-8601. */
  readonly created_at: string;
  /** Its subject, product, file or number of sheets; empty when not known. */
  readonly about: string;
  readonly is_seen: boolean;
  readonly status_slug: RequestStatus;
  readonly type_slug: RequestType;
  /** The day by which an open addition or removal was promised, past too; empty of all else. */
  readonly expected_on: string;
  readonly is_file_deleted: boolean;
  readonly user?: { readonly name?: string } | null;
  readonly detail?: { readonly info?: RequestInfo; readonly history?: readonly RequestChange[] } | null;
}

/** What the list's answer says of requests beside them. */
export interface RequestListMeta {
  /** How many requests the person has not opened, whatever the filters. */
  readonly unseen?: number;
}

/** Whether the day is past, where the provider works, by which a request was promised. */
export const isLate = ({ expected_on }: Pick<Request, 'expected_on'>): boolean =>
  expected_on !== '' && expected_on < dayIn(new Date().toISOString(), providerZone);

export const infoOf = ({ detail }: Request): RequestInfo => detail?.info ?? {};

/** The requester: a person by name, a shared account by the address that was left; undefined without either. */
export const requesterOf = (request: Request): string | undefined =>
  request.user?.name || infoOf(request).email || undefined;
