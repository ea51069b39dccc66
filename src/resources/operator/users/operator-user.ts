import type { RaRecord } from 'react-admin';
import type { z } from 'zod';
import type { getOperatorUser } from '#contract/calls/operator/users.ts';

/** An account, with what it is in each organisation. */
export type OperatorUser = z.output<(typeof getOperatorUser)['answer']> & RaRecord<number>;
export type Membership = OperatorUser['memberships'][number];

/** The person's names, or what one signs in with. */
export const fullUserName = ({ first_name, last_name, name }: OperatorUser): string =>
  `${first_name} ${last_name}`.trim() || name;
