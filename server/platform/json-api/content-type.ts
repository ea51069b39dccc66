import plugin from 'fastify-plugin';
import { jsonApiContent, scimContent } from '#contract/call.ts';

/**
 * Takes bodies of JSON:API's own media type, and of SCIM's, as JSON, which they are, and no body at all under either name for none: many
 * clients announce JSON with whatever they send. Answers stay `application/json` (S2.7-02) for who asks for no other.
 */
export const jsonApiContentType = plugin(async (app) => {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    ['application/json', jsonApiContent, scimContent],
    { parseAs: 'string' },
    (request, body, done) => (body === '' ? done(null, undefined) : parseJson(request, body, done)),
  );
});
