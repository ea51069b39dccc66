import type { FastifyInstance } from 'fastify';
import { exportExcel } from '#contract/calls/export-excel.ts';
import { aboutSearch } from '#server/domains/documents/excel/about-search.ts';
import { readExport } from '#server/domains/documents/excel/read-export.ts';
import { scopeOf } from '#server/domains/search/scope.ts';
import { registerRoute } from '#server/http/register-route.ts';
import type { Services } from '#server/http/services.ts';
import { noteForAudit } from '#server/platform/audit/audit-scope.ts';

export const excelRoutes = async (app: FastifyInstance, { config, store, search, excel }: Services): Promise<void> => {
  registerRoute(
    app,
    exportExcel,
    async ({ body, session, reply }) => {
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      const { query, columns } = readExport(session, body.params);
      const scope = await scopeOf(store, session);
      const isns = Float64Array.from(await search.ids(scope, query));
      noteForAudit({ details: { sheets: isns.length } });
      const { organisation, locations } = scope;
      const { language } = query;
      const { publicUrl } = config;
      const { ingredients } = session;
      const about = await aboutSearch(store, { scope, query, count: isns.length });
      const workbook = await excel.write(
        { organisation, locations, language, columns, ingredients, about, publicUrl, isns },
        gone.signal,
      );
      // Nobody is there any more to be answered.
      if (!workbook) return reply.hijack();
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="sds.xlsx"')
        .type(exportExcel.content)
        .send(workbook);
    },
    // A workbook is deflated already.
    { compress: false },
  );
};
