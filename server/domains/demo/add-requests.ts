import type { RemovalOutcome } from '#contract/operator/removal-outcome.ts';
import { type Permission, permissionsOf } from '#contract/permissions.ts';
import type { RequestStatus, RequestType } from '#contract/requests/request-types.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { Removal } from '../requests/removals/check-removals.ts';
import { toRemovalInfo } from '../requests/removals/removal-info.ts';
import { drawAdditions } from './additions.ts';
import { createDocuments } from './documents.ts';
import { messageOf, noteOf, passerBy } from './messages.ts';
import type { DemoOrganisation } from './organisations.ts';
import { findOperator, type RequestMember, requestMembers } from './request-members.ts';
import { type DemoRequest, demoRequests, drawRemovals } from './requests.ts';

/**
 * Gives an organisation the demo's requests, made in turn by those of its members who may; all but the newest have been
 * opened by everyone, those by the person who made them. Removals under way are open; what was removed is held no more.
 */
export const addRequests = async (db: Database, organisation: DemoOrganisation): Promise<void> => {
  const { id: organisationId } = organisation;
  const members = await requestMembers(db, organisationId);
  const operatorId = await findOperator(db);
  const requests = demoRequests(organisationId);
  const say = await createInfos(db, organisation, requests.length);
  for (const [index, request] of requests.entries()) {
    const makers = members.filter((member) => permissionsOf(member).includes(neededFor[request.type]));
    const maker = makers[index % makers.length]!;
    const { info, fileName = '', removal } = await say(request, index, maker);
    const id = await addRequest(db, { organisationId, userId: maker.userId, request, info, fileName });
    await addEnd(db, { id, organisationId, request, index, operatorId });
    const seenBy = request.isNew ? [maker] : members;
    const seen_at = request.endedAt || request.createdAt;
    await db
      .insertInto('request_views')
      .values(seenBy.map(({ userId }) => ({ request_id: id, user_id: userId, seen_at })))
      .execute();
    if (removal) await addRemoval(db, { organisationId, id, removal, status: request.status });
  }
};

const neededFor: Record<RequestType, Permission> = {
  binder: 'create-binder',
  contact: 'contact-us',
  index: 'create-index',
  sdsaddition: 'sds-addition',
  sdsremoval: 'manage-sds',
  eBinder: 'create-ebinder',
};

interface Said {
  readonly info: object;
  readonly fileName?: string;
  readonly removal?: Removal;
}

/** What the requests of an organisation say: of sheets it holds, places it has, and the person who asks. */
const createInfos = async (db: Database, organisation: DemoOrganisation, count: number) => {
  const removals = await drawRemovals(db, organisation.id, count);
  const additions = await drawAdditions(db, organisation.id, count);
  const documentOf = await createDocuments(db, organisation);
  return async ({ type, status }: DemoRequest, index: number, maker: RequestMember): Promise<Said> => {
    if (type === 'sdsremoval') {
      const removal = removals[status === 'completed' ? 'ofGone' : 'ofHeld'][index]!;
      return { info: toRemovalInfo(removal), removal };
    }
    if (type === 'sdsaddition') return additions[index]!;
    if (type === 'contact') {
      const { firstName, lastName, email } = maker.shared ? passerBy : maker;
      const { subject, message, additional } = messageOf(organisation.id, index);
      return { info: { firstName, lastName, email, subject, message, additional_information: additional } };
    }
    const document = await documentOf(index, maker.locations);
    return { info: { ...document.info, ...(type !== 'index' && { email: maker.email }) } };
  };
};

interface NewRequest {
  readonly organisationId: number;
  readonly userId: number;
  readonly request: DemoRequest;
  readonly info: object;
  readonly fileName: string;
}

const addRequest = async (
  db: Database,
  { organisationId, userId, request, info, fileName }: NewRequest,
): Promise<number> => {
  const { id } = await db
    .insertInto('requests')
    .values({
      organisation_id: organisationId,
      user_id: userId,
      type: request.type,
      status: request.status,
      info: JSON.stringify(info),
      file_name: fileName,
      is_file_deleted: request.isExpired ? 1 : 0,
      created_at: request.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

interface End {
  readonly id: number;
  readonly organisationId: number;
  readonly request: DemoRequest;
  readonly index: number;
  readonly operatorId: number;
}

/** Documents are made by Vigie, everything else is done by the operators. */
const addEnd = async (db: Database, { id, organisationId, request, index, operatorId }: End): Promise<void> => {
  const { type, status, endedAt } = request;
  if (status === 'processing') return;
  const isByHand = type === 'contact' || type === 'sdsaddition' || type === 'sdsremoval';
  const note = noteOf(organisationId, { type, status, index });
  await db
    .insertInto('request_changes')
    .values({ request_id: id, user_id: isByHand ? operatorId : null, status, note, created_at: endedAt })
    .execute();
};

/** The result for each location of a removal, by its status. */
const outcomes = { processing: 'open', completed: 'approved', error: 'refused' } as const satisfies Record<
  RequestStatus,
  RemovalOutcome
>;

interface DemoRemoval {
  readonly organisationId: number;
  readonly id: number;
  readonly removal: Removal;
  readonly status: RequestStatus;
}

const addRemoval = async (db: Database, { organisationId, id, removal, status }: DemoRemoval): Promise<void> => {
  await db
    .insertInto('removals')
    .values(
      removal.locations.map((location) => ({
        request_id: id,
        organisation_id: organisationId,
        isn: removal.sheet.isn,
        subset_id: location.id,
        is_open: status === 'processing' ? (1 as const) : (0 as const),
        outcome: outcomes[status],
      })),
    )
    .execute();
};
