/**
 * The address of a page with what its reader alone may know behind the `#`: browsers send that part to nobody, so it stands in no
 * log of a server or proxy and in no referrer (decision 67). The page reads it, and takes it out of the address bar.
 */
export const mailedLink = (
  page: string,
  secret: Readonly<Record<string, string>>,
  query: Readonly<Record<string, string>> = {},
): string => {
  const open = new URLSearchParams(query).toString();
  return `${page}${open && `?${open}`}#${new URLSearchParams(secret)}`;
};
