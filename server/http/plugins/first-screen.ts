import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { urlOf } from '#contract/call-url.ts';
import { getSheetDetails } from '#contract/calls/get-sheet-details.ts';
import { getUserInfo, type UserInfo } from '#contract/calls/get-user-info.ts';
import { getAnnouncement, getPopupNotice } from '#contract/calls/notices.ts';
import { getPreferences } from '#contract/calls/preferences.ts';
import { searchSheets } from '#contract/calls/search-sheets.ts';
import { listWaysIn } from '#contract/calls/ways-in.ts';
import {
  announcementCookie,
  type FirstAnswers,
  firstAnswersId,
  languageCookie,
  readSearchStart,
  type SearchStart,
  searchStartCookie,
} from '#contract/first-answers.ts';
import { identityOf } from '#contract/identity.ts';
import { defaultLanguage, isLanguage, type Language } from '#contract/languages.ts';
import { pageSizes } from '#contract/limits.ts';
import { formatSearchParameters } from '#contract/search/format-search-parameters.ts';
import { readSearchAddress, wholeCollection } from '#contract/search/search-address.ts';
import { fieldsOf, queryOfView } from '#contract/search/view-query.ts';
import { sessionToken } from './session.ts';

interface FirstScreen {
  readonly path: RegExp;
  /** The chunks it begins with, by their names in the build's manifest. */
  readonly chunks: readonly string[];
  /** Path and query of the calls that it makes at once, beside the one that asks on a member's page who it is. */
  readonly calls: (opened: Opened) => readonly string[];
  /** What draws it from the answers, before a script runs. */
  readonly drawing?: keyof Drawings;
  /** Strangers are sent to sign-in, and need none of it. */
  readonly isOfMembers?: true;
}

/** A page as it was asked for. */
interface Opened {
  readonly path: string;
  readonly query: string;
  readonly language: Language;
  /** Who asks, on a page for members. */
  readonly reader: UserInfo | undefined;
  readonly start: SearchStart | undefined;
  readonly isPhone: boolean;
}

/** What the search page asks for: the search of its address, or else the one that it was left with, as `SearchProvider` does. */
const searchCalls = ({ query, language, reader, start, isPhone }: Opened): string[] => {
  if (!reader?.permissions.includes('search')) return [];
  const left = start?.identity === identityOf(reader) ? start : undefined;
  const has = fieldsOf(reader, language);
  const found = readSearchAddress(query, has) ?? readSearchAddress(left?.address ?? '', has);
  const view = found?.view ?? wholeCollection;
  const perPage = view.rows ?? left?.perPage ?? pageSizes[isPhone ? 0 : 1];
  const wire = formatSearchParameters(reader.mseid, queryOfView(view, { reader, language, perPage }));
  return [
    urlOf(searchSheets, { collection: reader.collection }, wire),
    ...[getPreferences, getAnnouncement, getPopupNotice].map((call) => urlOf(call)),
  ];
};

const detailsCalls = ({ path, reader }: Opened): string[] =>
  reader ? [urlOf(getSheetDetails, {}, { recordID: /\d+$/.exec(path)?.[0] })] : [];

/** What addresses begin with; a member's page also with the words in the language of the page. */
const firstScreens: readonly FirstScreen[] = [
  { path: /^\/(?:login)?$/, chunks: ['SignInPage'], calls: () => [urlOf(listWaysIn)] },
  { path: /^\/e\/[^/]+$/i, chunks: ['PosterPage'], calls: () => [] },
  {
    path: /^\/search$/,
    chunks: ['Portal', 'search-page'],
    calls: searchCalls,
    drawing: 'drawSearch',
    isOfMembers: true,
  },
  { path: /^\/message-centre$/, chunks: ['Portal', 'RequestList'], calls: () => [], isOfMembers: true },
  { path: /^\/manage-users$/, chunks: ['Portal', 'UserList'], calls: () => [], isOfMembers: true },
  {
    path: /^\/sds-details\/isn\/\d+$/,
    chunks: ['Portal', 'SheetDetailsPage'],
    calls: detailsCalls,
    drawing: 'drawDetails',
    isOfMembers: true,
  },
];

/** The drawings of first screens in the build, which makes them of the app's own parts (decision 68). */
const drawings = '.server/first-drawing.js';
type Drawing = (
  said: FirstAnswers,
  page: { readonly keyword: string; readonly putAway: string | undefined },
) => string | undefined;
type Drawings = Readonly<Record<'drawSearch' | 'drawDetails', Drawing>>;

/** What goes into a page's head, and what it shows until the app is there. */
interface AheadOfScripts {
  readonly head: string;
  readonly drawn: string;
}

const nothing: AheadOfScripts = { head: '', drawn: '' };

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), name: z.string().optional(), imports: z.array(z.string()).optional() }),
);

/**
 * What a page gets for its address, so that a slow network is waited for less often: links to the chunks of its first screen, the answers
 * to the calls that this screen makes first, and on a phone the screen drawn from them. Nothing for other addresses. The manifest is read once for each build.
 */
export const createFirstScreen = (app: FastifyInstance, directory: string) => {
  let [builtPage, builtAt, manifest]: [string, number, z.output<typeof manifestSchema>] = ['', 0, {}];

  const linksTo = async (names: readonly string[], page: string): Promise<string[]> => {
    if (page !== builtPage) {
      const text = await readFile(join(directory, '.vite/manifest.json'), 'utf8').catch(() => '{}');
      [builtPage, builtAt, manifest] = [page, Date.now(), manifestSchema.parse(JSON.parse(text))];
    }
    const files = new Set<string>();
    const collect = (key: string): void => {
      const chunk = manifest[key];
      if (!chunk || files.has(chunk.file)) return;
      files.add(chunk.file);
      for (const imported of chunk.imports ?? []) collect(imported);
    };
    for (const [key, chunk] of Object.entries(manifest)) if (names.includes(chunk.name ?? '')) collect(key);
    return [...files]
      .filter((file) => !page.includes(`"/${file}"`))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  };

  /** The first screen of a phone as HTML; empty where the build has no drawing of it, or it cannot be drawn. */
  const draw = async ({ drawing }: FirstScreen, said: FirstAnswers, request: FastifyRequest): Promise<string> => {
    const file = join(directory, drawings);
    if (!drawing || !isPhone(request) || !existsSync(file)) return '';
    try {
      // Anew after each build.
      const module = (await import(`${pathToFileURL(file)}?${builtAt}`)) as Drawings;
      const keyword = new URLSearchParams(request.url.split('?')[1]).get('q') ?? '';
      return module[drawing](said, { keyword, putAway: request.cookies[announcementCookie] }) ?? '';
    } catch (error) {
      request.log.error({ err: error }, 'the first screen could not be drawn');
      return '';
    }
  };

  /** Asked as the browser would ask, by the same route; a call that is refused is left to the browser. */
  const answerTo = async (url: string, request: FastifyRequest, language: Language): Promise<unknown> => {
    const { statusCode, body } = await app.inject({
      url,
      headers: {
        ...request.headers,
        accept: 'application/json',
        'accept-encoding': 'identity',
        'accept-language': language,
      },
      ...(request.socket.remoteAddress && { remoteAddress: request.socket.remoteAddress }),
    });
    return statusCode === 200 ? JSON.parse(body) : undefined;
  };

  const answersTo = async (screen: FirstScreen, request: FastifyRequest, language: Language): Promise<FirstAnswers> => {
    const who = urlOf(getUserInfo);
    const reader = screen.isOfMembers ? ((await answerTo(who, request, language)) as UserInfo | undefined) : undefined;
    const [path = '', query = ''] = request.url.split('?');
    const start = readSearchStart(request.cookies[searchStartCookie]);
    const urls = screen.calls({ path, query, language, reader, start, isPhone: isPhone(request) });
    const answers = await Promise.all(urls.map(async (url) => [url, await answerTo(url, request, language)] as const));
    return {
      language,
      identity: reader && identityOf(reader),
      answers: Object.fromEntries([[who, reader], ...answers].filter(([, answer]) => answer !== undefined)),
    };
  };

  return async (request: FastifyRequest, reply: FastifyReply, page: string): Promise<AheadOfScripts> => {
    const [path = ''] = request.url.split('?');
    const first = firstScreens.find((screen) => screen.path.test(path));
    if (!first || (first.isOfMembers && sessionToken(request) === undefined)) return nothing;
    const language = languageOf(request);
    const parts = await linksTo([...first.chunks, ...(first.isOfMembers ? [language] : [])], page);
    const said = await answersTo(first, request, language);
    if (Object.keys(said.answers).length > 0) {
      // It says who asks: a browser that goes back to the page asks for it anew.
      reply.header('cache-control', 'no-store');
      parts.push(`<script type="application/json" id="${firstAnswersId}">${inScript(said)}</script>`);
    }
    return { head: parts.map((part) => `    ${part}\n`).join(''), drawn: await draw(first, said, request) };
  };
};

/** Drawings are for narrow windows: elsewhere they would be bytes that nobody sees. */
const isPhone = (request: FastifyRequest): boolean => /Mobi/.test(request.headers['user-agent'] ?? '');

/** The language in which the page will be, as `startLanguage` finds it. */
const languageOf = (request: FastifyRequest): Language => {
  const query = new URLSearchParams(request.url.split('?')[1]);
  const ofBrowser = request.languages().map((tag) => tag.slice(0, 2));
  const wanted = [query.get('lang'), request.cookies[languageCookie], query.get('mail_lang'), ...ofBrowser];
  return wanted.find(isLanguage) ?? defaultLanguage;
};

/** JSON that no reader of HTML takes for the end of its script. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
