import type { ScimListQuery } from '#contract/scim/resources.ts';
import { scimLimits } from '#contract/scim/resources.ts';
import { commonAttributes, type ScimAttribute, scimSchemas } from '#contract/scim/schemas.ts';
import { attributesIn, matchFilter } from '#lib/scim/match-filter.ts';
import { type Filter, parseFilter } from '#lib/scim/parse-filter.ts';
import { apiError } from '#server/platform/errors/api-error.ts';

/** Reads the filter of a list; undefined where there is none. Throws `scim.filter`. */
export const readFilter = (text: string | undefined, attributes: readonly ScimAttribute[]): Filter | undefined => {
  if (text === undefined || text.trim() === '') return undefined;
  const filter = parseFilter(text);
  const known = namesOf([...commonAttributes, ...attributes].filter(({ filtered }) => filtered));
  if (!filter || !attributesIn(filter).every((name) => known.has(name))) throw apiError('scim.filter');
  return filter;
};

/** Whether a resource has what a filter asks for. */
export const hasAll = (resource: object, filter: Filter, attributes: readonly ScimAttribute[]): boolean =>
  matchFilter(filter, { ...resource }, { caseExact: namesOf([...commonAttributes, ...attributes], true) });

/** The value that an attribute has to be equal to, wherever else the filter looks: it is asked of the store. */
export const demanded = (filter: Filter | undefined, attribute: string): string | undefined => {
  if (filter?.kind === 'and')
    return filter.parts.map((part) => demanded(part, attribute)).find((value) => value !== undefined);
  const isAsked = filter?.kind === 'test' && filter.operator === 'eq' && filter.attribute === attribute;
  return isAsked && typeof filter.value === 'string' ? filter.value : undefined;
};

/** A page of what was found, RFC 7644 §3.4.2.4. */
export const toScimPage = <Found>(
  found: readonly Found[],
  { startIndex = 1, count = scimLimits.usual }: ScimListQuery,
) => {
  const first = Math.max(1, startIndex);
  const page = found.slice(first - 1, first - 1 + Math.min(Math.max(0, count), scimLimits.page));
  return {
    page,
    /** The answer without its resources. */
    list: {
      schemas: [scimSchemas.list],
      totalResults: found.length,
      startIndex: first,
      itemsPerPage: page.length,
    },
  };
};

/** Names in small letters, `emails.value` for parts; only those whose values differ by case, where that is asked. */
const namesOf = (attributes: readonly ScimAttribute[], isExact = false): Set<string> =>
  new Set(
    attributes.flatMap(({ name, caseExact, subAttributes = [] }) => [
      ...(isExact && !caseExact ? [] : [name.toLowerCase()]),
      ...subAttributes.filter((part) => !isExact || part.caseExact).map((part) => `${name}.${part.name}`.toLowerCase()),
    ]),
  );
