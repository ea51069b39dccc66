import type { FastifyInstance } from 'fastify';
import { getGuidePdf } from '#contract/calls/get-guide-pdf.ts';
import { findGuide } from '#contract/guides/guides.ts';
import { createGuidePdfs } from '#server/domains/guides/guide-pdfs.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import { registerRoute } from '../register-route.ts';

export const guideRoutes = async (app: FastifyInstance): Promise<void> => {
  const guidePdf = createGuidePdfs(app.log);

  registerRoute(app, getGuidePdf, async ({ params, query, request, reply }) => {
    const guide = params.file.endsWith('.pdf') ? findGuide(params.file.slice(0, -'.pdf'.length)) : undefined;
    if (!guide) throw apiError('not_found');
    const language = query.lang ?? request.replyLanguage;
    return reply
      .header('cache-control', 'private, no-cache')
      .header('content-language', language)
      .header('content-disposition', `inline; filename="vigie-${guide.name}-${language}.pdf"`)
      .type('application/pdf')
      .send(await guidePdf({ name: guide.name, language }));
  });
};
