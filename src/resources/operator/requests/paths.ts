import type { RequestType } from '#contract/requests/request-types.ts';

const list = '/operator/requests';

/** Where a request is worked on; it leads back to a list, and on in it, where the address of one is given (`filter=…&sort=…`). */
export const requestPath = (id: number, from?: string): string =>
  from ? `${list}/${id}?${new URLSearchParams({ list: from })}` : `${list}/${id}`;

/** A list as it was left. */
export const listPath = (left: string): string => `${list}?${left}`;

/** The address of the list of what is open, of one type where one is named. */
export const openList = (type?: RequestType): string =>
  new URLSearchParams({ filter: JSON.stringify({ status: 'processing', ...(type && { type }) }) }).toString();

/** The list of what is open, of one type where one is named. */
export const openListPath = (type?: RequestType): string => listPath(openList(type));

/** What the address of a list asks the API for; a filter that nobody wrote for us is left out. */
export const queryOfList = (left: string): Readonly<Record<string, string | number>> => {
  const said = new URLSearchParams(left);
  return {
    ...filterOf(said.get('filter') ?? '{}'),
    _sort: said.get('sort') ?? 'created_at',
    _order: said.get('order') === 'DESC' ? 'DESC' : 'ASC',
  };
};

const filterOf = (written: string): Readonly<Record<string, string | number>> => {
  try {
    const filter: unknown = JSON.parse(written);
    return typeof filter === 'object' && filter !== null
      ? Object.fromEntries(Object.entries(filter).filter(([, value]) => isPlain(value)))
      : {};
  } catch {
    return {};
  }
};

const isPlain = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** Where additions that are ready are confirmed together. */
export const readyPath = '/operator/ready-additions';

/** Who else is an operator. */
export const colleaguesPath = '/operator/colleagues';

/** The list of what one operator has. */
export const heldListPath = (holder: number): string =>
  listPath(new URLSearchParams({ filter: JSON.stringify({ status: 'processing', holder }) }).toString());
