import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin } from 'vite';
import { addressOf, type Call } from './contract/call.ts';

/**
 * Of a call of the contract the browser needs the address; what may be sent and answered it knows as types. Its schemas, and
 * zod with them, stay on the server, which checks. A screen that asks for a schema does not build.
 */
const callAddresses: Plugin = {
  name: 'call-addresses',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  load: {
    filter: { id: /\/contract\/calls\/[\w/-]+\.ts$/ },
    handler: async (file) => {
      const declared: Record<string, unknown> = await import(`${file}?at=${Date.now()}`);
      return Object.entries(declared)
        .flatMap(([name, value]) =>
          isCall(value) ? [`export const ${name} = ${JSON.stringify(addressOf(value))};`] : [],
        )
        .join('\n');
    },
  },
};

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

const unusedPart = `() => { throw new Error('vite.config.ts leaves this part of a library out of the build.'); }`;

/**
 * What libraries bring along and nothing here asks for, by file: what polyglot has for browsers before 2017, MUI's themes in CSS
 * variables, its ripple, which the theme turns off, and its filled inputs, react-admin's export of lists.
 */
const leftOut: Readonly<Record<string, string>> = {
  '/object.entries/index.js': 'module.exports = Object.entries;',
  '/@mui/material/styles/createThemeWithVars.mjs': `export default ${unusedPart};`,
  '/@mui/material/styles/ThemeProviderWithVars.mjs': `export const CssVarsProvider = ${unusedPart};`,
  '/@mui/material/ButtonBase/TouchRipple.mjs': `export default ${unusedPart};`,
  '/@mui/material/FilledInput/FilledInput.mjs': `export default ${unusedPart};`,
  '/jsonexport/dist/index.js': `module.exports = ${unusedPart};`,
};
const leftOutFile = (id: string) => Object.keys(leftOut).find((file) => id.endsWith(`/node_modules${file}`));

const withoutUnused: Plugin = {
  name: 'without-unused',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /\/node_modules\// },
    handler: (id) => leftOut[leftOutFile(id) ?? ''],
  },
};

/** What schemas are called while the app is built: `z` is also the name of functions in libraries that come minified, as pdfjs does. */
const schemas = 'schemasOfVigie';

const namedSchemas: Plugin = {
  name: 'named-schemas',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/(contract|src|lib)\/[^?]*\.tsx?$/, code: /^import \{ z \} from 'zod';$/m },
    handler: (code) => ({
      code: code
        .replace("import { z } from 'zod';", `import { z as ${schemas} } from 'zod';`)
        .replace(/\bz(?=\s*\.)/g, schemas),
      map: null,
    }),
  },
};

/** Beside each file that is worth it the same compressed, as well as can be: the server has no time for that. */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: async function (_, bundle) {
      await Promise.all(
        Object.values(bundle).map(async (file) => {
          const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          if (!/\.(js|css|svg|wasm)$/.test(file.fileName) || bytes.length < 1024) return;
          const quality = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } };
          for (const [ending, source] of [
            ['br', await promisify(brotliCompress)(bytes, quality)],
            ['gz', await promisify(gzip)(bytes, { level: 9 })],
          ] as const)
            this.emitFile({ type: 'asset', fileName: `${file.fileName}.${ending}`, source });
        }),
      );
    },
  },
};

/** What members use where there is no network: it is kept on their device, with all that it imports. */
const usedOffline =
  /\/src\/(app\/(main|Portal)|custom-pages\/(search|sds-details|label-tool|sign-in|errors|kept-sheets|sds-addition)\/.*|layout\/.*|i18n\/(en|fr)\/.*|ui\/.*|providers\/.*|offline\/.*|resources\/requests\/.*)\.tsx?$/;

/** The service worker, one file at the root, with the names of the files that this version keeps on a device. */
const serviceWorker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: async function (_, bundle) {
      const files = new Set<string>();
      const collect = (name: string): void => {
        const chunk = bundle[name];
        if (!chunk || files.has(name)) return;
        files.add(name);
        if (chunk.type !== 'chunk') return;
        for (const one of [...chunk.imports, ...(chunk.viteMetadata?.importedCss ?? [])]) collect(one);
        for (const one of chunk.viteMetadata?.importedAssets ?? []) collect(one);
      };
      for (const [name, file] of Object.entries(bundle)) {
        const begins =
          file.type === 'chunk'
            ? // The page's own script is that of `index.html`, whatever it imports.
              file.isEntry || usedOffline.test(file.facadeModuleId ?? '')
            : /(kept-worker-[\w-]+\.js|\.css|\.woff2)$/.test(name);
        if (begins) collect(name);
      }
      const page = bundle['index.html'];
      const shell = [
        ...[...files].filter((name) => name.startsWith('assets/')).map((name) => `/${name}`),
        '/favicon.svg',
      ].sort();
      const version = createHash('sha256')
        .update(JSON.stringify([shell, page?.type === 'asset' ? String(page.source) : '']))
        .digest('base64url')
        .slice(0, 12);
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: { __SHELL__: JSON.stringify({ version, files: shell }) },
        build: {
          write: false,
          target: 'es2023',
          modulePreload: false,
          rolldownOptions: {
            input: 'src/service-worker/service-worker.ts',
            output: { format: 'iife', entryFileNames: 'sw.js' },
          },
        },
      });
      const [chunk] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
      if (chunk?.type !== 'chunk') throw new Error('the service worker was not built');
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: chunk.code });
    },
  },
};

/** What the server draws before a script runs, in a file that it loads, with all that this takes (`src/first-drawing`). */
const firstDrawing: Plugin = {
  name: 'first-drawing',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: async function () {
      const afterPaint = await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        build: {
          write: false,
          target: 'es2023',
          modulePreload: false,
          rolldownOptions: { input: 'src/first-drawing/after-paint.ts', output: { format: 'iife' } },
        },
      });
      const [script] = [afterPaint].flat().flatMap((one) => ('output' in one ? one.output : []));
      if (script?.type !== 'chunk') throw new Error('what begins after a paint was not built');
      const begins = this.emitFile({ type: 'asset', name: 'after-paint.js', source: script.code });
      const built = await build({
        configFile: false,
        logLevel: 'error',
        publicDir: false,
        // Of react-admin it takes words and contexts, and none of the screens.
        resolve: { alias: { 'react-admin': 'ra-core' } },
        ssr: { noExternal: true },
        define: {
          'process.env.NODE_ENV': '"production"',
          __AFTER_PAINT__: JSON.stringify(`/${this.getFileName(begins)}`),
        },
        build: {
          write: false,
          ssr: 'src/first-drawing/draw.tsx',
          target: 'node24',
          minify: true,
          rolldownOptions: { output: { codeSplitting: false } },
        },
      });
      const [chunk] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
      if (chunk?.type !== 'chunk') throw new Error('the first drawing was not built');
      this.emitFile({ type: 'asset', fileName: '.server/first-drawing.js', source: chunk.code });
    },
  },
};

export default defineConfig({
  plugins: [callAddresses, withoutUnused, namedSchemas, compressed, serviceWorker, firstDrawing, react()],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    manifest: true,
    // pdfjs, which the operators' part alone loads.
    chunkSizeWarningLimit: 1700,
    // What every page needs compresses better in one file than in the several that sharing would make of it: libraries, what the app
    // begins with, the way in, and what the members' part and the operators' part have in common. Each takes what it imports along.
    rolldownOptions: {
      // A schema that a screen imports beside words or limits is left out with what made it.
      treeshake: { manualPureFunctions: [schemas, 'defineResourceType'] },
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules\/(react|react-dom|scheduler|@emotion|stylis|@mui\/(system|styled-engine|private-theming)|@mui\/material\/(styles|ButtonBase|Button|IconButton|OutlinedInput|InputBase|FormControl|FormLabel|FormHelperText))\//,
            },
            {
              name: 'open',
              test: /\/(src\/(app\/main\.tsx|providers\/(fetch-)?user-info\.ts)|contract\/permissions\.ts)$/,
              priority: -1,
            },
            {
              name: 'way-in',
              test: /\/src\/custom-pages\/sign-in\/(Credentials|LocationChoice|SignInForm|frame\/(Frame|Waiting))\.tsx$/,
              priority: -1,
            },
            // What shows sheets, of search and details, to members and to whoever scanned a poster.
            {
              name: 'sheet-parts',
              test: /\/(src\/ui\/(StatePanel|LanguageTag|Pictogram|Logo)\.tsx|src\/i18n\/format\.ts|contract\/(sheets\/(pictogram|review)|calls\/get-sheet-pdf)\.ts|@mui\/(material\/(Skeleton|Paper)\/|icons-material\/(CloudOff|Search|PictureAsPdfOutlined)\.))/,
              priority: -1,
            },
            {
              name: 'portal',
              test: /\/(src\/(admin\/Admin|layout\/AppLayout|providers\/use-call)\.tsx?|ra-core\/.*\/ListBase\.m?js)$/,
              priority: -2,
            },
            {
              name: 'search-page',
              test: /\/src\/custom-pages\/search\/(SearchPage|results\/ResultCards|results\/ResultsFooter)\.tsx$/,
              priority: -3,
            },
          ],
        },
      },
    },
  },
});
