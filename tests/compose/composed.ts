import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fetchPodmanCompose, folder, podman, run } from './machine.ts';

/** Its containers, volumes and network bear this name; nothing of another set-up on this machine is touched. */
export const project = 'vigie-test';

/** Where people open it: Caddy makes the certificate of this name itself. */
export const origin = 'https://localhost';

/** Milliseconds for which something that was started may not answer yet. */
const patience = 180_000;

/** The containers of a service, as podman-compose names them; with `all`, those that have ended too. */
export const containersOf = async (service: string): Promise<string[]> => {
  const filter = [
    '--filter',
    `label=com.docker.compose.project=${project}`,
    '--filter',
    `label=com.docker.compose.service=${service}`,
  ];
  return (await podman('ps', '--all', '--format', '{{.Names}}', ...filter)).split('\n').filter(Boolean).sort();
};

/** What a container has said, on either output. */
export const wordsOf = (container: string): Promise<string> => run('sh', ['-c', 'podman logs "$0" 2>&1', container]);

/** Whether the health check of the compose file is passed: without systemd nobody else asks it. */
export const isHealthy = (container: string): Promise<boolean> =>
  podman('healthcheck', 'run', container).then(
    () => true,
    () => false,
  );

/** Waits until it is so. Throws when it takes too long. */
export const until = async (what: string, isSo: () => Promise<boolean>): Promise<void> => {
  for (const end = Date.now() + patience; Date.now() < end; await wait(500))
    if (await isSo().catch(() => false)) return;
  throw new Error(`waited in vain: ${what}`);
};

/** Waits until every container of a service is healthy. */
export const untilHealthy = (service: string): Promise<void> =>
  until(`${service} is healthy`, async () => {
    const containers = await containersOf(service);
    return containers.length > 0 && (await Promise.all(containers.map(isHealthy))).every(Boolean);
  });

/** The compose file as it is, with a `.env` of secrets that nobody has had before. */
export const compose = (smtpPort: number) => {
  const program = fetchPodmanCompose();
  const secret = () => randomBytes(18).toString('base64url');
  const secrets = {
    SECRET_KEY: randomBytes(32).toString('base64'),
    POSTGRES_PASSWORD: secret(),
    S3_SECRET: secret(),
    S3_ROOT_SECRET: secret(),
  };
  const settings = {
    ...secrets,
    PUBLIC_URL: origin,
    SMTP_URL: `smtp://host.containers.internal:${smtpPort}?requireTLS=false`,
  };
  const file = join(folder, 'env');
  writeFileSync(
    file,
    Object.entries(settings)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
    { mode: 0o600 },
  );
  const command = (...options: readonly string[]) =>
    run(program, ['--project-name', project, '--env-file', file, '--file', 'docker-compose.yml', ...options]);
  const start = (...services: readonly string[]) =>
    command('up', '--detach', '--no-recreate', '--no-deps', ...services);
  return {
    secrets,
    /** In the order that the file asks for, step by step: podman before 4.6 waits for no health, and mistakes who needs whom. */
    up: async () => {
      await start('postgres', 's3', 'solr');
      await untilHealthy('postgres');
      await start('bucket');
      await until('the bucket is made', async () => (await podman('wait', ...(await containersOf('bucket')))) === '0');
      await start('app', 'worker');
      await Promise.all([untilHealthy('app'), untilHealthy('worker')]);
      await start('proxy');
    },
    /** Runs the image of a service once, with other settings; answers its container. */
    runOnce: (service: string, ...options: readonly string[]) =>
      command('run', '--detach', '--no-deps', ...options, service),
    start,
    /** Takes the containers away; what they keep stays. */
    down: () => command('down', '--timeout', '30'),
    /** Takes everything away. */
    remove: () => command('down', '--volumes', '--timeout', '30'),
  };
};

/** The address of a container in the network of all. */
export const addressOf = (container: string): Promise<string> =>
  podman('inspect', '--format', '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}', container);
