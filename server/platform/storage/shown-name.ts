/** What an account is called where people read it: of one that waits for its address (`a@b.example #…`) nobody is told so. */
export const shownName = ({ name, email }: { readonly name: string; readonly email: string }): string =>
  name.startsWith(`${email} #`) ? email : name;
