import type { z } from 'zod';
import type { listUsers } from '#contract/calls/users.ts';
import { memberRoles } from '#contract/json-api/types/roles.ts';
import { invitationStatuses } from '#contract/json-api/types/users.ts';
import type { Language } from '#contract/languages.ts';
import { forMemberFields } from '#contract/member-fields.ts';
import { compareValues } from '#lib/search-engine/collation.ts';
import { sortBy } from '#server/platform/json-api/sort.ts';
import { holdsWords } from '#server/platform/json-api/words.ts';
import type { Member } from './members.ts';

type Query = Pick<z.output<typeof listUsers.query>, 'filter' | 'sort'>;

/** The members that the filters let through, in the order asked for; what it leaves open, and by default all, by name. */
export const findUsers = (members: readonly Member[], { filter, sort }: Query, language: Language): Member[] => {
  const isNamed = holdsWords(filter.q ?? '');
  const found = members.filter(
    ({ status, role, fullName, name, email }) =>
      (!filter.invitation_status || status === filter.invitation_status) &&
      (!filter.role || role === filter.role) &&
      (!filter.q || isNamed(`${fullName} ${name} ${email}`)),
  );
  const compare = compareValues(language);
  return sortBy(found, [...sort, { field: 'name', descending: false }], {
    role: (a, b) => memberRoles.indexOf(a.role) - memberRoles.indexOf(b.role),
    email: (a, b) => compare(a.email, b.email),
    name: (a, b) => compare(a.fullName, b.fullName),
    ...forMemberFields((name) => (a: Member, b: Member) => compare(a[name], b[name])),
    invitation_status: (a, b) => invitationStatuses.indexOf(a.status) - invitationStatuses.indexOf(b.status),
  });
};
