import { useSearchParams } from 'react-router-dom';
import { useResourceDeclaration } from './resource-context.ts';

/** A record's address that leads back to a list as it was left, and on in it, where the address of one is given (`filter=…&sort=…`). */
export const withList = (path: string, left?: string): string =>
  left ? `${path}?${new URLSearchParams({ list: left })}` : path;

/** The address of the list that one came from; undefined where one came from elsewhere. */
export const useListLeft = (): string | undefined => useSearchParams()[0].get('list') ?? undefined;

/** The way back from a record: to the list as it was left, where one came from it. */
export const useListPath = (): string | undefined => {
  const { paths } = useResourceDeclaration();
  const left = useListLeft();
  return paths?.list && left ? `${paths.list}?${left}` : paths?.list;
};

interface Order {
  readonly field: string;
  readonly order: 'ASC' | 'DESC';
}

/** What the address of a list asks the API for; a filter that nobody wrote for us is left out. */
export const queryOfList = (left: string, first: Order): Readonly<Record<string, string | number>> => {
  const said = new URLSearchParams(left);
  const order = said.get('order') ?? first.order;
  return {
    ...filterOf(said.get('filter') ?? '{}'),
    _sort: said.get('sort') ?? first.field,
    _order: order === 'DESC' ? 'DESC' : 'ASC',
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
