import { type Permission, permissionsOf } from '#contract/permissions.ts';
import type { RequestType } from '#contract/requests/request-types.ts';
import type { Removal } from '../requests/removals/check-removals.ts';
import { toRemovalInfo } from '../requests/removals/removal-info.ts';
import type { Database } from '../storage/database.ts';
import { drawRemovals } from './removals.ts';
import { type DemoRequest, demoRequests } from './requests.ts';

/**
 * Gives an organisation the demo's requests, made in turn by those of its members who may; all but the newest have been
 * opened by everyone, those by whoever made them. Removals under way are open.
 */
export const addRequests = async (db: Database, organisationId: number): Promise<void> => {
  const members = await membersOf(db, organisationId);
  const requests = demoRequests(organisationId);
  const removals = await drawRemovals(db, organisationId, requests.length);
  for (const [index, request] of requests.entries()) {
    const makers = members.filter(({ permissions }) => permissions.includes(neededFor[request.type]));
    const maker = makers[index % makers.length]!;
    const removal = request.type === 'sdsremoval' ? removals[index] : undefined;
    const id = await addRequest(db, { organisationId, userId: maker.userId, request, removal });
    const seenBy = request.isNew ? [maker] : members;
    await db
      .insertInto('request_views')
      .values(seenBy.map(({ userId }) => ({ request_id: id, user_id: userId, seen_at: request.createdAt })))
      .execute();
    if (removal && request.status === 'processing') await openRemoval(db, { organisationId, id, removal });
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

const membersOf = async (db: Database, organisationId: number) => {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['user_id', 'role', 'shared'])
    .where('organisation_id', '=', organisationId)
    .orderBy('memberships.id')
    .execute();
  return rows.map(({ user_id, role, shared }) => ({
    userId: user_id,
    permissions: permissionsOf({ role, shared: shared === 1 }),
  }));
};

interface NewRequest {
  readonly organisationId: number;
  readonly userId: number;
  readonly request: DemoRequest;
  readonly removal: Removal | undefined;
}

const addRequest = async (db: Database, { organisationId, userId, request, removal }: NewRequest): Promise<number> => {
  const { id } = await db
    .insertInto('requests')
    .values({
      organisation_id: organisationId,
      user_id: userId,
      type: request.type,
      status: request.status,
      info: JSON.stringify(removal ? toRemovalInfo(removal) : request.info),
      created_at: request.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const openRemoval = async (
  db: Database,
  { organisationId, id, removal }: { organisationId: number; id: number; removal: Removal },
): Promise<void> => {
  await db
    .insertInto('removals')
    .values(
      removal.locations.map((location) => ({
        request_id: id,
        organisation_id: organisationId,
        isn: removal.sheet.isn,
        subset_id: location.id,
        is_open: 1 as const,
      })),
    )
    .execute();
};
