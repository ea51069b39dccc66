import type { FastifyInstance } from 'fastify';
import {
  createTemplate,
  deleteTemplate,
  getTemplate,
  listAnswersFor,
  listTemplates,
  updateTemplate,
} from '#contract/calls/operator/answer-templates.ts';
import { compareValues } from '#lib/search-engine/collation.ts';
import { readAnswersFor } from '#server/domains/operator/answer-templates/answers-for.ts';
import {
  addTemplate,
  editTemplate,
  readTemplate,
  readTemplates,
  removeTemplate,
} from '#server/domains/operator/answer-templates/store-templates.ts';
import { registerRoute } from '#server/http/register-route.ts';
import type { Services } from '#server/http/services.ts';
import { sendOrdered } from './rest.ts';

/** What the desk writes to members again and again, and the same filled in for a request. */
export const answerTemplateRoutes = async (app: FastifyInstance, { store }: Services): Promise<void> => {
  registerRoute(app, listTemplates, async ({ query, reply }) =>
    sendOrdered(reply, await readTemplates(store, query.filter), {
      query,
      comparisons: {
        id: (a, b) => a.id - b.id,
        kind: (a, b) => a.kind.localeCompare(b.kind),
        name_en: (a, b) => compareValues('en')(a.name_en, b.name_en),
        name_fr: (a, b) => compareValues('fr')(a.name_fr, b.name_fr),
      },
      defaultSort: { field: 'id', descending: false },
    }),
  );

  registerRoute(app, getTemplate, ({ params }) => readTemplate(store, params.id));

  registerRoute(app, createTemplate, async ({ body, session, submissionKey: key }) =>
    readTemplate(store, await addTemplate(store, body, { userId: session.userId, key })),
  );

  registerRoute(app, updateTemplate, async ({ params, body }) => {
    await editTemplate(store, params.id, body);
    return readTemplate(store, params.id);
  });

  registerRoute(app, deleteTemplate, async ({ params }) => {
    await removeTemplate(store, params.id);
    return { id: params.id };
  });

  registerRoute(app, listAnswersFor, ({ params, query }) =>
    readAnswersFor(store, { requestId: params.id, kind: query.kind }),
  );
};
