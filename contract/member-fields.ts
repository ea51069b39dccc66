import { phoneLength } from './limits.ts';

/** A text of an account that an organisation's administrator sees and may change. */
interface MemberField {
  readonly kind: 'text' | 'phone';
  readonly maxLength: number;
  /** A column of the list of users, which is sorted by it too. */
  readonly isListed?: true;
}

/**
 * The texts of a member that an administrator may change, in the order of the form. The attributes on the wire, the
 * fields of a change, the columns of the table, reading, changing and sorting, and the list and form of users derive
 * from them; `resources/users/messages.ts` names them. For a person with only an address, all are hidden and fixed,
 * and so is whether they hear of updates.
 */
export const memberFields = {
  last_name: { kind: 'text', maxLength: 100 },
  phone: { kind: 'phone', maxLength: phoneLength.max, isListed: true },
} as const satisfies Record<string, MemberField>;

export type MemberFieldName = keyof typeof memberFields;
/** The texts that an administrator may change, in the order of the form. */
export const memberFieldNames = Object.keys(memberFields) as MemberFieldName[];

/** A field's declaration with its optional properties in reach. */
export const memberFieldOf = (name: MemberFieldName): MemberField => memberFields[name];

/** Columns of the list of users, which it is sorted by too. */
export const listedMemberFields = memberFieldNames.filter((name) => memberFieldOf(name).isListed);

/** Something for each of the fields. */
export const forMemberFields = <Value>(make: (name: MemberFieldName) => Value): Record<MemberFieldName, Value> =>
  Object.fromEntries(memberFieldNames.map((name) => [name, make(name)])) as Record<MemberFieldName, Value>;
