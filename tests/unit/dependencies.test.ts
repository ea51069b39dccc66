import { globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { describe, expect, test } from 'vitest';

const { dependencies, devDependencies, scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as Readonly<
  Record<'dependencies' | 'devDependencies' | 'scripts', Record<string, string>>
>;

/** Commands of a clone, which has everything installed; an image that runs the server has neither Vite nor these. */
const buildCommands = ['server/app/cli/dev.ts', 'server/app/cli/start.ts'];

/** `react-dom` of `react-dom/client`, `@mui/material` of `@mui/material/styles`. */
const packageOf = (module: string) => /^(?:@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? '';

/** The ways in which a module asks for another; an import of types alone is gone when the code runs. */
const requests = [
  /^(?:import|export)\s+(?!type\b)[^;'"]*?\bfrom\s*'([^']+)'/gm,
  /^import\s+'([^']+)'/gm,
  /\bimport\(\s*'([^']+)'/g,
  /\bresolve\(\s*['`](@?[a-z][^'`]*\/[^'`]*)['`]/g,
];
const typeImports = /^import\s+type\b[^;'"]*?\bfrom\s*'([^']+)'/gm;

const packagesIn = (pattern: string, forms: readonly RegExp[], left: readonly string[] = []) =>
  new Set(
    globSync(pattern, { exclude: (path) => /(^|\/)(node_modules|dist)(\/|$)/.test(path) })
      .filter((file) => !left.includes(file))
      .map((file) => readFileSync(file, 'utf8'))
      .flatMap((text) => forms.flatMap((form) => [...text.matchAll(form)]))
      .map(([, module = '']) => module)
      .filter((module) => /^@?[a-z]/.test(module) && !module.startsWith('node:') && !builtinModules.includes(module))
      .map(packageOf),
  );

const served = packagesIn('{server,contract,lib}/**/*.ts', requests, buildCommands);
const imported = packagesIn('{server,contract,lib,src,tests,bench,docs}/**/*.{ts,tsx}', [
  ...requests,
  typeImports,
]).union(packagesIn('*.ts', requests));

describe('a package that the server imports when it runs', () => {
  test('is a dependency', () => {
    expect([...served].filter((name) => !(name in dependencies))).toEqual([]);
  });

  test('is the only kind of dependency there is', () => {
    expect(Object.keys(dependencies).filter((name) => !served.has(name))).toEqual([]);
  });
});

describe('every other package', () => {
  test('that is imported anywhere is a development dependency', () => {
    const declared = { ...dependencies, ...devDependencies };
    expect([...imported].filter((name) => !(name in declared))).toEqual([]);
  });

  test('that is a development dependency is imported, has the types of one that is, or is a command of a script', () => {
    const commands: Readonly<Record<string, string>> = {
      typescript: 'tsc',
      '@biomejs/biome': 'biome',
      'openapi-typescript': 'openapi-typescript',
    };
    const isCommand = (name: string) => {
      const command = commands[name];
      return command !== undefined && Object.values(scripts).some((script) => script.split(' ').includes(command));
    };
    const hasTypesOfUsed = (name: string) =>
      name === '@types/node' || (name.startsWith('@types/') && imported.has(name.slice('@types/'.length)));
    expect(
      Object.keys(devDependencies).filter((name) => !imported.has(name) && !hasTypesOfUsed(name) && !isCommand(name)),
    ).toEqual([]);
  });
});
