/** Names one resource object. JSON:API 1.1, "Resource Linkage". */
export interface ResourceIdentifier {
  readonly type: string;
  readonly id: string;
  readonly meta?: Readonly<Record<string, unknown>>;
}

/** What a resource is related to; null for nothing, absent where nobody asked. */
export interface Relationship {
  readonly data?: ResourceIdentifier | readonly ResourceIdentifier[] | null;
}

/** A resource as JSON:API has it. */
export interface ResourceObject extends ResourceIdentifier {
  readonly attributes?: Readonly<Record<string, unknown>>;
  readonly relationships?: Readonly<Record<string, Relationship>>;
}

/** An answer with one resource or several, and what was included with them. */
export interface JsonApiDocument<Data extends ResourceObject | readonly ResourceObject[]> {
  readonly data: Data;
  readonly included?: readonly ResourceObject[];
  readonly meta?: Readonly<Record<string, unknown>>;
  readonly links?: Readonly<Record<string, unknown>>;
}
