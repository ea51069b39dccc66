/** What an account is called: by its person's names, or by what one signs in with. */
export const accountName = (account: { first_name: string; last_name: string; name: string }): string =>
  fullName(account) || account.name;

/** A person's names; empty where none is known. */
export const fullName = ({ first_name, last_name }: { first_name: string; last_name: string }): string =>
  `${first_name} ${last_name}`.trim();
