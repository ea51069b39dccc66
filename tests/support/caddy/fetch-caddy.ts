import { readFileSync } from 'node:fs';
import { goProgram } from '../go-program.ts';

/** The proxy that `docker-compose.yml` names, in its version; undefined where it cannot be had. */
export const fetchCaddy = (): string | undefined => {
  const compose = readFileSync(new URL('../../../docker-compose.yml', import.meta.url), 'utf8');
  const [, version = ''] = /image: caddy:([\d.]+)/.exec(compose) ?? [];
  return goProgram('github.com/caddyserver/caddy/v2/cmd/caddy', `v${version}`);
};
