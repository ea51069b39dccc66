import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { I18nContext } from 'react-admin';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Call } from '#contract/call.ts';
import { urlOf } from '#contract/call-url.ts';
import { getSheetDetails, type SheetDetails } from '#contract/calls/get-sheet-details.ts';
import { getUserInfo, type UserInfo } from '#contract/calls/get-user-info.ts';
import { getAnnouncement, type Notice } from '#contract/calls/notices.ts';
import { getPreferences, type Preferences } from '#contract/calls/preferences.ts';
import { searchSheets } from '#contract/calls/search-sheets.ts';
import type { FirstAnswers, ListStates } from '#contract/first-answers.ts';
import { defaultLanguage, type Language } from '#contract/languages.ts';
import { canOpen } from '#contract/permissions.ts';
import type { WireAnswer } from '#contract/search/wire-answer.ts';
import { knownTimeZone } from '#lib/business-days/days.ts';
import dataCards from '../admin/data-cards.css?inline';
import { areChunksMissing, chunksCome } from '../chunks/lazy.ts';
import { portalMessages as en } from '../i18n/en/index.ts';
import { portalMessages as fr } from '../i18n/fr/index.ts';
import { createI18nProvider } from '../i18n/i18n-provider.ts';
import { drawIn } from '../i18n/language.ts';
import { drawFor } from '../providers/user-info.ts';
import sheetParts from '../ui/sheet-parts.css?inline';
import { DetailsDrawing } from './DetailsDrawing.tsx';
import { coloursOf, drawnTheme } from './drawn-theme.ts';
import firstDrawing from './first-drawing.css?inline';
import { drawnLists, ListDrawing, wordsOfLists } from './lists.tsx';
import { SearchDrawing } from './SearchDrawing.tsx';

const providers = {
  en: createI18nProvider('en', { ...en, ...wordsOfLists('en') }),
  fr: createI18nProvider('fr', { ...fr, ...wordsOfLists('fr') }),
};

/** Style rules of MUI's parts, by their classes; kept for the next drawing. */
const cache = createCache({ key: 'drawn' });
// Rules are written into the page once, and not before each element.
cache.compat = true;

/** In which words a page is drawn, and for whom. */
interface Reading {
  readonly language: Language;
  readonly reader?: UserInfo;
  readonly timeZone?: string | undefined;
}

/** The HTML of a page. It is drawn once more while chunks of it are missing: each comes once. */
const toHtml = async ({ language, reader, timeZone }: Reading, page: ReactElement): Promise<string> => {
  for (;;) {
    // From here to the HTML nothing else is drawn: whose page it is changes with the next.
    drawIn(language, timeZone);
    drawFor(reader);
    try {
      const html = renderToStaticMarkup(
        <CacheProvider value={cache}>
          <ThemeProvider theme={drawnTheme}>
            <I18nContext.Provider value={providers[language]}>{page}</I18nContext.Provider>
          </ThemeProvider>
        </CacheProvider>,
      );
      if (!areChunksMissing()) return html;
    } finally {
      drawFor(undefined);
    }
    await chunksCome();
  }
};

/** A page as HTML with the rules that it uses. */
const drawPage = async (reading: Reading, page: ReactElement): Promise<string> => {
  const html = await toHtml(reading, page);
  const classes = new Set(html.match(/drawn-[a-z0-9]+/g));
  const rules = Object.entries(cache.inserted).map(([id, rule]) =>
    classes.has(`drawn-${id.split('-')[0]}`) ? rule : '',
  );
  const styles = ['body{margin:0}', sheetParts, dataCards, firstDrawing, ...rules].join('\n');
  return `<div class="drawn"><style>${coloursOf(styles)}${styles}</style>${html}</div>`;
};

/** What the page's address and the browser say beside the answers. */
interface Asked {
  readonly query: string;
  /** Number of an announcement that is not shown any more. */
  readonly putAway: string | undefined;
  readonly left: ListStates;
  readonly timeZone: string | undefined;
}

/**
 * The search page as HTML, from the answers that come with it; undefined where there is nothing to draw: no rows, or rows that need an
 * explanation. The server calls it: a phone has the rows before it has the app.
 */
export const drawSearch = async (
  { language, answers }: FirstAnswers,
  { query, putAway }: Asked,
): Promise<string | undefined> => {
  const keyword = new URLSearchParams(query).get('q') ?? '';
  const announcement = answers[urlOf(getAnnouncement)] as Notice | null | undefined;
  const answerTo = (call: Call): unknown => answers[urlOf(call)];
  const reader = answerTo(getUserInfo) as UserInfo | undefined;
  const preferences = answerTo(getPreferences) as Preferences | undefined;
  const search = reader && `${urlOf(searchSheets, reader)}?`;
  const rows = Object.entries(answers).find(([url]) => search && url.startsWith(search))?.[1] as WireAnswer | undefined;
  if (!reader || !preferences || !rows || rows.response.docs.length === 0) return undefined;
  // What is said of words that were left out depends on the other filters, which the drawing does not know.
  if (rows.instead?.some(({ used }) => used === '' || keyword === '')) return undefined;
  return drawPage(
    { language },
    <SearchDrawing
      reader={reader}
      found={rows}
      preferences={preferences}
      announcement={String(announcement?.id) === putAway ? null : announcement}
      keyword={keyword}
    />,
  );
};

/** A sheet's page as HTML, likewise; undefined where there is no such sheet, or it is not the reader's. */
export const drawDetails = async ({ language, answers }: FirstAnswers): Promise<string | undefined> => {
  const asked = `${urlOf(getSheetDetails)}?`;
  const details = Object.entries(answers).find(([url]) => url.startsWith(asked))?.[1] as SheetDetails | undefined;
  return details && drawPage({ language }, <DetailsDrawing details={details} />);
};

declare const __AFTER_PAINT__: string;

/** Path of the script that has the app begin once a drawing is painted (`after-paint.ts`). */
export const afterPaint = __AFTER_PAINT__;

/** The lists that are drawn. */
export const lists = drawnLists.map((list) => ({
  path: list.path,
  chunk: list.chunk,
  /** What it asks first, by path and query; nothing where its reader may not open it. */
  callsOf: async (reader: UserInfo, { query, left }: Asked): Promise<string[]> => {
    if (!canOpen(list.path, reader.permissions)) return [];
    const asked = new Set<string>();
    const opened = { query, left, answers: {}, onAsk: (url: string) => asked.add(url) };
    await toHtml({ language: defaultLanguage, reader }, <ListDrawing list={list} opened={opened} />);
    return [...asked];
  },
  /**
   * The list as HTML, likewise; undefined where its rows were refused or did not come, where nobody knows which day it is at the reader's,
   * and where something stands above it that the drawing has not.
   */
  draw: async ({ language, answers }: FirstAnswers, { query, left, timeZone }: Asked): Promise<string | undefined> => {
    const reader = answers[urlOf(getUserInfo)] as UserInfo | undefined;
    if (!reader || reader.endsOn || !knownTimeZone(timeZone)) return undefined;
    let isAnswered = false;
    const onAsk = (url: string) => {
      isAnswered = answers[url] !== undefined;
    };
    const opened = { query, left, answers, onAsk };
    const html = await drawPage({ language, reader, timeZone }, <ListDrawing list={list} opened={opened} />);
    return isAnswered ? html : undefined;
  },
}));
