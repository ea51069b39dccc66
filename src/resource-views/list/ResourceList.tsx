import { ListBase } from 'react-admin';
import type { Resource } from '../../define-resource.ts';
import { useUserInfo } from '../../providers/user-info.ts';
import { columnsOf } from '../columns-of.ts';
import { wantedOf } from '../wanted-of.ts';
import { ListContent } from './ListContent.tsx';

const perPage = 25;

/** A resource's list as its declaration says: columns, order, what may be selected, and where one goes from there. */
export const ResourceList = ({ resource }: { resource: Resource }) => {
  const { permissions } = useUserInfo();
  const { name, version = 1, defaultSort } = resource;
  const columns = columnsOf(resource, permissions);
  return (
    <ListBase
      resource={name}
      perPage={perPage}
      {...(defaultSort && { sort: { field: defaultSort.field, order: defaultSort.order } })}
      storeKey={`${name}.v${version}`}
      queryOptions={{ meta: { ...wantedOf(resource, columns) }, onError: () => undefined }}
    >
      <ListContent resource={resource} columns={columns} />
    </ListBase>
  );
};
