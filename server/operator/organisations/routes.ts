import type { FastifyInstance } from 'fastify';
import {
  createOrganisation,
  getOrganisation,
  listOrganisations,
  updateOrganisation,
} from '#contract/calls/operator/organisations.ts';
import { answerCall } from '#server/answer-call.ts';
import { holdsWords } from '#server/json-api/words.ts';
import { compareValues } from '#server/search/engine/collation.ts';
import type { Services } from '#server/services.ts';
import { sendOrdered } from '../rest.ts';
import { readOrganisation, readOrganisations } from './read-organisations.ts';
import { addOrganisation, editOrganisation } from './save-organisation.ts';

/** The organisations that the provider serves. */
export const operatorOrganisationRoutes = async (app: FastifyInstance, { store, reads }: Services): Promise<void> => {
  answerCall(app, listOrganisations, async ({ query, request, reply }) => {
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

  answerCall(app, getOrganisation, ({ params }) => readOrganisation(store, params.id));

  answerCall(app, createOrganisation, async ({ body, session, submissionKey: key, request }) => {
    const creation = { entry: body, language: request.replyLanguage };
    const id = await addOrganisation(store, creation, { userId: session.userId, key });
    return readOrganisation(store, id);
  });

  answerCall(app, updateOrganisation, async ({ params, body, request }) => {
    const { version, ...entry } = body;
    await editOrganisation(store, { id: params.id, version, entry, language: request.replyLanguage });
    return readOrganisation(store, params.id);
  });
};
