import { z } from 'zod';
import { singleDocument } from './document.ts';
import { readView, type View, type ViewInput, viewParameters } from './query.ts';
import { type ResourceType, typesWithin } from './resource-type.ts';

/** Query and document of a call that answers one resource. */
export const defineSingle = <T extends ResourceType>({
  resource,
  includes = [],
}: {
  resource: T;
  /** Paths of relationships that may be included. */
  includes?: readonly string[];
}) => {
  const related = typesWithin(resource, includes);
  const query = z.strictObject(viewParameters([resource, ...related], includes)).transform(readView);
  return {
    query: query as unknown as z.ZodType<View, ViewInput>,
    document: singleDocument(resource, related),
  };
};
