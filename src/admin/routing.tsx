import { useCallback } from 'react';
import { type RouterNavigateFunction, type RouterProvider, type RouterTo, reactRouterProvider } from 'react-admin';
import type { ResourceDeclaration } from './define-resource.ts';

type Paths = readonly Pick<ResourceDeclaration, 'name' | 'paths'>[];

/**
 * react-admin's router with addresses of its own turned into ours: `/users/create` is what it calls the page that the
 * specification puts at `/add-user`. Its links, redirects and buttons then lead to the public paths by themselves.
 */
export const routerOf = (resources: Paths): RouterProvider => {
  const toPublic = (to: RouterTo): RouterTo => {
    if (typeof to === 'string') return publicPath(resources, to);
    return to.pathname === undefined ? to : { ...to, pathname: publicPath(resources, to.pathname) };
  };
  const { Link, Navigate, useNavigate } = reactRouterProvider;
  return {
    ...reactRouterProvider,
    Link: ({ to, ...props }) => <Link to={toPublic(to)} {...props} />,
    Navigate: ({ to, ...props }) => <Navigate to={toPublic(to) as string} {...props} />,
    useNavigate: () => {
      const navigate = useNavigate();
      // Stable, as the original is: react-admin's effects depend on it.
      return useCallback<RouterNavigateFunction>(
        (to, options) => navigate(typeof to === 'number' ? to : (toPublic(to) as string), options),
        [navigate],
      );
    },
  };
};

/** `/users/7?tab=1` → `/edit-user/7?tab=1`; any other address stays as it is. */
export const publicPath = (resources: Paths, path: string): string => {
  const [, name = '', rest, tail = ''] = /^\/([^/?#]+)(?:\/([^/?#]+))?\/?([?#].*)?$/.exec(path) ?? [];
  const paths = resources.find((resource) => resource.name === name)?.paths;
  if (!paths) return path;
  const target = rest === undefined ? paths.list : rest === 'create' ? paths.create : paths.edit?.replace(':id', rest);
  return target ? target + tail : path;
};
