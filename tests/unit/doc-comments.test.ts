import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Every export of a file that no comment stands above. */
const undocumented = (file: string): string[] => {
  const lines = readFileSync(resolve(root, file), 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    const [, name] = /^export (?:default )?(?:async )?(?:function|const|class|interface|type) (\w+)/.exec(line) ?? [];
    return name === undefined || lines[index - 1]?.endsWith('*/') ? [] : [`${file}: ${name}`];
  });
};

test.each(['server/platform/storage', 'src/providers'])('each export of %s says in a sentence what it is', (folder) => {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).filter((file) => !file.includes('/migrations/'));
  expect(files.length).toBeGreaterThan(30);
  expect(files.flatMap(undocumented)).toEqual([]);
});
