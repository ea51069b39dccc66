/** The display name of an account: the person's names, or the name for signing in. */
export const accountName = (account: { first_name: string; last_name: string; name: string }): string =>
  fullName(account) || account.name;

/** A person's names; empty where none is known. */
export const fullName = ({ first_name, last_name }: { first_name: string; last_name: string }): string =>
  `${first_name} ${last_name}`.trim();
