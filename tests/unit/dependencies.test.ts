import { globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { expect, test } from 'vitest';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
const texts = globSync('{contract,lib,server,src}/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'));

/** `react-dom` of `react-dom/client`, `@mui/material` of `@mui/material/styles`. */
const packageOf = (module: string) => /^(?:@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? '';

const imported = new Set(
  texts
    .flatMap((text) => [...text.matchAll(/\b(?:from|import|resolve)\s*\(?\s*'(@?[a-z][\w./@-]*)'/g)])
    .map(([, module = '']) => module)
    .filter((module) => !module.startsWith('node:') && !builtinModules.includes(module))
    .map(packageOf),
);

/** The tools with which `npm start` and `npm run dev` build the browser app; an image that runs it has neither. */
const tools = ['vite'];

test('every package that the product imports is one that it declares', () => {
  expect([...imported].filter((name) => !(name in dependencies) && !tools.includes(name))).toEqual([]);
});

test('every package that the product declares is one that it uses', () => {
  const used = (name: string) => imported.has(name) || texts.some((text) => text.includes(`${name}/`));
  expect(Object.keys(dependencies).filter((name) => !used(name))).toEqual([]);
});
