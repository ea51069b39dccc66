import type { Generated } from 'kysely';

/** A code that opens a location without a sign-in, or once did. */
export interface PosterTable {
  id: Generated<number>;
  organisation_id: number;
  subset_id: number;
  /** SHA-256 of the code, hex. */
  code_hash: string;
  /** Encrypted, because it is printed again; empty once it has ended. */
  code: string;
  opened_at: string;
  /** When it was replaced or closed; empty while it is open. */
  ended_at: Generated<string>;
  /** When it was printed last; empty when never. */
  printed_at: Generated<string>;
  /** How often the location was opened by it, and when last. */
  uses: Generated<number>;
  used_at: Generated<string>;
  /** The same since it ended: old posters still hang somewhere. */
  late_uses: Generated<number>;
  late_at: Generated<string>;
}
