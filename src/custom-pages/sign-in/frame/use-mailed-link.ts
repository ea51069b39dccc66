import { useEffect } from 'react';
import { navigate, useLocation, useParams } from '#src/providers/navigation.tsx';

/** What a link that was mailed, or printed by the server, tells the page that it leads to. */
export interface MailedLink {
  readonly id: string;
  readonly token: string;
  readonly email: string;
  readonly name: string;
}
type Told = Partial<MailedLink>;

/**
 * The link by which one came. Its secret stands behind the `#`, which no request carries; links mailed by earlier versions, and
 * the specification's, have it in path and query. Either is taken out of the address bar at once, and kept with the entry of
 * the history, so that the page can be reloaded (decision 67).
 */
export const useMailedLink = (): MailedLink => {
  const { pathname, search, hash, state } = useLocation();
  const params = useParams();
  const query = new URLSearchParams(search);
  const inAddress: Told = { ...toldBy(query), ...params, ...toldBy(new URLSearchParams(hash.slice(1))) };
  const link = { ...nothing, ...(state as { mailedLink?: Told } | null)?.mailedLink, ...inAddress };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address has all that is kept
  useEffect(() => {
    if (inAddress.token === undefined) return;
    for (const name of Object.keys(nothing)) query.delete(name);
    const [, page = ''] = pathname.split('/');
    const to = `/${page}${query.size > 0 ? `?${query}` : ''}`;
    navigate(to, { replace: true, state: { mailedLink: link } });
  }, [pathname, search, hash]);
  return link;
};

const nothing: MailedLink = { id: '', token: '', email: '', name: '' };

const toldBy = (parameters: URLSearchParams): Told =>
  Object.fromEntries([...parameters].filter(([name]) => name in nothing));
