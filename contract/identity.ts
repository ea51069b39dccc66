/**
 * Header with the person for whom a page works, as `identityOf` writes it. A call is refused when another person has
 * signed in meanwhile in another tab, because it would carry their cookie. Programs that are not pages leave it out.
 */
export const identityHeader = 'X-Vigie-Identity';

/** A person in an organisation (0: an operator, who belongs to none), `12@10001`: the same after signing in again. */
export const identityOf = ({ uid, mseid }: { readonly uid: number; readonly mseid: number }): string =>
  `${uid}@${mseid}`;

/**
 * Cookie with whom somebody signed out in this browser while the server could not be told, as `identityOf` writes a person. Until it is,
 * or somebody signs in, the session that the browser still has opens nothing. Decision 70.
 */
export const owedSignOutCookie = 'owed-sign-out';
