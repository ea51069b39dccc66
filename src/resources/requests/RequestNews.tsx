import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { requestNumber } from '#contract/requests/request-number.ts';
import { type RequestStatus, requestStatuses } from '#contract/requests/request-types.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useCountText, useText } from '#src/i18n/use-text.ts';
import type { Request } from './request.ts';

interface Page {
  /** Which rows were asked for; other rows are no news. */
  readonly asked: string;
  readonly newest: string;
  readonly statuses: ReadonlyMap<string, RequestStatus>;
}

/** Says to a screen reader what changed in the list by itself: a request that came, a status. */
export const RequestNews = () => {
  const text = useText();
  const countText = useCountText();
  const language = useLanguage();
  const { data, page, sort, filterValues, isPlaceholderData } = useListContext<Request>();
  const before = useRef<Page>(undefined);
  const [news, setNews] = useState('');
  const asked = JSON.stringify([page, sort, filterValues, language]);

  useEffect(() => {
    if (!data || isPlaceholderData) return;
    const known = before.current;
    const newest = data.reduce((last, { created_at }) => (created_at > last ? created_at : last), '');
    before.current = { asked, newest, statuses: new Map(data.map(({ id, status_slug }) => [id, status_slug])) };
    if (known?.asked !== asked) return setNews('');
    const came = data.filter(({ id, created_at }) => !known.statuses.has(id) && created_at > known.newest);
    const changed = data.filter(({ id, status_slug }) => (known.statuses.get(id) ?? status_slug) !== status_slug);
    if (came.length + changed.length === 0) return;
    setNews(
      [
        ...(came.length > 0 ? [countText('requests.came', came.length)] : []),
        ...changed.map(({ id, status_slug: status }) =>
          text('requests.changed', { id: requestNumber(id), status: requestStatuses[status][language] }),
        ),
      ].join(' '),
    );
  }, [data, isPlaceholderData, asked, language, text, countText]);

  return (
    <div role="status" className="visually-hidden">
      {news}
    </div>
  );
};
