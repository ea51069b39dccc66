import type { UserInfo } from '#contract/calls/get-user-info.ts';
import type { Notice } from '#contract/calls/notices.ts';
import type { Preferences } from '#contract/calls/preferences.ts';
import { customFieldLabel, isCustomField } from '#contract/search/custom-field-label.ts';
import type { WireAnswer, WireSheet } from '#contract/search/wire-answer.ts';
import { drawnKeyword } from '#src/providers/typed-ahead.ts';
import { InsteadNotice } from '../custom-pages/search/results/InsteadNotice.tsx';
import { NamesMeant } from '../custom-pages/search/results/NamesMeant.tsx';
import { formatNumber } from '../i18n/format-number.ts';
import { useLanguage } from '../i18n/language.ts';
import { useCountText, useText } from '../i18n/use-text.ts';
import { toSheet } from '../providers/sheets/sheet.ts';
import { PlainIcon } from '../ui/PlainIcon.tsx';
import { type CardField, SheetCard } from '../ui/SheetCard.tsx';
import { barDrawings, DrawnBar } from './DrawnBar.tsx';

interface Props {
  readonly reader: UserInfo;
  readonly found: WireAnswer;
  readonly preferences: Preferences;
  readonly announcement: Notice | null | undefined;
  /** Words that are searched for, or none. */
  readonly keyword: string;
}

/** The search page on a phone: what it found, to be read and opened; a keyword can be typed and sent. */
export const SearchDrawing = ({ reader, found, preferences, announcement, keyword }: Props) => {
  const text = useText();
  const countText = useCountText();
  const language = useLanguage();
  const { instead = [], meant = [] } = found;
  const { docs, numFound, collectionSize = numFound } = found.response;
  const subject = announcement?.[`subject_${language}`];
  const fields = preferences.columns.flatMap((name): CardField[] => {
    const title = isCustomField(name) ? customFieldLabel(reader, name, language) : undefined;
    return title ? [{ name, title }] : [];
  });
  return (
    <div className="drawn-page">
      <DrawnBar />
      <main>
        <h1 className="visually-hidden">{text('search.heading')}</h1>
        <div className="drawn-strip">
          <search>
            <form className="drawn-keyword" action="/search" aria-label={text('search.keyword.label')}>
              <button type="submit" aria-label={text('search.keyword.submit')}>
                <PlainIcon drawing={drawings.search} />
              </button>
              <input
                name={drawnKeyword}
                defaultValue={keyword}
                placeholder={text('search.keyword.placeholderShort')}
                aria-label={text('search.keyword.label')}
                autoComplete="off"
                enterKeyHint="search"
              />
              <PlainIcon drawing={drawings.scan} />
              <span aria-hidden>
                {text('search.headings.all')}
                <PlainIcon drawing={drawings.down} />
              </span>
            </form>
          </search>
          <div className="drawn-filters" aria-hidden>
            <PlainIcon drawing={drawings.filters} />
            {text('search.filters')}
          </div>
        </div>
        {subject && (
          <p className="drawn-announcement">
            <PlainIcon drawing={drawings.campaign} />
            {subject}
            <PlainIcon drawing={drawings.close} />
          </p>
        )}
        <div className="drawn-head">
          <div className="drawn-count">
            <h2>{countText('search.count', numFound)}</h2>
            {numFound < collectionSize && (
              <span>{text('search.ofTotal', { total: formatNumber(collectionSize, language) })}</span>
            )}
            <PlainIcon drawing={barDrawings.more} />
          </div>
          {instead.length > 0 && (
            <InsteadNotice
              said={instead.map((one) => text('search.instead.shown', { ...one })).join(' ')}
              typed={keyword}
            />
          )}
          <NamesMeant meant={meant} />
        </div>
        <ul className="sheet-cards" aria-label={text('search.results')}>
          {(docs as WireSheet[]).map(toSheet).map((sheet) => (
            <li key={sheet.id}>
              <a className="card" href={`/sds-details/isn/${sheet.id}`}>
                <SheetCard sheet={sheet} fields={fields} />
              </a>
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
};

/** What stands where the app's buttons will, from the same source as `sheetDrawings`. */
const drawings = {
  down: 'M7 10l5 5 5-5z',
  close: 'M19 6.41 17.59 5 12 10.59 6.41 5 5 6.41 10.59 12 5 17.59 6.41 19 12 13.41 17.59 19 19 17.59 13.41 12z',
  campaign:
    'M18 11v2h4v-2zm-2 6.61c.96.71 2.21 1.65 3.2 2.39.4-.53.8-1.07 1.2-1.6-.99-.74-2.24-1.68-3.2-2.4-.4.54-.8 1.08-1.2 1.61M20.4 5.6c-.4-.53-.8-1.07-1.2-1.6-.99.74-2.24 1.68-3.2 2.4.4.53.8 1.07 1.2 1.6.96-.72 2.21-1.65 3.2-2.4M4 9c-1.1 0-2 .9-2 2v2c0 1.1.9 2 2 2h1v4h2v-4h1l5 3V6L8 9zm5.03 1.71L11 9.53v4.94l-1.97-1.18-.48-.29H4v-2h4.55zM15.5 12c0-1.33-.58-2.53-1.5-3.35v6.69c.92-.81 1.5-2.01 1.5-3.34',
  scan: 'M9.5 6.5v3h-3v-3zM11 5H5v6h6zm-1.5 9.5v3h-3v-3zM11 13H5v6h6zm6.5-6.5v3h-3v-3zM19 5h-6v6h6zm-6 8h1.5v1.5H13zm1.5 1.5H16V16h-1.5zM16 13h1.5v1.5H16zm-3 3h1.5v1.5H13zm1.5 1.5H16V19h-1.5zM16 16h1.5v1.5H16zm1.5-1.5H19V16h-1.5zm0 3H19V19h-1.5zM22 7h-2V4h-3V2h5zm0 15v-5h-2v3h-3v2zM2 22h5v-2H4v-3H2zM2 2v5h2V4h3V2z',
  search:
    'M15.5 14h-.79l-.28-.27C15.41 12.59 16 11.11 16 9.5 16 5.91 13.09 3 9.5 3S3 5.91 3 9.5 5.91 16 9.5 16c1.61 0 3.09-.59 4.23-1.57l.27.28v.79l5 4.99L20.49 19zm-6 0C7.01 14 5 11.99 5 9.5S7.01 5 9.5 5 14 7.01 14 9.5 11.99 14 9.5 14',
  filters: 'M3 17v2h6v-2zM3 5v2h10V5zm10 16v-2h8v-2h-8v-2h-2v6zM7 9v2H3v2h4v2h2V9zm14 4v-2H11v2zm-6-4h2V7h4V5h-4V3h-2z',
} as const;
