import type { IncomingMessage, ServerResponse } from 'node:http';
import plugin from 'fastify-plugin';
import helmet, { type HelmetOptions } from 'helmet';

/** For what an address opens by itself, as a poster's does: it is named to no other site, and no search engine keeps it. */
export const unnamedHeaders = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' } as const;

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

/** What the thread that reads codes runs under, alone: it compiles the reader's program, which no page may do. */
export const codeReaderPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

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
  // helmet has no word for it: the camera reads codes, and nothing of the portal asks for another device or for money.
  headers['permissions-policy'] = ['geolocation', 'microphone', 'payment', 'usb']
    .map((feature) => `${feature}=()`)
    .concat('camera=(self)')
    .join(', ');
  return headers;
};
