import type { RaRecord } from 'react-admin';
import type { z } from 'zod';
import type { getOperatorUser } from '#contract/calls/operator/users.ts';

/** An account, with what it is in each organisation. */
export type DeskUser = z.output<(typeof getOperatorUser)['answer']> & RaRecord<number>;
export type Membership = DeskUser['memberships'][number];

/** The person's names, or what one signs in with. */
export const nameOf = ({ first_name, last_name, name }: DeskUser): string =>
  `${first_name} ${last_name}`.trim() || name;
