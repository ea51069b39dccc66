import type { Meta } from '@storybook/react-vite';
import { getSheetDetails, type SheetDetails } from '#contract/calls/get-sheet-details.ts';
import { getUserInfo } from '#contract/calls/get-user-info.ts';
import { beginKeeping } from '../answers/on-device.ts';
import { companyAdmin, operator, reader } from '../answers/people.ts';
import { bareDetails, details, emergency, listedDetails } from '../answers/sheets.ts';
import { answer, cutOff, fail } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/sds-details/isn/501',
  as: companyAdmin,
  says: 'details.identification',
  reads: getSheetDetails,
  failed: 'details.failed',
  closedTo: operator,
});

export const Usual = screen.Usual;
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const Forbidden = screen.Forbidden;
export const French = screen.French;
export const Phone = screen.Phone;
export const Empty = screen.state({ answers: [answer(getSheetDetails, bareDetails)], says: 'details.noLocations' });
export const Listed = screen.state({
  answers: [answer(getSheetDetails, listedDetails)],
  says: 'Environmental Emergency Regulations, 2019: hazard category C, from 1 % and 10 t on',
});
export const ListedInFrench = screen.state({
  answers: [answer(getSheetDetails, listedDetails)],
  language: 'fr',
  isPhone: true,
  says: 'Monographies du CIRC\u00a0: groupe 1, cancérogène pour l’homme',
});
export const ToReaders = screen.state({ as: reader });
export const Removal = screen.state({
  play: ({ click }) => click('details.removal.removeFrom'),
  says: 'details.removal.fromOne',
});

const withEmergency = (changes: Partial<SheetDetails['emergency']>) => [
  answer(getSheetDetails, { ...details, emergency: { ...emergency, ...changes } }),
];

export const Unreadable = screen.state({
  answers: withEmergency({ state: 'unreadable', card: null, sections: [] }),
  says: 'The sheet’s text could not be read, as with a scan. Open the PDF: first aid stands in section 4.',
});
export const WithoutPdf = screen.state({
  answers: withEmergency({ state: 'none', card: null, sections: [] }),
  says: 'There is no PDF of this sheet. Call the supplier, or a poison centre.',
});
export const BeingRead = screen.state({
  answers: withEmergency({ state: 'pending', card: null, sections: [] }),
  says: 'The sheet is being read…',
});
export const Recognising = screen.state({
  answers: withEmergency({ state: 'recognising', card: null, sections: [] }),
  says: 'The PDF is pictures of pages. Their text is being recognized, which may take some minutes. Until then, open the PDF: first aid stands in section 4.',
});
export const FromPicture = screen.state({
  answers: withEmergency({ from_picture: true }),
  says: 'This text was recognized in a picture of the page, and letters or digits may be wrong. Check it against the PDF.',
});
const unsureCard = {
  ...emergency.card!,
  first_aid: { ...emergency.card!.first_aid, eyes: { text: '', page: 3, doubts: ['columns' as const] } },
};
export const Unsure = screen.state({
  answers: withEmergency({ card: unsureCard }),
  says: 'We could not read this part with certainty. Read it in the sheet itself:',
});
export const UnsureWithStatements = screen.state({
  answers: withEmergency({
    card: { ...unsureCard, telephones: [] },
    precautions: [{ code: 'P305+P351+P338', text: 'IF IN EYES: Rinse cautiously with water.', about: 'eyes' }],
  }),
  says: 'Standard statements (WHMIS/GHS) for its hazards. What the sheet itself says could not be read with certainty.',
});
export const NoTelephoneRead = screen.state({
  answers: withEmergency({ card: { ...unsureCard, telephones: [] } }),
  language: 'fr',
  isPhone: true,
  says: 'Non reconnu dans le texte de la fiche\u00a0:',
});
export const UnsurePhone = screen.state({
  answers: withEmergency({ card: unsureCard }),
  language: 'fr',
  isPhone: true,
  says: 'Cette partie n’a pas pu être lue avec certitude. À lire dans la fiche elle-même\u00a0:',
});
export const SectionOpened = screen.state({
  play: ({ click }) => click('4. First-aid measures'),
  says: 'Text of section 4.',
});

const notThere = { answers: [fail(getSheetDetails, 'not_found')] };
export const NotHeld = screen.state({ ...notThere, says: 'details.notHeld' });
export const NotHeldPhone = screen.state({ ...notThere, language: 'fr', isPhone: true, says: 'details.askForSheet' });
export const NumberOfNone = screen.state({ path: '/sds-details/isn/0', says: 'details.notHeld' });
export const InOtherLanguage = screen.state({
  answers: withEmergency({
    precautions: [
      { code: 'P305+P351+P338', text: 'EN CAS DE CONTACT AVEC LES YEUX : Rincer avec précaution.', about: 'eyes' },
      { code: 'P310', text: 'Appeler immédiatement un CENTRE ANTIPOISON.', about: null },
    ],
  }),
  language: 'fr',
  isPhone: true,
  says: 'EN CAS DE CONTACT AVEC LES YEUX : Rincer avec précaution.',
});

const notKept = {
  answers: [cutOff(getSheetDetails), cutOff(getUserInfo)],
  onDevice: () => beginKeeping(companyAdmin),
};
export const NotKept = screen.state({ ...notKept, says: 'This sheet is not kept on this device' });
export const NotKeptPhone = screen.state({
  ...notKept,
  language: 'fr',
  isPhone: true,
  says: 'Cette fiche n’est pas conservée sur cet appareil',
});
