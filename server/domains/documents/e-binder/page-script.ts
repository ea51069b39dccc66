import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

/**
 * The modules of the page, each behind those it imports; the portal's own analyzer among them, so that both find the same.
 * A page from the disk may load no modules: they are joined in one scope, in which no two may use a name for two things.
 */
const modules = [
  '../../../../lib/search-engine/stem-english.ts',
  '../../../../lib/search-engine/stem-french.ts',
  '../../../../lib/search-engine/analyzer.ts',
  '../../../../contract/short-date.ts',
  './page/words.ts',
  './page/match.ts',
  './page/find.ts',
  './page/elements.ts',
  './page/rows.ts',
  './page/choices.ts',
  './page/main.ts',
];

/** The script of an e-binder's page. */
export const pageScript = (): string =>
  `(() => {\n'use strict';\n${modules.map((module) => withoutModule(readSource(module))).join('\n')}\n})();\n`;

/** The style of an e-binder's page. */
export const pageStyle = (): string => ['./page/page.css', './page/phone-and-paper.css'].map(readSource).join('');

const readSource = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

/** A module as the browser runs it among the others: no types, no imports, no exports, none of the space they leave. */
const withoutModule = (source: string): string =>
  stripTypeScriptTypes(source)
    .replace(/^import [^;]*;/gm, '')
    .replace(/^export (?=const|function)/gm, '')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{2,}/g, '\n');
