import type { CallAddress } from '#contract/call.ts';
import type { JsonApiDocument, ResourceObject } from './document.ts';

/**
 * How a record holds a relationship: `one` as the related record, or null; `many` as a list of them; `through` names the
 * records on the far side of a joining type by their ids, as forms choose them.
 */
export type RelationshipSpec =
  | { readonly kind: 'one'; readonly type: string }
  | { readonly kind: 'many'; readonly type: string }
  | {
      readonly kind: 'through';
      readonly type: string;
      /** The joining type's relationship to the far side, and the far side's type. */
      readonly to: string;
      readonly toType: string;
      /** Column of the joining type that points back; sent as linkage's meta. S2.7-29. */
      readonly parentKey: string;
    };

/** A resource as the API has it. */
export interface JsonApiResource {
  readonly type: string;
  /** Below `/api`, `/users`. */
  readonly path: string;
  /** Attributes that may be sent; a record holds more than that. */
  readonly writes: readonly string[];
  readonly relationships: Readonly<Record<string, RelationshipSpec>>;
  /** The whole list is fetched, never pages. */
  readonly isWhole?: true;
  /** The call that lists it, where a device that keeps sheets has its answer too. */
  readonly listedBy?: CallAddress;
  /** For a resource to which the specification gives another shape on the wire. */
  readonly wire?: WireAdapter;
}

/** Translates between JSON:API and what a call takes and answers. */
export interface WireAdapter {
  readonly toDocument: (answer: unknown) => JsonApiDocument<ResourceObject | readonly ResourceObject[]>;
  readonly fromDocument: (document: SentDocument) => unknown;
}

/** A record as it is sent. */
export interface SentDocument {
  readonly data: { readonly attributes: Readonly<Record<string, unknown>> };
}
