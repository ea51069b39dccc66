import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig, settings } from '#server/platform/config.ts';
import { describeWith } from '../support/describe-with.ts';
import { buildManifests, faultsOf } from '../support/kubernetes/check-manifests.ts';
import { kubernetesValidate, kustomize } from '../support/outside.ts';

const folder = 'docs/deploy/kubernetes';

interface Variable {
  readonly name: string;
  readonly value?: string;
}
interface Container {
  readonly env: readonly Variable[];
  readonly securityContext: object;
  readonly volumeMounts: readonly { readonly mountPath: string }[];
  readonly livenessProbe: object;
  readonly readinessProbe: object;
}
interface Pod {
  readonly enableServiceLinks?: boolean;
  readonly automountServiceAccountToken?: boolean;
  readonly terminationGracePeriodSeconds: number;
  readonly securityContext: object;
  readonly containers: readonly [Container];
}

const readPod = (text: string): Pod =>
  parseAllDocuments(text)
    .map((document) => document.toJS())
    .find(({ kind }) => kind === 'Deployment').spec.template.spec;

/** Variables that the program does not take for a setting of its own, nor for its S3 client’s. */
const unknownIn = (names: readonly string[]): string[] =>
  names.filter((name) => !(name in settings.shape) && !name.startsWith('AWS_'));

/** What kustomize puts into the map that the pods have their variables of. */
const literalsOf = async (kustomization: string): Promise<Record<string, string>> => {
  const { configMapGenerator } = parse(await readFile(join(folder, kustomization, 'kustomization.yaml'), 'utf8'));
  const literals: string[] = configMapGenerator[0].literals;
  return Object.fromEntries(literals.map((literal) => literal.split(/=(.*)/s).slice(0, 2)));
};

describe.each(['web', 'worker'] as const)('the manifest of %s', (role) => {
  let pod: Pod;
  beforeAll(async () => {
    pod = readPod(await readFile(join(folder, 'base', `${role}.yaml`), 'utf8'));
  });

  test('gives variables that are settings, with which it starts in its role [S6.1-20]', async () => {
    const { env } = pod.containers[0];
    const common = { ...(await literalsOf('base')), ...(await literalsOf('example')) };
    expect(unknownIn([...env.map(({ name }) => name), ...Object.keys(common)])).toEqual([]);
    const given = {
      ...common,
      ...Object.fromEntries(env.flatMap(({ name, value }) => (value ? [[name, value]] : []))),
      DATABASE_URL: 'postgres://vigie@database/vigie',
    };
    const config = readConfig(given);
    expect(config).toMatchObject({ role, publicUrl: 'https://sds.hospital.example', proxyHops: 1 });
    // Requests under way are finished within seven seconds after that.
    expect(config.drainSeconds + 7).toBeLessThan(pod.terminationGracePeriodSeconds);
    expect(unknownIn(['SOLR_PORT', 'DATABSE_URL'])).toEqual(['SOLR_PORT', 'DATABSE_URL']);
  });

  test('adds no variables of its own for the services around, one of which would stop the start', () => {
    expect(pod.enableServiceLinks).toBe(false);
    expect(() => readConfig({ SOLR_PORT: 'tcp://10.0.0.1:8983' })).toThrow('SOLR_PORT is not a setting');
  });

  test('has no rights but those that it needs, and writes to its scratch folders alone', () => {
    expect(pod.automountServiceAccountToken).toBe(false);
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    const [container] = pod.containers;
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/data', '/tmp']);
    expect(JSON.stringify(container.env.filter(({ value }) => value))).not.toMatch(/SECRET|TOKEN|_URL/);
  });

  test('is asked whether it is ready, and started anew only where it does not answer at all', () => {
    const [{ livenessProbe, readinessProbe }] = pod.containers;
    expect(readinessProbe).toMatchObject({ httpGet: { path: '/api/health/ready' } });
    expect(livenessProbe).not.toHaveProperty('httpGet');
  });
});

describeWith([kustomize, kubernetesValidate], 'the schemas of Kubernetes', () => {
  let scratch: string;
  beforeAll(async () => {
    scratch = await mkdtemp(join(tmpdir(), 'vigie-kubernetes-'));
  });
  afterAll(() => rm(scratch, { recursive: true, force: true }));

  test.each(['base', 'example'])(
    'have nothing against what comes of %s',
    async (name) => {
      const built = await buildManifests(join(folder, name));
      expect(built.match(/^kind: .+$/gm)).toHaveLength(8);
      expect(await faultsOf(built, scratch)).toEqual([]);
    },
    60_000,
  );

  test('name a field that they do not know, and one of another type', async () => {
    const built = await buildManifests(join(folder, 'base'));
    const [unknown] = await faultsOf(built.replace('minAvailable:', 'minAvailible:'), scratch);
    expect(unknown).toContain('minAvailible');
    expect(await faultsOf(built.replace('replicas: 2', 'replicas: two'), scratch)).toHaveLength(1);
  }, 60_000);
});
