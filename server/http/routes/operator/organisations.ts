import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import {
  createOrganisation,
  endOrganisation,
  exportOrganisation,
  getOrganisation,
  keepOrganisation,
  listOrganisations,
  updateOrganisation,
} from '#contract/calls/operator/organisations.ts';
import { compareValues } from '#lib/search-engine/collation.ts';
import { cancelEnd, setEnd } from '#server/domains/operator/organisations/ending.ts';
import { openArchive } from '#server/domains/operator/organisations/export/archive.ts';
import { readOrganisation, readOrganisations } from '#server/domains/operator/organisations/read-organisations.ts';
import { addOrganisation, editOrganisation } from '#server/domains/operator/organisations/save-organisation.ts';
import { registerRoute } from '#server/http/register-route.ts';
import type { Services } from '#server/http/services.ts';
import { noteForAudit } from '#server/platform/audit/audit-scope.ts';
import { holdsWords } from '#server/platform/json-api/words.ts';
import { sendOrdered } from './rest.ts';

/** The organisations that the provider serves. */
export const operatorOrganisationRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  const { store, reads } = services;
  registerRoute(app, listOrganisations, async ({ query, request, reply }) => {
    const isFound = holdsWords(query.filter.q ?? '');
    const found = (await readOrganisations(reads)).filter(({ id, name_en, name_fr }) =>
      isFound(`${id} ${name_en} ${name_fr}`),
    );
    return sendOrdered(reply, found, {
      query,
      comparisons: {
        id: (a, b) => a.id - b.id,
        name_en: (a, b) => compareValues('en')(a.name_en, b.name_en),
        name_fr: (a, b) => compareValues('fr')(a.name_fr, b.name_fr),
        sheets: (a, b) => a.sheets - b.sheets,
        users: (a, b) => a.users - b.users,
        open_requests: (a, b) => a.open_requests - b.open_requests,
        created_at: (a, b) => Date.parse(a.created_at) - Date.parse(b.created_at),
      },
      defaultSort: { field: `name_${request.replyLanguage}`, descending: false },
    });
  });

  registerRoute(app, getOrganisation, ({ params }) => readOrganisation(store, params.id));

  registerRoute(app, createOrganisation, async ({ body, session, submissionKey: key, request }) => {
    const creation = { entry: body, language: request.replyLanguage };
    const id = await addOrganisation(store, creation, { userId: session.userId, key });
    return readOrganisation(store, id);
  });

  registerRoute(app, updateOrganisation, async ({ params, body, request }) => {
    const { version, ...entry } = body;
    await editOrganisation(store, { id: params.id, version, entry, language: request.replyLanguage });
    return readOrganisation(store, params.id);
  });

  registerRoute(app, endOrganisation, async ({ params, body }) => {
    await setEnd(store, { organisationId: params.id, ...body });
    return readOrganisation(store, params.id);
  });

  registerRoute(app, keepOrganisation, async ({ params }) => {
    await cancelEnd(store, params.id);
    return readOrganisation(store, params.id);
  });

  registerRoute(app, exportOrganisation, async ({ params: { id }, reply }) => {
    const archive = await openArchive(services, id);
    noteForAudit({ organisationId: id, record: id });
    reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${archive.name}"`)
      .type(exportOrganisation.content);
    return reply.send(Readable.from(archive.bytes, { objectMode: false }));
  });
};
