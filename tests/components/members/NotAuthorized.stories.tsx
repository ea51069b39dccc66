import type { Meta } from '@storybook/react-vite';
import { reader } from '../answers/people.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({ path: '/not-authorize', as: reader, says: 'errorPages.notAuthorized' });

export const Usual = screen.Usual;
export const French = screen.French;
export const Phone = screen.Phone;
/** The desk: nobody in an organisation can change a role so that it opens. */
const desk = statesOf({
  path: '/operator',
  as: reader,
  says: 'This page is for the staff of the provider of this service; no role in an organization opens it.',
});
export const Desk = desk.Usual;
export const DeskInFrenchOnPhone = desk.state({
  language: 'fr',
  isPhone: true,
  says: 'Cette page est destinée au personnel du fournisseur de ce service',
});
