import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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
  listStatesCookie,
  readListStates,
  readSearchStart,
  type SearchStart,
  searchStartCookie,
  timeZoneCookie,
} from '#contract/first-answers.ts';
import { identityOf } from '#contract/identity.ts';
import { defaultLanguage, isLanguage, type Language } from '#contract/languages.ts';
import { pageSizes } from '#contract/limits.ts';
import { formatSearchParameters } from '#contract/search/format-search-parameters.ts';
import { readSearchAddress, wholeCollection } from '#contract/search/search-address.ts';
import { fieldsOf, queryOfView } from '#contract/search/view-query.ts';
import { type Asked, createBuiltApp, type Drawing } from './built-app.ts';
import { sessionToken } from './session.ts';

interface FirstScreen {
  readonly path: RegExp;
  /** The chunks it begins with, by their names in the build's manifest. */
  readonly chunks: readonly string[];
  /** Path and query of the calls that it makes at once, beside the one that asks on a member's page who it is. */
  readonly calls: (opened: Opened) => readonly string[] | Promise<readonly string[]>;
  /** What draws it from the answers, before a script runs. */
  readonly draw?: Drawing | undefined;
  /** Strangers are sent to sign-in, and need none of it. */
  readonly isOfMembers?: true;
}

/** A page as it was asked for. */
interface Opened extends Asked {
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

type Drawings = Awaited<ReturnType<ReturnType<typeof createBuiltApp>['drawingsOf']>>;

/** What addresses begin with; a member's page also with the words in the language of the page. */
const firstScreens = ({ drawSearch, drawDetails, lists = [] }: Drawings): readonly FirstScreen[] => [
  { path: /^\/(?:login)?$/, chunks: ['SignInPage'], calls: () => [urlOf(listWaysIn)] },
  { path: /^\/e\/[^/]+$/i, chunks: ['PosterPage'], calls: () => [] },
  {
    path: /^\/search$/,
    chunks: ['Portal', 'search-page'],
    calls: searchCalls,
    draw: drawSearch,
    isOfMembers: true,
  },
  {
    path: /^\/sds-details\/isn\/\d+$/,
    chunks: ['Portal', 'SheetDetailsPage'],
    calls: detailsCalls,
    draw: drawDetails,
    isOfMembers: true,
  },
  ...lists.map(
    ({ path, chunk, callsOf, draw }): FirstScreen => ({
      path: new RegExp(`^${path}$`),
      chunks: ['Portal', chunk],
      calls: (opened) => (opened.reader ? callsOf(opened.reader, opened) : []),
      draw,
      isOfMembers: true,
    }),
  ),
];

/** What goes into a page's head, and what it shows until the app is there. */
interface AheadOfScripts {
  readonly head: string;
  readonly drawn: string;
  /** Path of the script that begins the app, where it waits for what is drawn. */
  readonly afterPaint?: string | undefined;
}

/** A server that is ending asks itself nothing more: the page goes out without answers, and the browser asks the next one. */
const whileEnding = (error: FastifyError): undefined => {
  if (error.code !== 'FST_ERR_REOPENED_CLOSE_SERVER') throw error;
};

const nothing: AheadOfScripts = { head: '', drawn: '' };

/**
 * What a page gets for its address, so that a slow network is waited for less often: links to the chunks of its first screen, the answers
 * to the calls that this screen makes first, and on a phone the screen drawn from them. Nothing for other addresses.
 */
export const createFirstScreen = (app: FastifyInstance, directory: string) => {
  const { linksTo, drawingsOf } = createBuiltApp(directory);

  /** What cannot be drawn comes with the app. */
  const orElse = async <T>(drawn: Promise<T>, otherwise: T, request: FastifyRequest): Promise<T> =>
    drawn.catch((error: unknown) => {
      request.log.error({ err: error }, 'the first screen could not be drawn');
      return otherwise;
    });

  /** Asked as the browser would ask, by the same route; a call that is refused is left to the browser. */
  const answerTo = async (url: string, request: FastifyRequest, language: Language): Promise<unknown> => {
    const answer = await app
      .inject({
        url,
        headers: {
          ...request.headers,
          accept: 'application/json',
          'accept-encoding': 'identity',
          'accept-language': language,
        },
        ...(request.socket.remoteAddress && { remoteAddress: request.socket.remoteAddress }),
      })
      .catch(whileEnding);
    return answer?.statusCode === 200 ? JSON.parse(answer.body) : undefined;
  };

  const open = async (screen: FirstScreen, request: FastifyRequest): Promise<Opened> => {
    const [path = '', query = ''] = request.url.split('?');
    const language = languageOf(request);
    const reader = screen.isOfMembers && ((await answerTo(urlOf(getUserInfo), request, language)) as UserInfo);
    return {
      path,
      query,
      language,
      reader: reader || undefined,
      start: readSearchStart(request.cookies[searchStartCookie]),
      left: readListStates(request.cookies[listStatesCookie]),
      putAway: request.cookies[announcementCookie],
      timeZone: request.cookies[timeZoneCookie],
      isPhone: /Mobi/.test(request.headers['user-agent'] ?? ''),
    };
  };

  const answersTo = async (urls: readonly string[], opened: Opened, request: FastifyRequest): Promise<FirstAnswers> => {
    const { language, reader } = opened;
    const answers = await Promise.all(urls.map(async (url) => [url, await answerTo(url, request, language)] as const));
    const said = [[urlOf(getUserInfo), reader] as const, ...answers].filter(([, answer]) => answer !== undefined);
    return { language, identity: reader && identityOf(reader), answers: Object.fromEntries(said) };
  };

  return async (request: FastifyRequest, reply: FastifyReply, page: string): Promise<AheadOfScripts> => {
    const [path = ''] = request.url.split('?');
    const isStranger = sessionToken(request) === undefined;
    const drawings = isStranger ? {} : await orElse(drawingsOf(page), {}, request);
    const first = firstScreens(drawings).find((screen) => screen.path.test(path));
    if (!first || (first.isOfMembers && isStranger)) return nothing;
    const opened = await open(first, request);
    const parts = await linksTo([...first.chunks, ...(first.isOfMembers ? [opened.language] : [])], page);
    const urls = await orElse(Promise.resolve(first.calls(opened)), [], request);
    const said = await answersTo(urls, opened, request);
    if (Object.keys(said.answers).length > 0) {
      // It says who asks: a browser that goes back to the page asks for it anew.
      reply.header('cache-control', 'no-store');
      parts.push(`<script type="application/json" id="${firstAnswersId}">${inScript(said)}</script>`);
    }
    // Drawings are for narrow windows: elsewhere they would be bytes that nobody sees.
    const drawn = opened.isPhone && first.draw ? await orElse(first.draw(said, opened), undefined, request) : undefined;
    const head = parts.map((part) => `    ${part}\n`).join('');
    return drawn === undefined ? { head, drawn: '' } : { head, drawn, afterPaint: drawings.afterPaint };
  };
};

/** The language in which the page will be, as `startLanguage` finds it. */
const languageOf = (request: FastifyRequest): Language => {
  const query = new URLSearchParams(request.url.split('?')[1]);
  const ofBrowser = request.languages().map((tag) => tag.slice(0, 2));
  const wanted = [query.get('lang'), request.cookies[languageCookie], query.get('mail_lang'), ...ofBrowser];
  return wanted.find(isLanguage) ?? defaultLanguage;
};

/** JSON that no reader of HTML takes for the end of its script. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
