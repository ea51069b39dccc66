import type { z } from 'zod';
import type { listOperatorUsers } from '#contract/calls/operator/users.ts';
import { holdsWords } from '#server/platform/json-api/words.ts';
import type { DeskUser } from './read-users.ts';

type Filter = z.output<typeof listOperatorUsers.query>['filter'];

/** Those that the filters let through; organisation and role together ask for somebody who is that there. */
export const filterUsers = (users: readonly DeskUser[], { q = '', organisation, role }: Filter): DeskUser[] => {
  const isNamed = holdsWords(q);
  return users.filter(
    ({ name, email, first_name, last_name, memberships }) =>
      memberships.some(
        (membership) =>
          (organisation === undefined || membership.organisation === organisation) &&
          (role === undefined || membership.role === role),
      ) && isNamed(`${first_name} ${last_name} ${name} ${email}`),
  );
};
