import type { ResourceProps } from 'react-admin';

/** Something the data provider knows by name; its views, where it has any, are react-admin's. */
export interface Resource extends Pick<ResourceProps, 'list' | 'create' | 'edit' | 'recordRepresentation'> {
  /** The name on the API. */
  readonly name: string;
}

export const defineResource = (resource: Resource): Resource => resource;
