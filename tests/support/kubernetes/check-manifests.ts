import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { goProgram } from '../go-program.ts';
import { kubernetesValidate, kustomize } from '../outside.ts';
import { pythonProgram } from '../python-program.ts';

const run = promisify(execFile);

/** The programs that put manifests together and hold them against the schemas of Kubernetes; undefined where they cannot be had. */
export const findKubernetesTools = () => {
  const build = goProgram('sigs.k8s.io/kustomize/kustomize/v5', 'v5.8.0');
  const validate = pythonProgram('kubernetes-validate', '1.37.0');
  return build && validate ? { TEST_KUSTOMIZE: build, TEST_KUBERNETES_VALIDATE: validate } : undefined;
};

/** What comes of a folder of manifests, as it is sent to a cluster. */
export const buildManifests = async (folder: string): Promise<string> =>
  (await run(kustomize.found ?? '', ['build', folder])).stdout;

/** What the schemas say against it, a line each; fields that they do not know are such. */
export const faultsOf = async (manifests: string, folder: string): Promise<string[]> => {
  const file = join(folder, 'manifests.yaml');
  await writeFile(file, manifests);
  const { stdout, stderr } = await run(kubernetesValidate.found ?? '', ['--strict', '--quiet', file]).catch(
    (error: { stdout: string; stderr: string }) => error,
  );
  return `${stdout}${stderr}`.split('\n').filter((line) => line.startsWith('ERROR'));
};
