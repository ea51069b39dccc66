import { demoAccounts } from '#server/domains/demo/accounts.ts';

/** The visitors: one for each set of screens in the demo, and one without a session. */
export interface Visitor {
  readonly name: string;
  /** What they sign in with; nobody has not. */
  readonly account?: string;
  readonly organisation?: number;
  readonly isStaff: boolean;
  /** A visitor who has not accepted sees the notice of cookies at the bottom of every page. */
  readonly hasAcceptedCookies: boolean;
}

export const visitors: readonly Visitor[] = [
  { name: 'nobody', isStaff: false, hasAcceptedCookies: false },
  ...demoAccounts.map(({ name, word, role, organisationIds: [first, second] }) => ({
    name: word.en,
    account: name,
    isStaff: role === 'operator',
    hasAcceptedCookies: role !== 'read-only',
    // A person of one organisation is not asked for it.
    ...(first !== undefined && second !== undefined && { organisation: second }),
  })),
];
