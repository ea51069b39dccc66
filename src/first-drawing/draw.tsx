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
import type { FirstAnswers } from '#contract/first-answers.ts';
import type { Language } from '#contract/languages.ts';
import type { WireAnswer } from '#contract/search/wire-answer.ts';
import { portalMessages as en } from '../i18n/en/index.ts';
import { portalMessages as fr } from '../i18n/fr/index.ts';
import { createI18nProvider } from '../i18n/i18n-provider.ts';
import { drawIn } from '../i18n/language.ts';
import sheetParts from '../ui/sheet-parts.css?inline';
import { DetailsDrawing } from './DetailsDrawing.tsx';
import { coloursOf, drawnTheme } from './drawn-theme.ts';
import firstDrawing from './first-drawing.css?inline';
import { SearchDrawing } from './SearchDrawing.tsx';

const providers = { en: createI18nProvider('en', en), fr: createI18nProvider('fr', fr) };

/** Style rules of MUI's parts, by their classes; kept for the next drawing. */
const cache = createCache({ key: 'drawn' });
// Rules are written into the page once, and not before each element.
cache.compat = true;

/** A page as HTML with the rules that it uses. The language is that of the answers. */
const drawPage = (language: Language, page: ReactElement): string => {
  drawIn(language);
  const html = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <ThemeProvider theme={drawnTheme}>
        <I18nContext.Provider value={providers[language]}>{page}</I18nContext.Provider>
      </ThemeProvider>
    </CacheProvider>,
  );
  const classes = new Set(html.match(/drawn-[a-z0-9]+/g));
  const rules = Object.entries(cache.inserted).map(([id, rule]) =>
    classes.has(`drawn-${id.split('-')[0]}`) ? rule : '',
  );
  const styles = ['body{margin:0}', sheetParts, firstDrawing, ...rules].join('\n');
  return `<div class="drawn"><style>${coloursOf(styles)}${styles}</style>${html}</div>`;
};

/** What the page's address and the browser say beside the answers. */
interface Drawn {
  readonly keyword: string;
  /** Number of an announcement that is not shown any more. */
  readonly putAway: string | undefined;
}

/**
 * The search page as HTML, from the answers that come with it; undefined where there is nothing to draw: no rows, or rows that need an
 * explanation. The server calls it: a phone has the rows before it has the app.
 */
export const drawSearch = ({ language, answers }: FirstAnswers, { keyword, putAway }: Drawn): string | undefined => {
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
    language,
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
export const drawDetails = ({ language, answers }: FirstAnswers): string | undefined => {
  const asked = `${urlOf(getSheetDetails)}?`;
  const details = Object.entries(answers).find(([url]) => url.startsWith(asked))?.[1] as SheetDetails | undefined;
  return details && drawPage(language, <DetailsDrawing details={details} />);
};
