import plugin from 'fastify-plugin';

/** Takes bodies of JSON:API's own media type as JSON, which they are. Answers stay `application/json`, specification 2 §7. */
export const jsonApiContentType = plugin(async (app) => {
  app.addContentTypeParser(
    'application/vnd.api+json',
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  );
});
