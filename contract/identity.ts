/**
 * Header in which a page says as whom it works, as `identityOf` writes it. A call is refused when somebody else has signed in
 * meanwhile in another tab, whose cookie it would carry. Programs that are no pages leave it out.
 */
export const identityHeader = 'X-Vigie-Identity';

/** A person in an organisation (0: an operator, who belongs to none), `12@10001`: the same after signing in again. */
export const identityOf = ({ uid, mseid }: { readonly uid: number; readonly mseid: number }): string =>
  `${uid}@${mseid}`;
