import type { FastifyInstance } from 'fastify';
import { exportExcel } from '#contract/calls/export-excel.ts';
import { getLabel, getLabelsPdf } from '#contract/calls/labels.ts';
import { maxLabels } from '#contract/labels/label-options.ts';
import type { Bilingual, Language } from '#contract/languages.ts';
import { aboutSearch } from '#server/domains/documents/excel/about-search.ts';
import { readExport } from '#server/domains/documents/excel/excel-service.ts';
import { readLabelRecords } from '#server/domains/documents/label/label-record.ts';
import { scopeOf } from '#server/domains/search/scope.ts';
import { readerDay } from '#server/http/reader-day.ts';
import { registerRoute } from '#server/http/register-route.ts';
import type { Services } from '#server/http/services.ts';
import { noteForAudit } from '#server/platform/audit/audit-scope.ts';
import { ApiError } from '#server/platform/errors/api-error.ts';

/** What the server makes for people to keep or print. */
export const documentRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  await app.register(excelRoutes, services);
  await app.register(labelRoutes, services);
};

const excelRoutes = async (app: FastifyInstance, { config, store, search, excel }: Services): Promise<void> => {
  registerRoute(
    app,
    exportExcel,
    async ({ body, session, request, reply }) => {
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
      const about = await aboutSearch(store, { scope, query, count: isns.length, day: readerDay(request) });
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

const labelRoutes = async (app: FastifyInstance, { config, store, documents }: Services): Promise<void> => {
  const source = { store, publicUrl: config.publicUrl };

  registerRoute(app, getLabel, async ({ params, query, session, reply }) => {
    const { stock, ...options } = query;
    const [record] = await readLabelRecords(source, session, [params.isn]);
    reply.header('cache-control', 'no-store');
    return documents.label({ record: record!, options, stock });
  });

  registerRoute(app, getLabelsPdf, async ({ query, session, request, reply }) => {
    const { isn: isns, stock, copies, skip, ...options } = query;
    if (isns.length * copies > maxLabels) throw tooManyLabels(request.replyLanguage);
    const records = await readLabelRecords(source, session, isns);
    noteForAudit({ record: isns });
    const language = options.lang === 'both' ? request.replyLanguage : options.lang;
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `inline; filename="${fileName(isns, language)}"`)
      .type(getLabelsPdf.content)
      .send(await documents.labelsPdf({ records, options, imposition: { stock, copies, skip, language } }));
  });
};

const tooMany: Bilingual = {
  en: `at most ${maxLabels} labels are made at once`,
  fr: `au plus ${maxLabels} étiquettes sont produites à la fois`,
};

const tooManyLabels = (language: Language): ApiError =>
  new ApiError({
    code: 'request.parameter',
    params: { parameter: 'copies', reason: tooMany[language] },
    source: { parameter: 'copies' },
  });

const fileNames: Bilingual = { en: 'labels', fr: 'etiquettes' };

/** Named after its sheet where there is one. */
const fileName = (isns: readonly number[], language: Language): string =>
  `${[fileNames[language], ...(isns.length === 1 ? isns : [])].join('-')}.pdf`;
