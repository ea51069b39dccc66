import { useCountText, useText } from '#src/i18n/use-text.ts';
import { useSearch } from '../state/use-search.ts';

/** Says to a screen reader what a sighted person sees change: how many sheets the filters leave. */
export const SearchAnnouncer = () => {
  const text = useText();
  const countText = useCountText();
  const { total, instead, isFetching, isPending, error } = useSearch();
  const words = error
    ? text('search.failed.title')
    : isPending
      ? text('search.loading')
      : [...instead.map((one) => text('search.instead.shown', { ...one })), countText('search.found', total ?? 0)].join(
          ' ',
        );
  return (
    <div role="status" className="visually-hidden">
      {isFetching && !isPending ? '' : words}
    </div>
  );
};
