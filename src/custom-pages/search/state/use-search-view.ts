import { replaceEqualDeep } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useStoreContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { identityOf } from '#contract/identity.ts';
import type { SearchCriteria } from '#contract/search/criteria.ts';
import {
  formatSearchAddress,
  type LeftOut,
  readSearchAddress,
  type SearchView,
  wholeCollection,
} from '#contract/search/search-address.ts';
import { fieldsOf } from '#contract/search/view-query.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { ofTab } from '#src/providers/tab-store.ts';
import { useUserInfo } from '#src/providers/user-info.ts';
import { useKnownLocations } from './use-locations.ts';

/** A search and what of its address means nothing here. */
interface Read {
  readonly view: SearchView;
  readonly leftOut: readonly LeftOut[];
}

/** Marks an entry of the history whose address is bare because the whole collection is meant, not because nothing is said. */
const meansAll = { meansAll: true };

/**
 * The search of the address, the one place it is kept in, and the way to another one: one entry of the history for each. An
 * address that says nothing begins with the search as it was left in this tab, or in the last one for a new tab.
 */
export const useAddressedView = () => {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const stored = useStoredView();
  const read = useRead();
  const isBare = read(search) === undefined && state?.meansAll !== true;
  const start = isBare ? stored.read() : undefined;
  const query = isBare ? (start ?? '') : search;
  const found = useStable(useMemo(() => read(query) ?? nothingRead, [read, query]));

  const address = formatSearchAddress(found.view);
  const go = useCallback(
    (view: SearchView, { replace = false } = {}) => {
      const next = formatSearchAddress(view);
      // What is asked for already is no act.
      if (next === address && !replace) return;
      navigate({ pathname, search: next }, { replace, ...(next === '' && { state: meansAll }) });
    },
    [navigate, pathname, address],
  );
  useEffect(() => {
    if (isBare) go(found.view, { replace: true });
  }, [isBare, found, go]);
  const { write } = stored;
  useEffect(() => write(address), [write, address]);
  return { ...found, go };
};

/** The search as it was last left in this tab, for the pages that take it up. */
export const useStoredView = () => {
  const store = useStoreContext();
  const key = ofTab(`search.${identityOf(useUserInfo())}`);
  return useMemo(
    () => ({
      read: (): string | undefined => {
        const kept: unknown = store.getItem(key);
        return typeof kept === 'string' ? kept : undefined;
      },
      write: (address: string) => store.setItem(key, address),
    }),
    [store, key],
  );
};

const nothingRead: Read = { view: wholeCollection, leftOut: [] };

/** Reads an address as this organisation and this person can: what they do not have is left out. */
export const useRead = () => {
  const user = useUserInfo();
  const language = useLanguage();
  const places = useKnownLocations();
  return useCallback(
    (query: string): Read | undefined => {
      const read = readSearchAddress(query, fieldsOf(user, language));
      return read && places ? withoutUnknownPlaces(read, places) : read;
    },
    [user, language, places],
  );
};

/** Until the places are known, the search is asked as it is spelt: the server answers with what the person may see at most. */
const withoutUnknownPlaces = ({ view, leftOut }: Read, places: ReadonlySet<string>): Read => {
  const { known, unknown } = splitPlaces(view.criteria, places);
  if (unknown.length === 0) return { view, leftOut };
  return {
    view: { ...view, criteria: known },
    leftOut: [...leftOut, ...unknown.map((value) => ({ name: 'f.location', value }))],
  };
};

/** The criteria with those of their places that there are, and the others. */
export const splitPlaces = (criteria: SearchCriteria, places: ReadonlySet<string>) => {
  const { location = [], ...others } = criteria;
  const there = location.filter((path) => places.has(path));
  const known: SearchCriteria = there.length > 0 ? { ...criteria, location: there } : others;
  return { known, unknown: location.filter((path) => !places.has(path)) };
};

/** The same objects as before as far as they say the same: what hangs on the keyword is left alone by another filter. */
const useStable = (value: Read): Read => {
  const last = useRef(value);
  last.current = replaceEqualDeep(last.current, value);
  return last.current;
};
