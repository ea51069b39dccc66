import type { Meta } from '@storybook/react-vite';
import { getAddition, getOperatorRequest } from '#contract/calls/operator/requests.ts';
import { addition, awaitedAddition, recognisedAddition, unreadAddition } from '../answers/operator.ts';
import { operator } from '../answers/people.ts';
import { answer } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/operator/requests/20401',
  as: operator,
  says: 'resources.desk-requests.texts.product_name',
  reads: getAddition,
  failed: 'resources.desk-requests.texts.failed',
});

export const Usual = screen.Usual;
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const French = screen.French;
export const Phone = screen.Phone;
export const Unreadable = screen.state({ answers: [answer(getAddition, unreadAddition)] });
export const Recognising = screen.state({
  answers: [answer(getAddition, awaitedAddition)],
  says: 'The PDF is pictures of pages. Their text is being recognized; this goes on without you. Load the request again in some minutes, or fill in the form by hand.',
});
const recognised = answer(getAddition, recognisedAddition);
export const Recognised = screen.state({
  answers: [recognised],
  says: 'It was recognized in a picture of the pages: compare each value with it. Hard to read there: Product name.',
});
export const RecognisedInFrenchOnPhone = screen.state({
  answers: [recognised],
  language: 'fr',
  isPhone: true,
  says: 'Ils ont été reconnus dans une image des pages\u00a0: comparez chaque valeur avec elle. Difficile à lire\u00a0: Nom du produit.',
});

const takenOut = answer(getOperatorRequest, {
  ...addition,
  info: { ...addition.info, taken_out: ['scripts', 'attachments', 'signatures'] },
});
export const TakenOut = screen.state({
  answers: [takenOut],
  says: 'Taken out of this file before it was kept: scripts, attached files',
});
export const TakenOutInFrenchOnPhone = screen.state({
  answers: [takenOut],
  language: 'fr',
  isPhone: true,
  says: 'Retiré de ce fichier avant sa conservation : scripts, fichiers joints et signatures numériques.',
});
export const Doubtful = screen.state({ says: 'Not certain. Found on page 1' });
export const DoubtfulInFrenchOnPhone = screen.state({
  language: 'fr',
  isPhone: true,
  says: 'Incertain. Trouvé à la page 1',
});
