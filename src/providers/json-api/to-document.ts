import type { JsonApiResource, RelationshipSpec } from './resource.ts';
import type { JsonApiRecord } from './to-record.ts';

/**
 * What is sent of a record: the attributes and relationships that the resource writes and the record holds. A relationship
 * is sent as linkage, `null` and `[]` included: nothing related is something to say.
 */
export const toDocument = (record: Partial<JsonApiRecord>, { type, writes, relationships }: JsonApiResource) => {
  const attributes = Object.fromEntries(
    writes.flatMap((name) => (record[name] === undefined ? [] : [[name, record[name]]])),
  );
  const linkage = Object.fromEntries(
    Object.entries(relationships).flatMap(([name, spec]) =>
      record[name] === undefined ? [] : [[name, { data: toLinkage(record[name], spec) }]],
    ),
  );
  return {
    data: {
      type,
      ...(record.id !== undefined && { id: String(record.id) }),
      attributes,
      ...(Object.keys(linkage).length > 0 && { relationships: linkage }),
      ...(record.version !== undefined && { meta: { version: record.version } }),
    },
  };
};

const toLinkage = (value: unknown, spec: RelationshipSpec): unknown => {
  if (value === null || value === '') return null;
  if (spec.kind === 'one') return { type: spec.type, id: idOf(value) };
  const values = value as readonly unknown[];
  if (spec.kind === 'many') return values.map((one) => ({ type: spec.type, id: idOf(one) }));
  return values.map((one) => ({
    type: spec.type,
    relationships: { [spec.to]: { data: { type: spec.toType, id: idOf(one) } } },
    meta: { parent_key: spec.parentKey },
  }));
};

/** A form holds an id, a record the related record. */
const idOf = (value: unknown): string =>
  String(typeof value === 'object' && value !== null && 'id' in value ? value.id : value);
