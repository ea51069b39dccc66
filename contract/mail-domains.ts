/** Domains that an organisation may name. */
export const maxMailDomains = 50;

/**
 * A domain to which documents may be mailed, normalised: `example.org` for itself alone, `*.example.org` for its
 * subdomains. Lower case; letters beyond ASCII as `xn--…`, so that lookalikes differ. Undefined when it is not a
 * domain.
 */
export const toMailDomain = (typed: string): string | undefined => {
  const [, wildcard = '', name = ''] = /^(\*\.)?(.*)$/s.exec(typed) ?? [];
  const domain = toDomain(name);
  return domain && wildcard + domain;
};

/** Whether documents may be mailed to an address; where no domain is named they may go everywhere. */
export const isMailAllowed = (domains: readonly string[], address: string): boolean => {
  if (domains.length === 0) return true;
  const domain = toDomain(domainOf(address));
  return (
    domain !== undefined &&
    domains.some((allowed) => (allowed.startsWith('*.') ? domain.endsWith(allowed.slice(1)) : domain === allowed))
  );
};

/** The part after the last @. */
export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/** A whole name in lower-case ASCII; undefined for addresses of machines, single words and what is no name. */
const toDomain = (name: string): string | undefined => {
  // A URL would take these as the ends of a host, decode them or leave them out.
  const host = /[\s\p{Cc}/\\:?#@%[\]]/u.test(name) ? undefined : URL.parse(`http://${name}`)?.hostname;
  return host && host.length <= 253 && /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/.test(host)
    ? host
    : undefined;
};
