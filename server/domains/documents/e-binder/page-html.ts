import { readFileSync } from 'node:fs';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import { pathToFileURL } from 'node:url';
import { locales } from '#contract/languages.ts';
import { contentHash } from '#lib/text/content-hash.ts';
import { escapeHtml } from '#lib/text/escape-html.ts';
import type { EbinderData } from './page/data.ts';
import { type PageWord, pageWords } from './page/words.ts';

/**
 * The script of an e-binder's page: `main.ts` behind all that it imports, the portal's own analyzer among them, so that both find
 * the same. A page from the disk may load no modules: they are joined in one scope, in which no two may use a name for two things.
 */
const pageScript = (): string => {
  const modules = [...modulesOf(new URL('./page/main.ts', import.meta.url))];
  return `(() => {\n'use strict';\n${modules.map(withoutModule).join('\n')}\n})();\n`;
};

/** The sources of a module and of those it imports, each once, behind its own imports. */
function* modulesOf(url: URL, seen = new Set<string>()): Generator<string> {
  if (seen.has(url.href)) return;
  seen.add(url.href);
  const source = readFileSync(url, 'utf8');
  const { resolve } = createRequire(url);
  for (const [, name = ''] of source.matchAll(/^import (?!type )[^;]*? from '([^']+)';/gm))
    yield* modulesOf(pathToFileURL(resolve(name)), seen);
  yield source;
}

/** The style of an e-binder's page. */
const pageStyle = (): string =>
  ['./page/page.css', './page/phone-and-paper.css']
    .map((path) => readFileSync(new URL(path, import.meta.url), 'utf8'))
    .join('');

/** A module as the browser runs it among the others: no types, no imports, no exports, none of the space they leave. */
const withoutModule = (source: string): string =>
  stripTypeScriptTypes(source)
    .replace(/^import [^;]*;/gm, '')
    .replace(/^export (?=const|function)/gm, '')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{2,}/g, '\n');

/** All but the sheets, which are handed on one by one, as JSON. */
export type PageFrame = Omit<EbinderData, 'sheets'> & { readonly hasCas: boolean; readonly languages: number };

/**
 * The page of an e-binder, whole in one file: a page that is opened from a stick has neither a server nor a network,
 * and a browser lets it fetch nothing from the disk. Its policy allows its own style and script alone.
 */
export function* pageHtml(frame: PageFrame, sheets: Iterable<string>): Generator<string> {
  const script = pageScript();
  yield `${head(frame, script)}${body(frame)}<script type="application/json" id="data">`;
  const { hasCas: _, languages: __, ...data } = frame;
  yield `${inScript(JSON.stringify(data)).slice(0, -1)},"sheets":[`;
  let between = '';
  for (const sheet of sheets) {
    yield between + inScript(sheet);
    between = ',\n';
  }
  yield `]}</script>\n<script>${script}</script>\n</body>\n</html>\n`;
}

/** JSON that nothing in it can end the script element. */
const inScript = (json: string) => json.replaceAll('<', '\\u003c');

const head = ({ language, organisation }: PageFrame, script: string): string => {
  const style = pageStyle();
  const policy = [
    "default-src 'none'",
    `script-src ${contentHash(script)}`,
    `style-src ${contentHash(style)}`,
    "base-uri 'none'",
    "form-action 'none'",
  ];
  return `<!doctype html>
<html lang="${locales[language]}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy.join('; ')}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${pageWords[language].title} — ${organisation}`)}</title>
<style>${style}</style>
</head>
`;
};

const body = (frame: PageFrame): string => {
  const { language, organisation, made, filters, locationLabel, hasCas } = frame;
  const words = pageWords[language];
  const say = (tag: string, word: PageWord, attributes = '') =>
    `<${tag}${attributes && ` ${attributes}`} data-word="${word}">${escapeHtml(words[word])}</${tag}>`;
  const list = (id: string, label: string, isUseful: boolean) =>
    `<div class="list"${isUseful ? '' : ' hidden'}>${label}<select id="${id}" autocomplete="off"></select></div>`;
  const held = filters.map(
    ({ label, value }) => `<li>${escapeHtml(label)}${language === 'fr' ? '\u00a0' : ''}: ${escapeHtml(value)}</li>`,
  );
  return `<body>
<header>
<h1>${say('span', 'title')} <span class="organisation" id="organisation">${escapeHtml(organisation)}</span></h1>
${say('button', 'other', 'type="button" id="switch"')}
</header>
<main>
<p class="age" id="age">${escapeHtml(words.made.replace('%', () => made))}</p>
<details>${say('summary', 'contents')}<ul id="held">${held.join('') || say('li', 'whole')}</ul></details>
<noscript><p class="age">${escapeHtml(words.noScript)}</p></noscript>
<form id="question" class="folded" role="search" aria-labelledby="question-title">
${say('h2', 'filters', 'class="hidden" id="question-title"')}
<div class="keyword">${say('label', 'search', 'for="keyword"')}
<input type="search" id="keyword" autocomplete="off" autocapitalize="none" spellcheck="false" aria-describedby="hint">
${say('p', hasCas ? 'hintCas' : 'hint', 'class="hint" id="hint"')}</div>
${say('button', 'fold', 'type="button" id="fold" aria-expanded="false" aria-controls="question"')}
${list('location', `<label for="location" id="location-label">${escapeHtml(locationLabel)}</label>`, frame.locations.length > 0)}
${list('language', say('label', 'language', 'for="language"'), frame.languages > 1)}
${list('manufacturer', say('label', 'manufacturer', 'for="manufacturer"'), frame.manufacturers.length > 1)}
${list('sort', say('label', 'sort', 'for="sort"'), true)}
${say('button', 'reset', 'type="button" id="reset" class="list"')}
</form>
<p id="count" role="status"></p>
${say('p', 'newTab', 'class="note"')}
<section id="results" aria-labelledby="results-title" hidden>
${say('h2', 'results', 'class="hidden" id="results-title"')}
<table role="table" aria-labelledby="results-title"><thead id="head" role="rowgroup"></thead><tbody id="rows" role="rowgroup"></tbody></table>
<div class="end">${say('button', 'more', 'type="button" id="more" hidden')}<span id="shown"></span></div>
</section>
</main>
`;
};
