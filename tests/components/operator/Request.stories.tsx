import type { Meta } from '@storybook/react-vite';
import { getRequestPlace, holdRequest, showPresence } from '#contract/calls/operator/queue.ts';
import { getOperatorRequest } from '#contract/calls/operator/requests.ts';
import { document, holders, message, removal } from '../answers/operator.ts';
import { companyAdmin, operator } from '../answers/people.ts';
import { answer, fail } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/operator/requests/20402',
  as: operator,
  says: 'resources.desk-requests.texts.about',
  reads: getOperatorRequest,
  failed: 'resources.desk-requests.texts.failed',
  closedTo: companyAdmin,
  answers: [answer(getOperatorRequest, removal)],
});

export const Usual = screen.Usual;
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const Forbidden = screen.Forbidden;
export const French = screen.French;
export const Phone = screen.Phone;
export const Missing = screen.state({
  answers: [fail(getOperatorRequest, 'not_found')],
  says: 'resources.desk-requests.texts.missing',
});
export const Message = screen.state({
  answers: [answer(getOperatorRequest, message)],
  says: 'resources.desk-requests.texts.answer',
});
const fromElsewhere = answer(getOperatorRequest, {
  ...message,
  email: 'lena@elsewhere.example',
  account_email: 'lena@northline.example',
});
export const MessageFromElsewhere = screen.state({
  answers: [fromElsewhere],
  says: 'The answer goes to lena@elsewhere.example, which was typed into the form; the account’s address is lena@northline.example.',
});
export const MessageFromElsewhereInFrenchOnPhone = screen.state({
  answers: [fromElsewhere],
  language: 'fr',
  isPhone: true,
  says: 'La réponse part à lena@elsewhere.example, adresse saisie dans le formulaire; celle du compte est lena@northline.example.',
});
export const Document = screen.state({
  answers: [answer(getOperatorRequest, document)],
  says: 'resources.desk-requests.texts.madeByMachine',
});
export const Refusal = screen.state({
  play: ({ click }) => click('resources.desk-requests.texts.refuse'),
  says: 'resources.desk-requests.texts.refuseDetail',
});

const [priya, self] = holders;
const ofPriya = answer(getOperatorRequest, { ...removal, holder: priya!, held_since: '2026-05-05T13:00:00Z' });
export const Own = screen.state({
  answers: [answer(getOperatorRequest, { ...removal, holder: self!, held_since: '2026-05-05T13:00:00Z' })],
  says: 'resources.desk-requests.texts.youHaveIt',
});
/** Whose it is, and that she is there, stands above the work. */
export const SomebodyElses = screen.state({
  answers: [ofPriya, answer(showPresence, { mark: '', others: [priya!] })],
  says: 'Priya Raman is here too',
});
export const TakingOver = screen.state({
  answers: [ofPriya],
  play: ({ click }) => click('resources.desk-requests.texts.takeOver'),
  says: 'Take over request R-20402?',
});
/** Whose it is has to be read before it is decided. */
export const DecidingElses = screen.state({
  answers: [ofPriya],
  play: ({ click }) => click('resources.desk-requests.texts.refuse'),
  says: 'Priya Raman has request R-20402',
});
export const Ended = screen.state({
  answers: [
    answer(getOperatorRequest, {
      ...removal,
      status: 'error',
      due_on: '',
      history: [
        ...removal.history,
        {
          at: '2026-05-06T13:00:00Z',
          by: 'Priya Raman',
          change: 'status',
          status: 'error',
          note: 'Still in use there.',
        },
      ],
    }),
  ],
  says: 'Still in use there.',
});
export const Keys = screen.state({
  play: ({ click }) => click('Keyboard'),
  says: 'Take the request, take it over, or give it back',
});
export const GivenTo = screen.state({
  answers: [answer(holdRequest, { holder: priya!, held_since: '2026-05-05T13:00:00Z' })],
  play: async ({ click }) => {
    await click('resources.desk-requests.texts.giveTo');
    await click('Priya Raman');
  },
  says: 'Priya Raman has the request now.',
});
export const TakenMeanwhile = screen.state({
  answers: [fail(holdRequest, 'request.taken', { params: { name: 'Priya Raman' } })],
  play: ({ click }) => click('resources.desk-requests.texts.take'),
  says: 'Priya Raman has taken this request meanwhile.',
});
/** It has ended meanwhile: the list does not have it any more. */
export const OutOfTheList = screen.state({
  answers: [answer(getRequestPlace, { index: null, of: 1, previous: 20401, next: null })],
});
export const Templates = screen.state({
  play: async ({ click }) => {
    await click('resources.desk-requests.texts.refuse');
    await click('resources.desk-requests.texts.useTemplate');
    await click('Scan that cannot be read');
  },
  says: 'In the language of the requester: French',
});
