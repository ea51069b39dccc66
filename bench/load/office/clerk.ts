import type { Random } from '#tests/support/search/random.ts';
import type { Client } from '../../http-client.ts';
import type { SizedOrganisation } from '../../search/shared/organisations.ts';

/** Someone who has things made and hands things in, one after the other. */
export interface Clerk {
  readonly client: Client;
  readonly organisation: SizedOrganisation;
  readonly random: Random;
  /** A folder for what is looked at. */
  readonly folder: string;
}
