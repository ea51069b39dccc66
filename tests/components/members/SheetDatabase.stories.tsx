import type { Meta } from '@storybook/react-vite';
import { getExternalSites } from '#contract/calls/get-external-sites.ts';
import { companyAdmin } from '../answers/people.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/sds-database',
  as: companyAdmin,
  says: 'externalLinks.sheetDatabase.title',
  reads: getExternalSites,
  failed: 'externalLinks.failed',
});

export const Usual = screen.Usual;
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const French = screen.French;
export const Phone = screen.Phone;
