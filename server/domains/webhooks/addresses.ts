import { isIP } from 'node:net';
import type { OwnHost } from '#server/platform/config.ts';
import { ApiError } from '#server/platform/errors/api-error.ts';
import { type Bounds, isForbidden } from '#server/platform/outbound/bounded-fetch.ts';

/** Ports of addresses whose host the settings do not name: nobody has our server knock at others. */
const usualPorts = ['', '8443'];

const findOwn = (hosts: readonly OwnHost[], url: URL): OwnHost | undefined =>
  hosts.find(
    ({ hostname, port, isPlain }) =>
      hostname === url.hostname &&
      isPlain === (url.protocol === 'http:') &&
      (port === '' || port === (url.port || (isPlain ? '80' : '443'))),
  );

/** Where messages to an address may lead: to everybody's networks, or to a host that those who run this installation named. */
export const boundsOf = (hosts: readonly OwnHost[], address: string): Bounds => {
  const own = findOwn(hosts, new URL(address));
  return { allowsPrivate: own !== undefined, allowsLoopback: false, allowsPlain: own?.isPlain ?? false };
};

/**
 * An address as it is kept. What its name leads to is looked at with each message, not now. Throws `webhook.address` and
 * `webhook.private_address`.
 */
export const checkAddress = (hosts: readonly OwnHost[], typed: string): string => {
  const source = { pointer: '/data/url' };
  const url = URL.parse(typed);
  const isOwn = url !== null && findOwn(hosts, url) !== undefined;
  const isUsual = url?.protocol === 'https:' && usualPorts.includes(url.port);
  if (!url || !(isUsual || isOwn) || url.username || url.password || url.hash)
    throw new ApiError({ code: 'webhook.address', source });
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const isClosed = isIP(host) !== 0 ? isForbidden(boundsOf(hosts, url.href), host) : isOfThisMachine.test(host);
  if (isClosed && !isOwn) throw new ApiError({ code: 'webhook.private_address', source });
  return url.href;
};

const isOfThisMachine = /(?:^|\.)localhost\.?$/i;
