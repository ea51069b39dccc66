import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import {
  createScimUser,
  deleteScimUser,
  getScimUser,
  listScimUsers,
  patchScimUser,
  replaceScimUser,
} from '#contract/calls/scim.ts';
import { userAttributes } from '#contract/scim/schemas.ts';
import { project } from '#lib/scim/project.ts';
import { hasProviderFor } from '#server/domains/accounts/comes-by-provider.ts';
import { countMails } from '#server/domains/accounts/mail-limits.ts';
import { findAccountOf } from '#server/domains/accounts/member-numbers.ts';
import type { Session } from '#server/domains/accounts/sessions.ts';
import { insertPerson } from '#server/domains/directory/add-person.ts';
import { changePerson } from '#server/domains/directory/change-person.ts';
import { demanded, hasAll, readFilter, toScimPage } from '#server/domains/directory/find-resources.ts';
import { readGroupsOf } from '#server/domains/directory/groups.ts';
import { patchPerson } from '#server/domains/directory/patch-person.ts';
import { findPerson, type Person, readPeople } from '#server/domains/directory/people.ts';
import { type PersonInput, toPersonInput } from '#server/domains/directory/person-input.ts';
import { checkVersion, presentPerson } from '#server/domains/directory/present.ts';
import { lockMembers } from '#server/domains/users/lock-members.ts';
import { keepsAdmin } from '#server/domains/users/remaining-admins.ts';
import { removeMembers } from '#server/domains/users/remove-users.ts';
import { registerRoute } from '#server/http/register-route.ts';
import type { Services } from '#server/http/services.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { sendNothing, sendResource } from './send-resource.ts';

/** `/scim/v2/Users`. */
export const personRoutes = async (app: FastifyInstance, { store, config }: Services): Promise<void> => {
  const site = config.publicUrl;
  const present = async (db: Database, person: Person) => {
    const groups = (await readGroupsOf(db, [person.member.membership_id])).get(person.member.membership_id) ?? [];
    return presentPerson(person, { groups, site });
  };
  const read = async (db: Database, organisationId: number, number: number) => {
    const person = await findPerson(db, organisationId, await findAccountOf(db, organisationId, number));
    if (!person) throw apiError('not_found');
    return { person, resource: await present(db, person) };
  };

  /** Does something to a person while nobody else changes members, if they are as the caller knows them. */
  const withPerson = (
    { organisationId }: Session,
    { id, request }: { readonly id: number; readonly request: FastifyRequest },
    work: (trx: Transaction<Tables>, person: Person) => Promise<void>,
  ) =>
    inTransaction(store, async (trx) => {
      await lockMembers(trx, organisationId);
      const { person, resource } = await read(trx, organisationId, id);
      checkVersion(resource, request.headers['if-match']);
      await work(trx, person);
    });

  /** A change of the address is mailed to it: counted before, as an invitation is. */
  const change = async (
    session: Session,
    asked: { readonly id: number; readonly request: FastifyRequest },
    toWanted: (person: Person) => PersonInput,
  ) => {
    const { organisationId } = session;
    const { person } = await read(store, organisationId, asked.id);
    if (toWanted(person).address !== person.member.email) await countMails(store, session, { kind: 'invitation' });
    await withPerson(session, asked, (trx, known) =>
      changePerson(trx, organisationId, { person: known, wanted: toWanted(known) }),
    );
    return (await read(store, organisationId, asked.id)).resource;
  };

  registerRoute(app, listScimUsers, async ({ query, session }) => {
    const filter = readFilter(query.filter, userAttributes);
    const userName = demanded(filter, 'username') ?? demanded(filter, 'emails.value');
    const externalId = demanded(filter, 'externalid');
    const people = await readPeople(store, session.organisationId, {
      ...(userName !== undefined && { userName }),
      ...(externalId !== undefined && { externalId }),
    });
    const found = filter
      ? people.filter((person) => hasAll(presentPerson(person, { groups: [], site }), filter, userAttributes))
      : people;
    const { page, list } = toScimPage(found, query);
    const groups = await readGroupsOf(
      store,
      page.map(({ member }) => member.membership_id),
    );
    const resources = page.map((person) =>
      presentPerson(person, { groups: groups.get(person.member.membership_id) ?? [], site }),
    );
    return { ...list, Resources: resources.map((resource) => project(resource, query)) };
  });

  registerRoute(app, createScimUser, async ({ body, query, session, request, reply }) => {
    const { organisationId } = session;
    const wanted = toPersonInput(body);
    const isMailed = wanted.active && !(await hasProviderFor(store, organisationId, wanted.address));
    if (isMailed) await countMails(store, session, { kind: 'invitation' });
    const id = await inTransaction(store, async (trx) => {
      await lockMembers(trx, organisationId);
      return insertPerson(trx, organisationId, { wanted, language: request.replyLanguage });
    });
    return sendResource((await read(store, organisationId, id)).resource, { request, reply, query });
  });

  registerRoute(app, getScimUser, async ({ params, query, session, request, reply }) =>
    sendResource((await read(store, session.organisationId, params.id)).resource, { request, reply, query }),
  );

  registerRoute(app, replaceScimUser, async ({ params, body, query, session, request, reply }) => {
    const resource = await change(session, { id: params.id, request }, (person) => toPersonInput(body, person));
    return sendResource(resource, { request, reply, query });
  });

  registerRoute(app, patchScimUser, async ({ params, body, query, session, request, reply }) => {
    const resource = await change(session, { id: params.id, request }, (person) =>
      patchPerson(person, body.Operations),
    );
    return sendResource(resource, { request, reply, query });
  });

  registerRoute(app, deleteScimUser, async ({ params, session, request, reply }) => {
    const { organisationId } = session;
    await withPerson(session, { id: params.id, request }, async (trx, { member }) => {
      if (member.role === 'company-admin' && !(await keepsAdmin(trx, organisationId, [member.id])))
        throw apiError('people.last_admin');
      await removeMembers(trx, organisationId, [member]);
    });
    return sendNothing(reply);
  });
};
