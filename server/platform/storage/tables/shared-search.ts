/** Who is bringing an organisation's search index up to date, where all processes share one. */
export interface IndexLeaseTable {
  organisation_id: number;
  held_by: string;
  /** Until then nobody else is working on it; empty when nobody is. */
  held_until: string;
}

/** One row: which store this is, for what is derived from it. */
export interface StoreIdentityTable {
  id: string;
}
