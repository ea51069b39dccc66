import { useText } from '#src/i18n/use-text.ts';
import { PageNumbers } from '#src/ui/PageNumbers.tsx';
import { useSearch } from '../state/use-search.ts';

interface Props {
  readonly page: number;
  readonly pageCount: number;
  readonly isBrief: boolean;
}

/** Previous, numbered pages with three around the current one, next. Specification 2 §9. */
export const Pages = ({ page, pageCount, isBrief }: Props) => {
  const text = useText();
  const { setPage } = useSearch();
  return (
    <PageNumbers
      page={page}
      count={pageCount}
      siblingCount={isBrief ? 0 : 1}
      size={isBrief ? 'medium' : 'small'}
      color="primary"
      onChange={(_, next) => setPage(next)}
      aria-label={text('search.pages')}
    />
  );
};
