import { demoAccounts } from '#server/domains/demo/accounts.ts';

/** Who walks: everybody of the demo whose screens are not somebody else's, and somebody who has not signed in. */
export interface Visitor {
  readonly name: string;
  /** What they sign in with; nobody has not. */
  readonly account?: string;
  readonly organisation?: number;
  readonly isStaff: boolean;
  /** Who has not sees the notice of cookies at the foot of every page. */
  readonly hasAcceptedCookies: boolean;
}

export const visitors: readonly Visitor[] = [
  { name: 'nobody', isStaff: false, hasAcceptedCookies: false },
  ...demoAccounts.map(({ name, word, role, organisationIds: [first, second] }) => ({
    name: word.en,
    account: name,
    isStaff: role === 'operator',
    hasAcceptedCookies: role !== 'read-only',
    // Who belongs to one organisation is not asked which.
    ...(first !== undefined && second !== undefined && { organisation: second }),
  })),
];
