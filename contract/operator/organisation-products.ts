/** What organisations may subscribe to. Specification 2 §3, `prods`. */
export const organisationProducts = ['canmanage', 'businessportal'] as const;
export type OrganisationProduct = (typeof organisationProducts)[number];
