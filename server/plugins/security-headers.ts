import helmet from '@fastify/helmet';
import plugin from 'fastify-plugin';

/**
 * Response headers that keep a page to itself. Styles are inline because MUI writes them at run time; scripts are ours
 * alone. Whether https is demanded follows the public address.
 */
export const securityHeaders = plugin<{ https: boolean }>(async (app, { https }) => {
  await app.register(helmet, {
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
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
  });
});
