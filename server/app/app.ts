import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { apiError } from '#server/platform/errors/api-error.ts';
import { createReadiness } from '../domains/monitoring/readiness.ts';
import { pageNamesOf } from '../domains/provider/provider.ts';
import { allowedMethods } from '../http/plugins/allowed-methods.ts';
import { audit } from '../http/plugins/audit.ts';
import { browserApp } from '../http/plugins/browser-app.ts';
import { callLimits } from '../http/plugins/call-limits.ts';
import { csrf } from '../http/plugins/csrf.ts';
import { declaredAnswers } from '../http/plugins/declared-answers.ts';
import { errors, sendApiError } from '../http/plugins/errors.ts';
import { gracefulClose } from '../http/plugins/graceful-close.ts';
import { jsonApiNegotiation } from '../http/plugins/json-api-negotiation.ts';
import { language } from '../http/plugins/language.ts';
import { metrics } from '../http/plugins/metrics.ts';
import { openApi } from '../http/plugins/openapi.ts';
import { ownHost } from '../http/plugins/own-host.ts';
import { pressure } from '../http/plugins/pressure.ts';
import { readingLimits } from '../http/plugins/reading-limits.ts';
import { requestLog } from '../http/plugins/request-log.ts';
import { securityHeaders } from '../http/plugins/security-headers.ts';
import { session } from '../http/plugins/session.ts';
import { slowBodies } from '../http/plugins/slow-bodies.ts';
import { traces } from '../http/plugins/traces.ts';
import { refuseUnroutable } from '../http/plugins/unroutable.ts';
import { accountRoutes } from '../http/routes/accounts/account.ts';
import { auditRoutes } from '../http/routes/audit.ts';
import { documentRoutes } from '../http/routes/documents/documents.ts';
import { externalSiteRoutes } from '../http/routes/external-sites.ts';
import { guideRoutes } from '../http/routes/guides.ts';
import { healthRoutes } from '../http/routes/health.ts';
import { importRoutes, operatorImportRoutes } from '../http/routes/imports.ts';
import { keptSheetRoutes } from '../http/routes/kept-sheets.ts';
import { noticeRoutes } from '../http/routes/notices.ts';
import { operatorRoutes } from '../http/routes/operator/operator.ts';
import { overviewRoutes } from '../http/routes/overview.ts';
import { posterRoutes } from '../http/routes/posters.ts';
import { preferenceRoutes } from '../http/routes/preferences.ts';
import { privacyRoutes } from '../http/routes/privacy.ts';
import { requestRoutes } from '../http/routes/requests/requests.ts';
import { savedSearchRoutes } from '../http/routes/saved-searches.ts';
import { scimRoutes } from '../http/routes/scim/scim.ts';
import { searchRoutes } from '../http/routes/search.ts';
import { setupRoutes } from '../http/routes/setup.ts';
import { collectionRoutes } from '../http/routes/sheets.ts';
import { singleSignOnRoutes } from '../http/routes/single-sign-on.ts';
import { userRoutes } from '../http/routes/users.ts';
import { webhookRoutes } from '../http/routes/webhooks.ts';
import type { Services } from '../http/services.ts';
import { jsonApiContentType } from '../platform/json-api/content-type.ts';
import { isWithin } from '../platform/networks.ts';

/** Brotli's default quality is made for files compressed once; 4 costs about what gzip does. */
const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Longest address taken, so that a keyword that is far too long gets an answer of ours and not Node's. */
const maxAddressBytes = 256 * 1024;

/**
 * Only addresses that our own proxies saw count: a client can write the ones before them itself, and addresses open
 * shared accounts.
 */
const proxiesOf = ({ proxies, proxyHops }: Services['config']) =>
  proxies.length > 0 && ((address: string, hop: number) => hop < proxyHops && isWithin(proxies, address));

/** The application, ready but not listening. Of a worker it is what a monitor asks, and nothing of people's. */
export const createApp = async (services: Services): Promise<FastifyInstance> => {
  const { config, log, store } = services;
  const https = config.publicUrl.startsWith('https:');
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: proxiesOf(config),
    genReqId: () => crypto.randomUUID().slice(0, 13).toUpperCase(),
    http: { maxHeaderSize: maxAddressBytes },
    bodyLimit: 1024 * 1024,
    frameworkErrors: refuseUnroutable({ https, directory: services.browserAppDir }),
    // A mangled link from a mail is answered as an unknown address, however it was mangled.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2000 },
    forceCloseConnections: 'idle',
    // A client that is connected when the server stops still gets an answer.
    return503OnClosing: false,
  });
  app.setValidatorCompiler(unbrokenValidator);
  app.setSerializerCompiler(services.checkAnswers ? serializerCompiler : () => JSON.stringify);

  await app.register(gracefulClose, { drain: config.drainSeconds * 1000 });
  if (config.tracesUrl) await app.register(traces, { endpoint: config.tracesUrl });
  await app.register(requestLog);
  const readiness = createReadiness(services);
  if (config.metricsToken) await app.register(metrics, { token: config.metricsToken, services, readiness });
  await app.register(slowBodies);
  await app.register(language);
  await app.register(errors);
  if (services.checkAnswers) await app.register(declaredAnswers);
  await app.register(securityHeaders, { https });
  await app.register(pressure, { mostDelay: config.overloadDelay });
  await app.register(ownHost, { config });
  await app.register(allowedMethods);
  await app.register(jsonApiNegotiation);
  await app.register(session, { store, config });
  await app.register(callLimits, { most: config.callsPerMinute });
  await app.register(csrf, { publicUrl: config.publicUrl });
  await app.register(audit, { store, isStrict: services.checkAnswers ?? false });
  await app.register(readingLimits, { store, config });
  await app.register(compress, { threshold: 2048, encodings: ['br', 'gzip'], brotliOptions: quickBrotli });
  await app.register(jsonApiContentType);
  await app.register(multipart, { throwFileSizeLimit: false });
  if (config.role === 'worker') {
    app.setNotFoundHandler((request, reply) => sendApiError(apiError('not_found'), request, reply));
    await app.register(healthRoutes, { ...services, readiness });
    return app;
  }
  await app.register(openApi);
  await app.register(healthRoutes, { ...services, readiness });
  await app.register(accountRoutes, services);
  await app.register(setupRoutes, services);
  await app.register(singleSignOnRoutes, services);
  await app.register(userRoutes, services);
  await app.register(scimRoutes, services);
  await app.register(collectionRoutes, services);
  await app.register(searchRoutes, services);
  await app.register(overviewRoutes, services);
  await app.register(keptSheetRoutes, services);
  await app.register(documentRoutes, services);
  await app.register(posterRoutes, services);
  await app.register(preferenceRoutes, services);
  await app.register(savedSearchRoutes, services);
  await app.register(noticeRoutes, services);
  await app.register(requestRoutes, services);
  await app.register(webhookRoutes, services);
  await app.register(auditRoutes, services);
  await app.register(privacyRoutes, services);
  await app.register(operatorRoutes, services);
  await app.register(importRoutes, services);
  await app.register(operatorImportRoutes, services);
  await app.register(externalSiteRoutes, services);
  await app.register(guideRoutes);
  await app.register(browserApp, {
    directory: services.browserAppDir,
    names: () => pageNamesOf(services),
  });
  return app;
};

/** zod asks a value for its `length` before its type: one that compares with nothing breaks it, and is no value of any call. */
const unbrokenValidator: typeof validatorCompiler = (route) => {
  const validate = validatorCompiler(route);
  return (value: unknown) => {
    try {
      return validate(value);
    } catch (error) {
      throw error instanceof TypeError ? apiError('request.malformed') : error;
    }
  };
};
