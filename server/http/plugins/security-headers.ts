import type { IncomingMessage, ServerResponse } from 'node:http';
import plugin from 'fastify-plugin';
import helmet, { type HelmetOptions } from 'helmet';

/**
 * Response headers that isolate a page and keep answers out of caches. They are the same for every answer, so helmet
 * runs once and not for each request, which would cost a tenth of a search.
 */
export const securityHeaders = plugin<{ https: boolean }>(async (app, { https }) => {
  const headers = securityHeadersOf(https);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    // What calls answer is somebody's; a call whose answer may be kept says so itself.
    if (request.routeOptions.config.call) reply.header('cache-control', 'no-store');
  });
});

/** By name, for answers that are sent before a route is found. */
export const securityHeadersOf = (https: boolean): Record<string, string> => headersOf(options(https));

/** Styles are inline because MUI writes them at run time; scripts are ours alone. https is demanded where the site has it. */
const options = (https: boolean): HelmetOptions => ({
  hsts: https,
  crossOriginEmbedderPolicy: false,
  referrerPolicy: { policy: 'same-origin' },
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'self'"],
      ...(https && { upgradeInsecureRequests: [] }),
    },
  },
});

const headersOf = (options: HelmetOptions): Record<string, string> => {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  helmet(options)({} as IncomingMessage, response as object as ServerResponse, () => {});
  // helmet has no word for it: nothing of the portal asks for a device or for money.
  headers['permissions-policy'] = ['camera', 'geolocation', 'microphone', 'payment', 'usb']
    .map((feature) => `${feature}=()`)
    .join(', ');
  return headers;
};
