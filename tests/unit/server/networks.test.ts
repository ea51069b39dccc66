import { describe, expect, test } from 'vitest';
import { isWithin, networkOf } from '#server/platform/networks.ts';

describe('ranges of addresses', () => {
  test.each([
    [['203.0.113.0/24'], '203.0.113.77', true],
    [['203.0.113.0/24'], '203.0.112.77', false],
    [['203.0.113.0/24'], '::ffff:203.0.113.77', true],
    [['203.0.113.9'], '203.0.113.9', true],
    [['203.0.113.9'], '203.0.113.10', false],
    [['2001:db8::/32'], '2001:db8:ffff::1', true],
    [['2001:db8::/32'], '2001:db9::1', false],
    [['2001:db8::1'], '2001:0db8:0:0::1', true],
    [[], '127.0.0.1', false],
    [['203.0.113.0/24', '2001:db8::/32'], 'unknown', false],
  ])('%j holds %s: %s', (ranges, address, expected) => {
    expect(isWithin(ranges, address)).toBe(expected);
  });

  test.each(['203.0.113.0/', '203.0.113.0/x', '203.0.113.0/33', '203.0.113.0/-1', '', '/0', 'anything', '0.0.0.0/1e1'])(
    'that are malformed (%j) open nothing',
    (range) => {
      expect(isWithin([range], '203.0.113.0')).toBe(false);
    },
  );
});

describe('the network of an address', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('%s is %s', (address, expected) => {
    expect(networkOf(address)).toBe(expected);
  });
});
