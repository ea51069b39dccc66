import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Config } from '#server/platform/config.ts';
import { ApiError, apiError } from '#server/platform/errors/api-error.ts';
import { isLoopback } from '#server/platform/networks.ts';
import type { Services } from '../services.ts';
import { isOfMonitors } from './of-monitors.ts';

/**
 * Answers only under the host of PUBLIC_URL and under names of this machine. A foreign name can be made to resolve to
 * this machine; a browser would then treat both sites as one. Health and readiness are answered under any name, because
 * load balancers use the address.
 */
export const ownHost = plugin<Pick<Services, 'config'>>(async (app, { config }) => {
  const isOwn = isOwnHost(config);
  app.addHook('onRequest', async (request) => {
    if (isOfMonitors(request)) return;
    if (hostLines(request) !== 1) throw apiError('request.malformed');
    if ([request.host, ...targetHost(request)].every(isOwn)) return;
    throw new ApiError({ code: 'request.other_host', params: { address: config.publicUrl } });
  });
});

/** Whether a request may name this host, `name`, `name:port` or `[address]:port`, as the one it is for. */
const isOwnHost = ({ publicUrl, isPublicUrlSet }: Pick<Config, 'publicUrl' | 'isPublicUrlSet'>) => {
  const own = new URL(publicUrl);
  return (host: string): boolean => {
    // What is written otherwise, with a dot at its end say, is another site to the browser.
    const isPlain = /^(?:\[[\da-f:.]+\]|[\w-]+(?:\.[\w-]+)*)(?::\d{1,5})?$/i.test(host);
    const named = isPlain && URL.parse(`${own.protocol}//${host}`);
    if (!named) return false;
    const written = host.replace(/:\d+$/, '').toLowerCase();
    if (named.host === own.host || isLoopback(written)) return true;
    return !isPublicUrlSet && (isIP(written.replace(/^\[(.*)\]$/, '$1')) !== 0 || written === hostname().toLowerCase());
  };
};

/** How many lines name a host: one has to. Node takes the first of several, and a proxy perhaps another. */
const hostLines = ({ raw }: FastifyRequest): number =>
  raw.rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length;

/** The host in the request line, where a whole address stands in it. */
const targetHost = ({ url }: FastifyRequest): string[] => /^[a-z]+:\/\/([^/?#]*)/i.exec(url)?.slice(1) ?? [];
