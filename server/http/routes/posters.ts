import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getPosterSheet, getPosterSheetPdf, searchPoster, visitPoster } from '#contract/calls/poster-visits.ts';
import * as calls from '#contract/calls/posters.ts';
import { findVisibleSheet } from '#server/domains/collection/find-sheet.ts';
import { sheetFileName } from '#server/domains/collection/sheet-file-name.ts';
import { sheetPdfHash } from '#server/domains/documents/keep-sheet-pdf.ts';
import { groupPosterCode, posterPath } from '#server/domains/posters/codes.ts';
import {
  closePoster,
  openPoster,
  readPoster,
  readPosters,
  readPrintedPoster,
  replacePoster,
} from '#server/domains/posters/posters.ts';
import { createTurns, type Pace } from '#server/domains/posters/turns.ts';
import { readVisitedSheet, searchForVisitor } from '#server/domains/posters/visited-sheets.ts';
import {
  countLateUse,
  countUse,
  createDevices,
  findVisitor,
  locationOf,
  type PosterVisitor,
} from '#server/domains/posters/visits.ts';
import { noteForAudit } from '#server/platform/audit/audit-scope.ts';
import { ApiError, apiError } from '#server/platform/errors/api-error.ts';
import { findReadable } from '#server/platform/files/readable-copies.ts';
import { sendStoredFile } from '#server/platform/files/send-stored-file.ts';
import { networkOf } from '#server/platform/networks.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { unnamedHeaders } from '../plugins/security-headers.ts';
import { isFromThisMachine } from '../plugins/session.ts';
import { readerDay } from '../reader-day.ts';
import { registerRoute } from '../register-route.ts';
import type { Services } from '../services.ts';

export const posterRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  await app.register(administratorRoutes, services);
  await app.register(visitorRoutes, services);
};

const administratorRoutes = async (
  app: FastifyInstance,
  { config, store, encryption, documents }: Services,
): Promise<void> => {
  registerRoute(app, calls.listPosters, async ({ session, request }) => ({
    locations: await readPosters(store, session, request.replyLanguage),
  }));

  registerRoute(app, calls.openPoster, async ({ params: { location }, session, request }) => {
    const { organisationId } = session;
    await inTransaction(store, (trx) => openPoster(trx, encryption, { organisationId, location }));
    return readPoster(store, session, { location, language: request.replyLanguage });
  });

  registerRoute(app, calls.replacePoster, async ({ params: { location }, body: { poster }, session, request }) => {
    const { organisationId } = session;
    await inTransaction(store, (trx) => replacePoster(trx, encryption, { organisationId, location, poster }));
    return readPoster(store, session, { location, language: request.replyLanguage });
  });

  registerRoute(app, calls.closePoster, async ({ params: { location }, session, request }) => {
    const { organisationId } = session;
    await inTransaction(store, (trx) => closePoster(trx, { organisationId, location }));
    return readPoster(store, session, { location, language: request.replyLanguage });
  });

  registerRoute(
    app,
    calls.getPosterPdf,
    async ({ params: { location }, query: { paper }, session, request, reply }) => {
      const { organisationId } = session;
      const { id, code, ...names } = await readPrintedPoster(store, encryption, { organisationId, location });
      const now = new Date().toISOString();
      const pdf = await documents.posterPdf({
        ...names,
        paper,
        address: config.publicUrl + posterPath(code),
        first: request.replyLanguage,
        typed: config.publicUrl.replace(/^https?:\/\//, '') + posterPath(groupPosterCode(code)),
        day: readerDay(request),
      });
      await store.updateTable('posters').set({ printed_at: now }).where('id', '=', id).execute();
      noteForAudit({ record: location, details: { paper } });
      return reply
        .header('content-disposition', `inline; filename="poster-affiche-${location}.pdf"`)
        .type(calls.getPosterPdf.content)
        .send(pdf);
    },
  );
};

/** Of a device, which waits for itself alone; of all in a network that show none; of those in it who come anew. */
const paces = {
  device: { burst: 60, perSecond: 5 },
  network: { burst: 120, perSecond: 20 },
  arrivals: { burst: 300, perSecond: 10 },
} as const satisfies Record<string, Pace>;

/** Decision 60. Members' questions wait behind no more than four of visitors. */
const visitorRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  const { config, store, files, documents, encryption, log, search } = services;
  const turns = createTurns({ atOnce: 4, waiting: { each: 20, all: 1000 } });
  const devices = createDevices(() => encryption.derive('devices of poster visitors'));

  const enter = (request: FastifyRequest, code: string): Promise<PosterVisitor> =>
    findVisitor(store, { code, address: request.ip, isHere: isFromThisMachine(request, config) });

  /** Answers a visitor in their turn. */
  const inTurn = async <Result>(
    { request, code, device }: { request: FastifyRequest; code: string; device: string | undefined },
    work: (visitor: PosterVisitor) => Promise<Result>,
  ): Promise<Result> => {
    const visitor = await enter(request, code);
    const [asker, pace] =
      device !== undefined && devices.isOurs(device)
        ? [`device ${device}`, paces.device]
        : [`network ${networkOf(request.ip)} ${visitor.poster}`, paces.network];
    return turns.take(asker, pace, () => work(visitor));
  };

  // What is asked for by a code is named to no other site, and no search engine keeps it.
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(unnamedHeaders);
  });

  registerRoute(app, visitPoster, async ({ params: { code }, request }) => {
    const visitor = await enter(request, code).catch(async (error: unknown) => {
      if (error instanceof ApiError && error.errors[0].code === 'poster.ended') await countLateUse(store, code);
      throw error;
    });
    const isCounted = turns.spend(`arrivals ${networkOf(request.ip)} ${visitor.poster}`, paces.arrivals);
    // Nobody in need waits for a count, or does without first aid because it failed.
    if (isCounted)
      countUse(store, visitor).catch((error: unknown) => log.warn({ err: error }, 'use of a poster not counted'));
    return {
      organisation: visitor.organisation,
      location: await locationOf(store, visitor),
      device: isCounted ? devices.create() : '',
    };
  });

  registerRoute(app, searchPoster, ({ params: { code }, query, request }) =>
    inTurn({ request, code, device: query.device }, (visitor) =>
      searchForVisitor({ store, search }, visitor, {
        words: query.q,
        language: query.locale,
        isExact: query.exact === 'true',
        start: query.start,
        rows: query.rows,
      }),
    ),
  );

  registerRoute(app, getPosterSheet, ({ params: { code, isn }, query: { device }, request }) =>
    inTurn({ request, code, device }, async (visitor) => {
      const sheet = await readVisitedSheet(services, visitor, { isn, language: request.replyLanguage });
      if (!sheet) throw apiError('not_found');
      return sheet;
    }),
  );

  registerRoute(app, getPosterSheetPdf, async ({ params: { code, file: name }, query: { device }, request, reply }) => {
    const { sheet, file } = await inTurn({ request, code, device }, async (visitor) => {
      const sheet = await findVisibleSheet(store, visitor, Number.parseInt(name, 10));
      if (!sheet) throw apiError('not_found');
      const hash = await sheetPdfHash({ store, files, documents }, sheet);
      const file = await findReadable({ store, files }, hash);
      if (!file) throw apiError('pdf.missing');
      return { sheet, file };
    });
    reply
      .header('cache-control', 'private, no-cache')
      .header('content-language', sheet.language)
      .header('content-disposition', sheetFileName(sheet))
      .type('application/pdf');
    return sendStoredFile({ request, reply }, files, file);
  });
};
