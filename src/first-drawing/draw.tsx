import { I18nContext } from 'react-admin';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Call } from '#contract/call.ts';
import { urlOf } from '#contract/call-url.ts';
import { getUserInfo, type UserInfo } from '#contract/calls/get-user-info.ts';
import { getAnnouncement, type Notice } from '#contract/calls/notices.ts';
import { getPreferences, type Preferences } from '#contract/calls/preferences.ts';
import { searchSheets } from '#contract/calls/search-sheets.ts';
import type { FirstAnswers } from '#contract/first-answers.ts';
import type { WireAnswer } from '#contract/search/wire-answer.ts';
import { portalMessages as en } from '../i18n/en/index.ts';
import { portalMessages as fr } from '../i18n/fr/index.ts';
import { createI18nProvider } from '../i18n/i18n-provider.ts';
import { drawIn } from '../i18n/language.ts';
import { dark, light } from '../theme/tokens.ts';
import { variablesOf } from '../theme/variables.ts';
import sheetParts from '../ui/sheet-parts.css?inline';
import firstDrawing from './first-drawing.css?inline';
import { SearchDrawing } from './SearchDrawing.tsx';

const providers = { en: createI18nProvider('en', en), fr: createI18nProvider('fr', fr) };

const declarations = (variables: Record<string, string>): string =>
  Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

const styles = [
  `:root{${declarations(variablesOf(light))}}`,
  `@media (prefers-color-scheme:dark){:root{${declarations(variablesOf(dark))}}}`,
  'body{margin:0}',
  sheetParts,
  firstDrawing,
].join('\n');

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
  if (!reader || !preferences || !rows || rows.response.docs.length === 0 || rows.instead?.length) return undefined;
  drawIn(language);
  const html = renderToStaticMarkup(
    <I18nContext.Provider value={providers[language]}>
      <SearchDrawing
        reader={reader}
        found={rows}
        preferences={preferences}
        announcement={String(announcement?.id) === putAway ? null : announcement}
        keyword={keyword}
      />
    </I18nContext.Provider>,
  );
  return `<div class="drawn"><style>${styles}</style>${html}</div>`;
};
