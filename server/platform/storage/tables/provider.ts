import type { Json } from './values.ts';

/** A link with which a new installation is set up. */
export interface SetupLinkTable {
  /** SHA-256 of its token, hex. */
  token_hash: string;
  created_at: string;
  expires_at: string;
}

/** One row: what the provider says of itself, `ProviderSettings`. */
export interface ProviderSettingsTable {
  id: 1;
  settings: Json;
  /** Rises with every change. */
  version: number;
}
