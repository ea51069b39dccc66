/** A location of the organisation: a record of `subsets`. */
export interface Location {
  readonly id: string;
  readonly name: string;
  /** Ids from the outermost location to this one, `"3/12"`. */
  readonly path: string;
}
