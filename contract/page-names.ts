/** What a page names of the provider, each in both languages: a `meta` of `index.html`, empty while nothing was said. */
export const pageNames = ['support-email', 'provider-site', 'terms-of-use'] as const;
export type PageName = (typeof pageNames)[number];
