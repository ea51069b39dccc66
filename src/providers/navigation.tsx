import { type ComponentProps, createContext, type MouseEvent, useContext, useMemo, useSyncExternalStore } from 'react';
import type { createBrowserRouter, Location, NavigationType } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;
type Place = Pick<Location, 'pathname' | 'search' | 'hash' | 'state'>;

interface Visit {
  readonly location: Place;
  /** How one came there. */
  readonly historyAction: `${NavigationType}`;
}

interface Entry {
  readonly usr?: unknown;
  readonly idx?: number;
}

/**
 * The little of react-router that pages need which do without it, under its names: sign-in does not wait for 30 kB of routing. It
 * writes the entries of the browser's history as react-router does. Once that is loaded, it alone leads.
 */
let visit: Visit = { location: { pathname: '/', search: '', hash: '', state: null }, historyAction: 'POP' };
let router: Router | undefined;
const listeners = new Set<() => void>();

/** Begins at the address of the window. */
export const startNavigation = (): void => {
  const entry: Entry | null = window.history.state;
  if (entry?.idx === undefined) window.history.replaceState({ ...entry, idx: 0 }, '');
  visit = visitOfWindow('POP');
  window.addEventListener('popstate', followWindow);
};

/** From now on react-router leads, from where the page is or from another place. */
export const followRouter = (next: Router, from: Visit = visit): Router => {
  router = next;
  visit = from;
  next.subscribe((state) => router === next && show(state));
  return next;
};

/** react-router's router, where it leads. */
export const getRouter = (): Router | undefined => router;

/** Goes to another address of ours, or as many steps through the browser's history. */
export const navigate = (to: string | number, options: { replace?: boolean; state?: unknown } = {}): void => {
  if (typeof to === 'number') return void (router ? router.navigate(to) : window.history.go(to));
  if (router) return void router.navigate(to, options);
  const { idx = 0 }: Entry = window.history.state ?? {};
  if (options.replace) window.history.replaceState({ usr: options.state, idx } satisfies Entry, '', to);
  else window.history.pushState({ usr: options.state, idx: idx + 1 } satisfies Entry, '', to);
  show(visitOfWindow(options.replace ? 'REPLACE' : 'PUSH'));
};

/** The address of the page, as react-router tells it. */
export const useLocation = (): Place => useVisit().location;
/** What shows this alone is not drawn anew where only the search of the address changes. */
export const usePathname = (): string => useSyncExternalStore(subscribe, getPathname, getPathname);
/** Whether one came by a link, in place of another page, or by back and forward. */
export const useNavigationType = (): Visit['historyAction'] => useSyncExternalStore(subscribe, getAction, getAction);

/** What stands behind the `?`, to be read; it is written by navigating. */
export const useSearchParams = (): readonly [URLSearchParams] => {
  const { search } = useLocation();
  return useMemo(() => [new URLSearchParams(search)], [search]);
};

/** What `matchPath` found in the address of the page. */
export const ParamsContext = createContext<Readonly<Record<string, string>>>({});
/** The named parts of the page’s path. */
export const useParams = () => useContext(ParamsContext);

/** The `:name` parts of a path where an address fits it. */
export const matchPath = (path: string, pathname: string): Record<string, string> | undefined => {
  const groups = path.replace(/:(\w+)/g, '(?<$1>[^/]+)');
  const match = new RegExp(`^${groups}/?$`, 'i').exec(pathname);
  return match
    ? Object.fromEntries(Object.entries(match.groups ?? {}).map(([name, part]) => [name, decode(part)]))
    : undefined;
};

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** A link within the app; clicked for another tab or window it is the browser's. */
export const Link = ({ to, onClick, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) => {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || isElsewhere) return;
    event.preventDefault();
    const { pathname, search, hash } = visit.location;
    navigate(to, { replace: to === pathname + search + hash });
  };
  return <a {...rest} href={to} onClick={follow} />;
};

const visitOfWindow = (historyAction: Visit['historyAction']): Visit => {
  const { pathname, search, hash } = window.location;
  const state = (window.history.state as Entry | null)?.usr ?? null;
  return { location: { pathname, search, hash, state }, historyAction };
};

const followWindow = () => router ?? show(visitOfWindow('POP'));

const show = ({ location, historyAction }: Visit) => {
  visit = { location, historyAction };
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const useVisit = (): Visit => useSyncExternalStore(subscribe, getVisit, getVisit);
const getVisit = (): Visit => visit;
const getPathname = (): string => visit.location.pathname;
const getAction = (): Visit['historyAction'] => visit.historyAction;
