import { z } from 'zod';
import { fieldsOfType, type ResourceType } from './resource-type.ts';

/** What of each resource and beside it a reader wants. */
export interface View {
  /** Paths of relationships, `subset_relations.subset`. */
  readonly include: readonly string[];
  /** Fields by type of resource; of a type that is not named, all. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

/** A view in the form of the address. */
export interface ViewInput {
  readonly include?: string | undefined;
  readonly [fields: `fields[${string}]`]: string | undefined;
}

/** One step of an order. */
export interface SortStep<Sort extends string = string> {
  readonly field: Sort;
  readonly descending: boolean;
}

/** Names parted by commas, each one of those allowed; the empty text is no name. */
export const commaList = (allowed: readonly string[]) =>
  z
    .string()
    .max(2000)
    .transform((text) => (text === '' ? [] : text.split(',')))
    .pipe(z.array(z.enum(allowed)));

/** The parameters of a view: `include`, and `fields[type]` for every type the document may hold. */
export const viewParameters = (types: readonly ResourceType[], includes: readonly string[]): z.ZodRawShape => ({
  ...(includes.length > 0 && { include: commaList(includes).optional() }),
  ...Object.fromEntries(types.map((type) => [`fields[${type.type}]`, commaList(fieldsOfType(type)).optional()])),
});

/** Parameters as they were checked, by their names. */
export type CheckedParameters = Readonly<Record<string, unknown>>;

/** Reads a view out of checked parameters. */
export const readView = (parameters: CheckedParameters): View => ({
  include: (parameters.include as string[] | undefined) ?? [],
  fields: readFamily(parameters, 'fields') as View['fields'],
});

/** The parameters of a family, `filter[role]` and the like, by the name in their brackets. */
export const readFamily = (parameters: CheckedParameters, family: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(parameters).flatMap(([name, value]) =>
      name.startsWith(`${family}[`) && value !== undefined ? [[name.slice(family.length + 1, -1), value]] : [],
    ),
  );
