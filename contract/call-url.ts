import { apiBase, type CallAddress } from './call.ts';

/** Path and query of a call: path parameters filled in, lists as repeated parameters, what is undefined left out. */
export const urlOf = (call: Pick<CallAddress, 'path'>, params: unknown = {}, query: unknown = {}): string => {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );
  const search = new URLSearchParams(
    Object.entries(query as Record<string, unknown>).flatMap(([name, value]) =>
      value === undefined ? [] : [value].flat().map((one) => [name, String(one)]),
    ),
  ).toString();
  return `${apiBase}${path}${search && `?${search}`}`;
};
