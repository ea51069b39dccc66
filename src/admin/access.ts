import { createContext, useContext } from 'react';
import { canOpen, type Permission } from '#contract/permissions.ts';
import { useStoredUserInfo } from '../providers/user-info.ts';
import type { ResourceDeclaration, View } from './define-resource.ts';

type Resources = readonly Pick<ResourceDeclaration, 'name' | 'paths' | 'deleteMany'>[];

interface Params {
  readonly resources: Resources;
  readonly permissions: readonly Permission[];
  /** A resource by its name, or a page by its path. */
  readonly resource: string;
  /** As react-admin names them: `list`, `create`, `edit`, `delete`. A page is only opened. */
  readonly action: string;
}

/**
 * The answer to react-admin's `canAccess`, from the permissions of `contract/permissions.ts`: who may open the page of a view may
 * do what the view does. The API has the last word on records.
 */
export const canAccess = ({ resources, permissions, resource, action }: Params): boolean => {
  if (resource.startsWith('/')) return canOpen(resource, permissions);
  const declared = resources.find(({ name }) => name === resource);
  if (!declared) return false;
  const { paths = {}, deleteMany } = declared;
  const opens = (view: View) => paths[view] !== undefined && canOpen(paths[view], permissions);
  switch (action) {
    case 'create':
    case 'edit':
      return opens(action);
    case 'delete':
      if (deleteMany) return permissions.includes(deleteMany);
      return paths.edit ? opens('edit') : opens('list');
    default:
      // Without a page of its own a resource is part of other pages.
      return paths.list === undefined || opens('list');
  }
};

const ResourcesContext = createContext<Resources>([]);
/** The resources that `useAccess` knows. */
export const ResourcesProvider = ResourcesContext.Provider;

/** `canAccess` for the person signed in. Unlike react-admin's `useCanAccess` it answers at once: nothing appears late. */
export const useAccess = () => {
  const resources = useContext(ResourcesContext);
  const permissions = useStoredUserInfo()?.permissions ?? [];
  return (resource: string, action = 'list'): boolean => canAccess({ resources, permissions, resource, action });
};
