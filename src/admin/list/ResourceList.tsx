import type { ReactNode } from 'react';
import { ListBase } from 'react-admin';
import { useLanguage } from '#src/i18n/language.ts';
import { useUserInfo } from '#src/providers/user-info.ts';
import { columnsOf } from '../columns-of.ts';
import type { Resource } from '../define-resource.ts';
import { wantedOf } from '../wanted-of.ts';
import { ListContent } from './ListContent.tsx';

interface Props {
  readonly resource: Resource;
  /** A line under the title. */
  readonly summary?: ReactNode;
  /** What else there is on the page; it stands within the list's context. */
  readonly children?: ReactNode;
}

const perPage = 25;

/** A resource's list as its declaration says: columns, order, what may be selected, and where one goes from there. */
export const ResourceList = ({ resource, summary, children }: Props) => {
  const { permissions } = useUserInfo();
  const language = useLanguage();
  const { name, version = 1, defaultSort, refreshEvery } = resource;
  const columns = columnsOf(resource, permissions);
  return (
    <ListBase
      resource={name}
      perPage={perPage}
      {...(defaultSort && { sort: { field: defaultSort.field, order: defaultSort.order } })}
      storeKey={`${name}.v${version}`}
      queryOptions={{
        // Answers have words in them, and an order by words.
        meta: { ...wantedOf(resource, columns), language },
        onError: () => undefined,
        ...(refreshEvery && { refetchInterval: refreshEvery, refetchOnWindowFocus: 'always' }),
      }}
    >
      <ListContent resource={resource} columns={columns} summary={summary} />
      {children}
    </ListBase>
  );
};
