/** What organisations may subscribe to. S2.3-07. */
export const organisationProducts = ['canmanage', 'businessportal'] as const;
export type OrganisationProduct = (typeof organisationProducts)[number];
