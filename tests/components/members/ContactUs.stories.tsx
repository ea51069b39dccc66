import type { Meta } from '@storybook/react-vite';
import { pdf } from '../answers/desk.ts';
import { companyAdmin, operator } from '../answers/people.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({ path: '/contact-us', as: companyAdmin, says: 'contact.intro', closedTo: operator });

export const Usual = screen.Usual;
export const Forbidden = screen.Forbidden;
export const French = screen.French;
export const Phone = screen.Phone;

export const Missing = screen.state({ play: ({ click }) => click('contact.send'), says: 'fields.required' });
export const FileAttached = screen.state({
  play: ({ choose }) => choose(new File([pdf], 'acetone.pdf', { type: 'application/pdf' })),
  says: 'acetone.pdf',
});
