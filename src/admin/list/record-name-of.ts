import type { RaRecord } from 'react-admin';
import type { Resource } from '../define-resource.ts';

/** What a record is called, as its resource declares; its id where nothing is declared. */
export const recordNameOf =
  ({ recordRepresentation }: Resource) =>
  (record: RaRecord): string => {
    if (typeof recordRepresentation === 'function') return recordRepresentation(record as never);
    return String((recordRepresentation && record[recordRepresentation]) || record.id);
  };
