import { expect, test } from 'vitest';
import { hostMarkOf, instanceId, isDead } from '#server/platform/instance-id.ts';

const gone = 2 ** 30;

test('a run of this process space whose process is gone is over', () => {
  const [host] = instanceId.split('.');
  expect(isDead(`${host}.${gone}.00000000`)).toBe(true);
  expect(isDead(`${host}.${process.ppid}.00000000`)).toBe(false);
});

test('a run of another container with the same host name is never taken for dead: its processes are not to be seen from here', () => {
  const other = hostMarkOf('pid:[4026532999]');
  const [host = ''] = instanceId.split('.');
  expect(other.replace(/-[^-]*$/, '')).toBe(host.replace(/-[^-]*$/, ''));
  for (const pid of [1, gone, process.pid]) expect(isDead(`${other}.${pid}.00000000`)).toBe(false);
});
