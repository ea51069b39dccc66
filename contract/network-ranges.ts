/** Shortest prefixes of ranges that open an account without a password; a private network may be wider: nobody else is in it. */
const shortest = { four: 16, six: 32 };

/** Whether a range that is one (`203.0.113.0/24`) is so wide that strangers are in it. */
export const isTooWide = (range: string): boolean => {
  const [address = '', bits] = range.split('/');
  if (bits === undefined) return false;
  const isFour = !address.includes(':');
  if (Number(bits) < 128 && hasFourWithin.test(address)) return true;
  if (Number(bits) >= (isFour ? shortest.four : shortest.six)) return false;
  return isFour ? !isPrivateFour(address, Number(bits)) : !isPrivateSix(address, Number(bits));
};

/**
 * Of `::/16` and `64:ff9b::/32` nobody has addresses but those in which IPv4 is written (`::ffff:0:0/96` is all of it): their lengths
 * say nothing of how wide they are.
 */
const hasFourWithin = /^(?::|0{1,4}:|(?:00)?64:ff9b:)/i;

/** Wider than /16 there are two of RFC 1918: 10.0.0.0/8 and 172.16.0.0/12. */
const isPrivateFour = (address: string, bits: number): boolean => {
  const [first, second = 0] = address.split('.').map(Number);
  return (first === 10 && bits >= 8) || (first === 172 && second >= 16 && second < 32 && bits >= 12);
};

/** RFC 4193: fc00::/7. */
const isPrivateSix = (address: string, bits: number): boolean => /^f[cd][\da-f]{2}:/i.test(address) && bits >= 7;
