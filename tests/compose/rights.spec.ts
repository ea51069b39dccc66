import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { containersOf } from './composed.ts';
import { podman } from './machine.ts';

/** As capabilities stand in /proc: the one that opens the ports below 1024. */
const netBindService = 1 << 10;

/** What the kernel says of the first process of a container. */
const processOf = async (container: string) => {
  const pid = await podman('inspect', '--format', '{{.State.Pid}}', container);
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const field = (name: string) => new RegExp(`^${name}:\\s*(\\S+)`, 'm').exec(status)?.[1] ?? '';
  const capabilities = ['CapEff', 'CapPrm', 'CapBnd'].map((name) => Number.parseInt(field(name), 16));
  return { user: Number(field('Uid')), gainsNothing: field('NoNewPrivs') === '1', capabilities };
};

const limitsOf = async (container: string) => {
  const format = '{{.HostConfig.ReadonlyRootfs}} {{.HostConfig.Memory}} {{.HostConfig.PidsLimit}}';
  const [readOnly, memory, processes] = (await podman('inspect', '--format', format, container)).split(' ');
  return { readOnly, isLimited: Number(memory) > 0 && Number(processes) > 0 };
};

const services = ['app', 'worker', 'postgres', 'solr', 's3', 'proxy'] as const;

test('two processes answer people, and a worker does the jobs', async () => {
  expect([await containersOf('app'), await containersOf('worker')]).toMatchObject([{ length: 2 }, { length: 1 }]);
});

for (const service of services)
  test(`${service} runs with no rights but those that it needs, and can gain none`, async () => {
    for (const container of await containersOf(service)) {
      const rights = service === 'proxy' ? netBindService : 0;
      const { user, ...held } = await processOf(container);
      expect(held).toEqual({ gainsNothing: true, capabilities: [rights, rights, rights] });
      if (service !== 'proxy' && service !== 's3') expect(user).toBeGreaterThan(0);
      expect(await limitsOf(container)).toEqual({ readOnly: 'true', isLimited: true });
    }
  });

test('the application can write to its scratch folders, and nowhere else', async () => {
  const [app = ''] = await containersOf('app');
  const tries = ['/', '/app', '/app/server', '/app/node_modules', '/usr/local/bin', '/etc', '/tmp', '/data'];
  const script = tries.map((path) => `touch ${path}/x 2>/dev/null && echo ${path}`).join('; ');
  expect((await podman('exec', app, 'sh', '-c', `${script}; true`)).split('\n')).toEqual(['/tmp', '/data']);
  expect(await podman('exec', app, 'id', '-un')).toBe('node');
});

test('nothing but the proxy has a port of the machine', async () => {
  for (const service of services) {
    const ports = (await Promise.all((await containersOf(service)).map((one) => podman('port', one)))).join('');
    expect([service, ports !== '']).toEqual([service, service === 'proxy']);
  }
});

test('the application has the key of its bucket, and not that of the S3 server', async () => {
  const [app = ''] = await containersOf('app');
  const [s3 = ''] = await containersOf('s3');
  const secretOf = async (container: string, name: string) =>
    new RegExp(`^${name}=(.+)$`, 'm').exec(await podman('exec', container, 'env'))?.[1];
  const root = await secretOf(s3, 'ROOT_SECRET_KEY');
  expect(root).toBeTruthy();
  expect(await podman('exec', app, 'env')).not.toContain(root);
});

test('no process has a key of its own, with which it would encrypt what the others cannot read', async () => {
  const containers = [...(await containersOf('app')), ...(await containersOf('worker'))];
  const keys = await Promise.all(
    containers.map((container) =>
      podman('exec', container, 'sh', '-c', 'ls /data/secret-key 2>/dev/null; echo "$SECRET_KEY"'),
    ),
  );
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[\w+/]{43}=$/);
});
