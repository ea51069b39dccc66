import { Pagination, type PaginationProps } from '@mui/material';
import { useText } from '../i18n/use-text.ts';

/** Previous, numbered pages, next: each says in the language of the page where it leads. */
export const PageNumbers = (props: PaginationProps) => {
  const text = useText();
  const labels = { previous: text('search.previousPage'), next: text('search.nextPage') } as const;
  return (
    <Pagination
      shape="rounded"
      getItemAriaLabel={(type, number) =>
        type === 'previous' || type === 'next' ? labels[type] : text('search.page', { page: number ?? '' })
      }
      {...props}
    />
  );
};
