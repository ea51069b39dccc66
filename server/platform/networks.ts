import { BlockList, isIP, isIPv4 } from 'node:net';
import { isTooWide } from '#contract/network-ranges.ts';

/** Whether an address lies in one of the ranges, IPv4 or IPv6 (`203.0.113.0/24`, `2001:db8::/32`, or one address). */
export const isWithin = (ranges: readonly string[], address: string): boolean => {
  const plain = unmapped(address);
  return isIP(plain) !== 0 && listOf(ranges).check(plain, familyOf(plain));
};

/** Lists of ranges that are asked again, as those of proxies are with each request. */
const lists = new WeakMap<readonly string[], BlockList>();

const listOf = (ranges: readonly string[]): BlockList => {
  const known = lists.get(ranges);
  if (known) return known;
  const list = new BlockList();
  for (const range of ranges) addRange(list, range);
  lists.set(ranges, list);
  return list;
};

/** Ranges as an organisation's row has them, without those that are too wide; an older row may have such a range. */
export const openingRanges = (stored: string | null): string[] =>
  (JSON.parse(stored ?? '[]') as string[]).filter((range) => !isTooWide(range));

/** RFC 1918 and RFC 4193. */
const privateNetworks = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'];

/** This machine. */
export const loopback: readonly string[] = ['127.0.0.0/8', '::1'];

/** This machine, and private networks. */
export const nearby: readonly string[] = [...loopback, ...privateNetworks, '169.254.0.0/16', 'fe80::/10'];

/** Whether it is an address, or a range of addresses. */
export const isRange = (text: string): boolean => {
  const [address = '', bits] = text.split('/');
  const longest = isIPv4(address) ? 32 : 128;
  return isIP(address) !== 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest));
};

/** Whether an address, or the host that a browser names, is the machine itself: `127.0.0.1`, `::1`, `localhost`. */
export const isLoopback = (host: string): boolean =>
  /^(?:[^.]+\.)*localhost$/i.test(host) || isWithin(loopback, host.replace(/^\[(.*)\]$/, '$1'));

/** What one subscriber has: an IPv4 address, or the /64 of an IPv6 address, within which they change it at will. */
export const networkOf = (address: string): string => {
  const plain = unmapped(address);
  if (isIP(plain) !== 6) return plain;
  const [head = '', tail] = plain.replace(/%.*$/, '').split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};

/** A range that is not one, which only a slip in the database can be, opens nothing. */
const addRange = (list: BlockList, range: string): void => {
  const [address = '', bits] = range.split('/');
  if (isIP(address) === 0) return;
  const longest = isIPv4(address) ? 32 : 128;
  const prefix = bits === undefined ? longest : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
  if (prefix <= longest) list.addSubnet(address, prefix, familyOf(address));
};

/** Node writes IPv4 clients of a socket for both as `::ffff:192.0.2.1`. */
const unmapped = (address: string): string => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv4(address) ? 'ipv4' : 'ipv6');
