import type { RaRecord } from 'react-admin';
import type { z } from 'zod';
import type { getOrganisation, listOrganisations } from '#contract/calls/operator/organisations.ts';

/** An organisation as the list has it. */
export type ListedOrganisation = z.output<(typeof listOrganisations)['answer']>[number] & RaRecord<number>;

/** An organisation by itself. */
export type Organisation = z.output<(typeof getOrganisation)['answer']> & RaRecord<number>;

/** A location in the tree as it is edited; a new one has no id, and nothing stands in it. */
export type TreeLocation = Omit<Organisation['locations'][number], 'sheets'> & { readonly sheets?: number };
