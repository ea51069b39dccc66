import type { Meta } from '@storybook/react-vite';
import { getLocationsByIsns } from '#contract/calls/removals.ts';
import { companyAdmin } from '../answers/people.ts';
import { breakDown } from '../harness/answers.ts';
import { type Doing, statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({ path: '/search', as: companyAdmin, says: 'removal.delay' });

const open = async ({ click }: Doing) => {
  await click('removal.start');
  await click('removal.select');
  await click('removal.request');
};

export const ChooseLocations = screen.state({ play: open, says: 'removal.removeFrom' });
/** On a phone the tools are in a menu. */
const openOnPhone = async (doing: Doing) => {
  await doing.click('tools.more');
  await open(doing);
};

export const ChooseLocationsOnPhone = screen.state({ play: openOnPhone, says: 'removal.removeFrom', isPhone: true });
export const French = screen.state({ play: open, says: 'removal.removeFrom', language: 'fr' });
export const Failed = screen.state({
  play: open,
  answers: [breakDown(getLocationsByIsns)],
  says: 'removal.loadFailed',
});
