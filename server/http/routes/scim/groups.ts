import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import {
  createScimGroup,
  deleteScimGroup,
  getScimGroup,
  listScimGroups,
  patchScimGroup,
  replaceScimGroup,
} from '#contract/calls/scim.ts';
import { groupAttributes } from '#contract/scim/schemas.ts';
import { attributesIn } from '#lib/scim/match-filter.ts';
import { isAnswered, project } from '#lib/scim/project.ts';
import type { Session } from '#server/domains/accounts/sessions.ts';
import { deleteGroup, insertGroup, toGroupInput, updateGroup } from '#server/domains/directory/change-group.ts';
import { hasAll, readFilter, toScimPage } from '#server/domains/directory/find-resources.ts';
import {
  findGroup,
  type Group,
  type GroupMember,
  readGroupMembers,
  readGroups,
} from '#server/domains/directory/groups.ts';
import { patchGroup } from '#server/domains/directory/patch-group.ts';
import { checkVersion, presentGroup } from '#server/domains/directory/present.ts';
import { lockMembers } from '#server/domains/users/lock-members.ts';
import { registerRoute } from '#server/http/register-route.ts';
import type { Services } from '#server/http/services.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { sendNothing, sendResource } from './send-resource.ts';

interface Known {
  readonly group: Group;
  readonly members: readonly GroupMember[];
}

/** `/scim/v2/Groups`. */
export const groupRoutes = async (app: FastifyInstance, { store, config }: Services): Promise<void> => {
  const site = config.publicUrl;
  const read = async (db: Database, organisationId: number, id: number): Promise<Known> => {
    const group = await findGroup(db, organisationId, id);
    if (!group) throw apiError('not_found');
    return { group, members: (await readGroupMembers(db, organisationId, [id])).get(id) ?? [] };
  };
  const present = async (organisationId: number, id: number) => {
    const { group, members } = await read(store, organisationId, id);
    return presentGroup(group, { members, site });
  };

  /** Does something to a group while nobody else changes members, if it is as the caller knows it. */
  const withGroup = (
    { organisationId }: Session,
    { id, request }: { readonly id: number; readonly request: FastifyRequest },
    work: (trx: Transaction<Tables>, known: Known) => Promise<void>,
  ) =>
    inTransaction(store, async (trx) => {
      await lockMembers(trx, organisationId);
      const known = await read(trx, organisationId, id);
      checkVersion(presentGroup(known.group, { members: known.members, site }), request.headers['if-match']);
      await work(trx, known);
    });

  registerRoute(app, listScimGroups, async ({ query, session: { organisationId } }) => {
    const filter = readFilter(query.filter, groupAttributes);
    const groups = await readGroups(store, organisationId);
    const looksAtMembers = filter !== undefined && attributesIn(filter).some((name) => name.startsWith('members'));
    const ids = (some: readonly Group[]) => some.map(({ id }) => id);
    const all = looksAtMembers ? await readGroupMembers(store, organisationId, ids(groups)) : undefined;
    const found = filter
      ? groups.filter((group) =>
          hasAll(presentGroup(group, { members: all?.get(group.id), site }), filter, groupAttributes),
        )
      : groups;
    const { page, list } = toScimPage(found, query);
    const members = isAnswered('members', query) ? await readGroupMembers(store, organisationId, ids(page)) : undefined;
    const resources = page.map((group) =>
      presentGroup(group, { members: members && (members.get(group.id) ?? []), site }),
    );
    return { ...list, Resources: resources.map((resource) => project(resource, query)) };
  });

  registerRoute(app, createScimGroup, async ({ body, query, session: { organisationId }, request, reply }) => {
    const wanted = toGroupInput(body);
    const id = await inTransaction(store, async (trx) => {
      await lockMembers(trx, organisationId);
      return insertGroup(trx, organisationId, wanted);
    });
    return sendResource(await present(organisationId, id), { request, reply, query });
  });

  registerRoute(app, getScimGroup, async ({ params, query, session, request, reply }) =>
    sendResource(await present(session.organisationId, params.id), { request, reply, query }),
  );

  registerRoute(app, replaceScimGroup, async ({ params, body, query, session, request, reply }) => {
    await withGroup(session, { id: params.id, request }, (trx, { group }) =>
      updateGroup(trx, session.organisationId, { group, wanted: toGroupInput(body, group) }),
    );
    return sendResource(await present(session.organisationId, params.id), { request, reply, query });
  });

  registerRoute(app, patchScimGroup, async ({ params, body, session, request, reply }) => {
    await withGroup(session, { id: params.id, request }, (trx, { group, members }) =>
      updateGroup(trx, session.organisationId, { group, wanted: patchGroup(group, members, body.Operations) }),
    );
    return sendNothing(reply);
  });

  registerRoute(app, deleteScimGroup, async ({ params, session, request, reply }) => {
    await withGroup(session, { id: params.id, request }, (trx, { group }) =>
      deleteGroup(trx, session.organisationId, group),
    );
    return sendNothing(reply);
  });
};
