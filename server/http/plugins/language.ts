import accepts from '@fastify/accepts';
import plugin from 'fastify-plugin';
import { defaultLanguage, isLanguage, type Language, languages } from '#contract/languages.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of the person asking, from Accept-Language. */
    replyLanguage: Language;
  }
}

/** Gives every request its language. */
export const language = plugin(async (app) => {
  await app.register(accepts);
  app.decorateRequest('replyLanguage', defaultLanguage);
  app.addHook('onRequest', async (request) => {
    const accepted = request.accepts().languages([...languages]);
    request.replyLanguage = isLanguage(accepted) ? accepted : defaultLanguage;
  });
});
