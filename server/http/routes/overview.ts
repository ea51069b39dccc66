import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { exportOverview, getOrganisationsSideBySide, getOverview } from '#contract/calls/overview.ts';
import { acceptStorage, getStorageAdvice, withdrawAcceptance } from '#contract/calls/storage-advice.ts';
import { getWatchedLists, updateWatchedLists } from '#contract/calls/watched-lists.ts';
import { getWeeklyNews, updateWeeklyNews } from '#contract/calls/weekly-news.ts';
import { overviewWorkbook } from '#server/domains/overview/overview-workbook.ts';
import { readOverview } from '#server/domains/overview/read-overview.ts';
import { organisationsSideBySide } from '#server/domains/overview/side-by-side.ts';
import * as acceptances from '#server/domains/storage-advice/acceptances.ts';
import { readStorageAdvice } from '#server/domains/storage-advice/read-storage-advice.ts';
import { readWatchedLists, saveWatchedLists } from '#server/domains/watched-lists/watched-lists.ts';
import { readWeeklyNews, saveWeeklyNews } from '#server/domains/weekly-news/weekly-news.ts';
import { readerDay } from '../reader-day.ts';
import { registerRoute } from '../register-route.ts';
import type { Services } from '../services.ts';

/** What a collection says as a whole, for who manages it. */
export const overviewRoutes = async (app: FastifyInstance, { store, reads, search }: Services): Promise<void> => {
  registerRoute(app, getOverview, async ({ query: { location }, session, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const asked = { location, language: request.replyLanguage, today: new Date(), day: readerDay(request) };
    return readOverview({ store, reads, search }, session, asked);
  });

  registerRoute(
    app,
    exportOverview,
    async ({ query: { location, lang }, session, request, reply }) => {
      const language = lang ?? request.replyLanguage;
      const asked = { location, language, today: new Date(), day: readerDay(request) };
      const overview = await readOverview({ store, reads, search }, session, asked);
      const { name_en, name_fr } = await store
        .selectFrom('organisations')
        .select(['name_en', 'name_fr'])
        .where('id', '=', session.organisationId)
        .executeTakeFirstOrThrow();
      const organisation = language === 'fr' ? name_fr || name_en : name_en;
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${language === 'fr' ? 'apercu' : 'overview'}.xlsx"`)
        .type(exportOverview.content)
        .send(Readable.from(overviewWorkbook(overview, { language, organisation })));
    },
    // A workbook is deflated already.
    { compress: false },
  );

  registerRoute(app, getOrganisationsSideBySide, async ({ session, request, reply }) => {
    reply.header('cache-control', 'no-store');
    return { organisations: await organisationsSideBySide({ store, search }, session, request.replyLanguage) };
  });

  registerRoute(app, getStorageAdvice, async ({ query: { location }, session, request, reply }) => {
    reply.header('cache-control', 'no-store');
    return readStorageAdvice({ store, reads }, session, {
      location,
      language: request.replyLanguage,
      today: new Date(),
      day: readerDay(request),
    });
  });
  registerRoute(app, acceptStorage, ({ params, body, session }) =>
    acceptances.acceptStorage(store, session, params, body),
  );
  registerRoute(app, withdrawAcceptance, async ({ params, session }) => {
    await acceptances.withdrawAcceptance(store, session, params);
    return {};
  });

  registerRoute(app, getWatchedLists, ({ session }) => readWatchedLists(store, session.organisationId));
  registerRoute(app, updateWatchedLists, ({ body, session }) => saveWatchedLists(store, session, body));

  registerRoute(app, getWeeklyNews, ({ session }) => readWeeklyNews(store, session.organisationId));
  registerRoute(app, updateWeeklyNews, ({ body, session }) => saveWeeklyNews(store, session, body));
};
