import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import * as ownCalls from '#contract/calls/imports.ts';
import * as operatorCalls from '#contract/calls/operator/imports.ts';
import type { defineImports } from '#contract/imports/define-imports.ts';
import type { Permission } from '#contract/permissions.ts';
import type { Session } from '#server/domains/accounts/sessions.ts';
import { addFiles } from '#server/domains/import/kept/add-files.ts';
import {
  beginImport,
  changeChoices,
  dropImport,
  examineImport,
  startImport,
  takeImportBack,
} from '#server/domains/import/kept/change-imports.ts';
import { mendRow } from '#server/domains/import/kept/mend-row.ts';
import { noPreview, type Preview } from '#server/domains/import/kept/preview.ts';
import { findImport, type Reach, readImport, readImports } from '#server/domains/import/kept/read-imports.ts';
import { type ImportResult, noResult } from '#server/domains/import/kept/result.ts';
import { findRows, reportOf } from '#server/domains/import/kept/rows.ts';
import { noteForAudit } from '#server/platform/audit/audit-scope.ts';
import { registerRoute } from '../register-route.ts';
import type { Services } from '../services.ts';
import { registerUploadRoute } from '../uploads/register-upload-route.ts';

/** Bytes of choices for as many columns as a list may have. */
const options = { bodyLimit: 256 * 1024 };

/** Imports of an organisation by its administrators. */
export const importRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  const { store } = services;
  noStore(app);
  registerRoute(app, ownCalls.listImports, ({ query, session }) => readImports(store, own(session), query));
  registerRoute(app, ownCalls.createImport, async ({ session, submissionKey: key }) => {
    const { userId, organisationId } = session;
    return readImport(store, await beginImport(store, { organisationId, userId, key }), own(session));
  });
  registerOne(app, services, {
    reachOf: own,
    calls: {
      addFiles: ownCalls.addImportFiles,
      examine: ownCalls.examineImport,
      get: ownCalls.getImport,
      preview: ownCalls.previewImport,
      change: ownCalls.changeImport,
      rows: ownCalls.listImportRows,
      mendRow: ownCalls.mendImportRow,
      start: ownCalls.startImport,
      takeBack: ownCalls.takeBackImport,
      drop: ownCalls.dropImport,
      report: ownCalls.downloadImportReport,
    },
  });
};

const own = ({ organisationId }: Session): Reach => ({ organisationId });

/** Imports of any organisation by the operators. */
export const operatorImportRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  const { store } = services;
  noStore(app);
  registerRoute(app, operatorCalls.listOperatorImports, ({ query }) => readImports(store, 'all', query));
  registerRoute(app, operatorCalls.createOperatorImport, async ({ body, session, submissionKey: key }) => {
    const { organisation: organisationId } = body;
    return readImport(store, await beginImport(store, { organisationId, userId: session.userId, key }), 'all');
  });
  registerOne(app, services, {
    reachOf: () => 'all',
    calls: {
      addFiles: operatorCalls.addOperatorImportFiles,
      examine: operatorCalls.examineOperatorImport,
      get: operatorCalls.getOperatorImport,
      preview: operatorCalls.previewOperatorImport,
      change: operatorCalls.changeOperatorImport,
      rows: operatorCalls.listOperatorImportRows,
      mendRow: operatorCalls.mendOperatorImportRow,
      start: operatorCalls.startOperatorImport,
      takeBack: operatorCalls.takeBackOperatorImport,
      drop: operatorCalls.dropOperatorImport,
      report: operatorCalls.downloadOperatorImportReport,
    },
  });
};

type Calls = ReturnType<typeof defineImports<{ readonly permission: Permission }, z.ZodRawShape, z.ZodRawShape>>;

interface Part {
  readonly calls: Omit<Calls, 'list' | 'create'>;
  readonly reachOf: (session: Session) => Reach;
}

/** What is done with one import, the same for whoever may see it. */
const registerOne = (app: FastifyInstance, services: Services, { calls, reachOf }: Part): void => {
  const { store, reads, files } = services;
  const found = (id: number, session: Session) => findImport(store, id, reachOf(session));
  const answer = (id: number, session: Session) => readImport(store, id, reachOf(session));

  registerRoute(app, calls.get, ({ params, session }) => answer(params.id, session));
  registerUploadRoute(app, calls.addFiles, services, async ({ params, body, session, files: received }) => {
    await addFiles({ store, files }, await found(params.id, session), { received, paths: body.paths });
    return answer(params.id, session);
  });
  registerRoute(app, calls.examine, async ({ params, session }) => {
    await examineImport(store, await found(params.id, session));
    return answer(params.id, session);
  });
  registerRoute(app, calls.preview, async ({ params, session }) => {
    const { preview } = await found(params.id, session);
    // One that was kept by an earlier release may say less.
    return { ...noPreview, ...(preview !== '' && (JSON.parse(preview) as Partial<Preview>)) };
  });
  registerRoute(
    app,
    calls.change,
    async ({ params, body, session }) => {
      await changeChoices(store, await found(params.id, session), body);
      return answer(params.id, session);
    },
    options,
  );
  registerRoute(app, calls.rows, async ({ params, query, session }) => {
    return findRows(reads, await found(params.id, session), query);
  });
  registerRoute(
    app,
    calls.mendRow,
    async ({ params, body, session }) => {
      await mendRow(store, await found(params.id, session), { line: params.line, ...body });
      return answer(params.id, session);
    },
    options,
  );
  registerRoute(app, calls.start, async ({ params, body, session }) => {
    await startImport(store, await found(params.id, session), body.version);
    return answer(params.id, session);
  });
  registerRoute(app, calls.takeBack, async ({ params, session }) => {
    await takeImportBack(store, await found(params.id, session));
    return answer(params.id, session);
  });
  registerRoute(app, calls.drop, async ({ params, session }) => {
    await dropImport(store, await found(params.id, session));
    return { id: params.id };
  });
  registerRoute(app, calls.report, async ({ params, query, session, reply }) => {
    const { id, kind, result, preview, organisation_id: organisationId } = await found(params.id, session);
    noteForAudit({ organisationId, details: { import: id } });
    const { unclaimed } = result === '' ? noResult : (JSON.parse(result) as ImportResult);
    const headers = preview === '' ? [] : (JSON.parse(preview) as Preview).columns.map(({ header }) => header);
    reply.header('content-disposition', `attachment; filename="import-${id}.csv"`).type('text/csv; charset=utf-8');
    const of = kind === 'list' ? 'rows' : 'files';
    return reply.send(
      Readable.from(reportOf(reads, { importId: id, of, headers, unclaimed, language: query.language })),
    );
  });
};

const noStore = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'no-store');
  });
};
