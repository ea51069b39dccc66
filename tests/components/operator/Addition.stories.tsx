import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getAddition, getOperatorRequest, getOperatorRequestFile } from '#contract/calls/operator/requests.ts';
import { jpxPdf } from '../answers/jpx-pdf.ts';
import {
  addition,
  additionWork,
  awaitedAddition,
  bilingualAddition,
  brochureAddition,
  recognisedAddition,
  severalAddition,
  spanishAddition,
  unreadAddition,
} from '../answers/operator.ts';
import { operator } from '../answers/people.ts';
import { answer, answerFile } from '../harness/answers.ts';
import { type Doing, statesOf } from '../harness/states.tsx';
import { Screen, serverAnswers } from '../harness/visit.tsx';

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
/** The desk adds a sheet that has no PDF. */
export const WithoutPdf = screen.state({
  answers: [
    answer(getOperatorRequest, { ...addition, has_file: false, requester: 'The desk', email: '', info: {} }),
    answer(getAddition, { ...unreadAddition, reading: { outcome: 'failed', pages: 0, fields: {} } }),
  ],
  says: 'This sheet comes without a PDF',
});
const twin = answer(getAddition, { ...additionWork, same_as: 20399 });
export const SameFileAsAnother = screen.state({
  answers: [twin],
  says: 'The same file as R-20399, which is open. Open R-20399',
});
export const SameFileInFrenchOnPhone = screen.state({
  answers: [twin],
  language: 'fr',
  isPhone: true,
  says: 'Le même fichier que la demande R-20399, qui est en cours.',
});
const unsure = 'is not certain: look at it.';
export const WhatIsNotCertainIsToBeLookedAt = screen.state({ says: unsure });
export const PagesNobodyLookedAt = screen.state({
  answers: [
    answer(getAddition, {
      ...additionWork,
      reading: {
        ...additionWork.reading,
        pages: 500,
        unseen: [401, 500],
      },
    }),
  ],
  says: 'Pages 401 to 500 were not looked at: the file is too long.',
});
/** Nothing that was read is kept. */
export const NoLookWhereTheFileIsThere = screen.state({
  answers: [
    answer(getAddition, {
      ...additionWork,
      draft: { ...additionWork.draft, decision: { kind: 'use', isn: 511 } },
      candidates: additionWork.candidates.map((one) => ({ ...one, likeness: 'same-file' as const })),
    }),
  ],
  play: async ({ sees }) => {
    await sees('read for certain');
    await expect(document.body.innerText).not.toContain(unsure);
  },
  says: 'what stands in the fields of the sheet is not kept',
});
const brokenOff = answer(getAddition, {
  ...unreadAddition,
  reading: { outcome: 'failed', brokenOff: true, pages: 0, fields: {} },
});
export const BrokenOff = screen.state({ answers: [brokenOff], says: 'Read again' });
export const BrokenOffInFrenchOnPhone = screen.state({
  answers: [brokenOff],
  language: 'fr',
  isPhone: true,
  says: 'La lecture de ce PDF a été interrompue',
});
export const Recognising = screen.state({
  answers: [answer(getAddition, awaitedAddition)],
  says: 'This PDF has next to no text. What its pages show is being looked through for text',
});
const whileTyping = {
  answers: [answer(getOperatorRequest, { ...addition, readiness: 'being-read' }), answer(getAddition, awaitedAddition)],
  play: async ({ type, sees }: Doing) => {
    await type('resources.desk-requests.texts.product_name', ' 2');
    serverAnswers(
      answer(getOperatorRequest, { ...addition, readiness: 'look' }),
      answer(getAddition, recognisedAddition),
    );
    window.dispatchEvent(new Event('visibilitychange'));
    await sees('resources.desk-requests.texts.recognised');
  },
  says: 'resources.desk-requests.texts.showRead',
};
export const RecognisedWhileTyping = screen.state(whileTyping);
export const RecognisedWhileTypingInFrenchOnPhone = screen.state({
  ...whileTyping,
  language: 'fr',
  isPhone: true,
});
const awaited = answer(getAddition, {
  ...additionWork,
  reading: { ...additionWork.reading, isAwaited: true, pictures: [{ page: 90, confidence: 90 }] },
});
export const PicturesAwaited = screen.state({
  answers: [awaited],
  play: async ({ sees }) => {
    await sees('more may come of them.');
    // No value stands on the page that was recognised.
    await expect(document.body.innerText).not.toContain('recognized in a picture');
  },
  says: 'Some pages are pictures that are still being looked through for text: more may come of them.',
});
export const PicturesAwaitedInFrenchOnPhone = screen.state({
  answers: [awaited],
  language: 'fr',
  isPhone: true,
  says: 'Certaines pages sont des images où l’on cherche encore du texte',
});
const recognised = answer(getAddition, recognisedAddition);
const pictured =
  'Text of this sheet was recognized in a picture. Compare each value with the page. Hard to read: Product name.';
export const Recognised = screen.state({
  answers: [recognised],
  play: async ({ sees }) => {
    await sees(pictured);
    // What has to be compared is not called certain.
    await expect(document.body.innerText).not.toContain('for certain');
  },
  says: pictured,
});
export const RecognisedInFrenchOnPhone = screen.state({
  answers: [recognised],
  language: 'fr',
  isPhone: true,
  says: 'Du texte de cette fiche a été reconnu dans une image. Comparez chaque valeur avec la page. Difficile à lire\u00a0: Nom du produit.',
});
const recognisedDuplicate = (likeness: 'same-file' | 'same-version') =>
  answer(getAddition, {
    ...recognisedAddition,
    draft: { ...recognisedAddition.draft, decision: { kind: 'use', isn: 511 } },
    candidates: recognisedAddition.candidates.map((one) => ({ ...one, likeness })),
  });
export const RecognisedDuplicate = screen.state({
  answers: [recognisedDuplicate('same-version')],
  play: ({ sees }) => sees('what stands in the fields of the sheet is not kept'),
  says: 'Text of this sheet was recognized in a picture. Make sure that this is the sheet that is there. Hard to read: Product name.',
});
export const RecognisedDuplicateInFrenchOnPhone = screen.state({
  answers: [recognisedDuplicate('same-version')],
  language: 'fr',
  isPhone: true,
  says: 'Du texte de cette fiche a été reconnu dans une image. Assurez-vous qu’il s’agit bien de la fiche qui existe déjà.',
});
export const RecognisedFileThereAlready = screen.state({
  answers: [recognisedDuplicate('same-file')],
  play: async ({ sees }) => {
    await sees('Text of this sheet was recognized in a picture.');
    await expect(document.body.innerText).not.toContain('Compare each value');
  },
  says: 'what stands in the fields of the sheet is not kept',
});

const brochure = answer(getAddition, brochureAddition);
export const NoSheet = screen.state({
  answers: [brochure],
  says: 'This does not look like a safety data sheet. Looked for: the title of a sheet (not found) and its sections (2 of 16 found). Nothing that was read is certain.',
});
export const NoSheetInFrenchOnPhone = screen.state({
  answers: [brochure],
  language: 'fr',
  isPhone: true,
  says: 'Ce document ne ressemble pas à une fiche de données de sécurité. Éléments cherchés\u00a0: le titre d’une fiche (introuvable) et ses sections (2 sur 16). Rien de ce qui a été lu n’est certain.',
});
const spanish = answer(getAddition, spanishAddition);
export const InSpanish = screen.state({
  answers: [spanish],
  says: 'This sheet is in Spanish. Only English and French are read: no field is certain.',
});
export const InSpanishInFrenchOnPhone = screen.state({
  answers: [spanish],
  language: 'fr',
  isPhone: true,
  says: 'Cette fiche est en espagnol. Seuls le français et l’anglais sont lus\u00a0: aucun champ n’est certain.',
});
const bilingual = answer(getAddition, bilingualAddition);
export const InTwoLanguages = screen.state({
  answers: [bilingual],
  says: 'This sheet is in several languages: English (pages 1–8), French (pages 9–17). Choose the language of the record yourself.',
});
export const InTwoLanguagesInFrenchOnPhone = screen.state({
  answers: [bilingual],
  language: 'fr',
  isPhone: true,
  says: 'Cette fiche est en plusieurs langues\u00a0: anglais (pages 1 à 8), français (pages 9 à 17). Choisissez vous-même la langue à inscrire.',
});
const several = answer(getAddition, severalAddition);
export const SeveralSheets = screen.state({
  answers: [several],
  says: 'pages 9–17 · Methyl ethyl ketone, technical · English, French, beside each other',
});
export const SeveralSheetsInFrenchOnPhone = screen.state({
  answers: [several],
  language: 'fr',
  isPhone: true,
  says: 'Autre contenu\u00a0: pages 18 à 320.',
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

/** Of a PDF with a picture that is not drawn the rest is; the browser shows all of it. */
const withJpeg2000 = [answerFile(getOperatorRequestFile, jpxPdf)];
export const PictureNotDrawn = screen.state({
  answers: withJpeg2000,
  says: 'Vigie does not draw pictures in JPEG 2000: some are missing here.',
});
export const PictureNotDrawnInFrench = screen.state({
  answers: withJpeg2000,
  language: 'fr',
  says: 'Vigie ne dessine pas les images JPEG 2000\u00a0: il en manque ici.',
});
export const PictureShownByTheBrowser = screen.state({
  answers: withJpeg2000,
  play: ({ click }) => click('resources.desk-requests.texts.showInBrowser'),
  says: 'resources.desk-requests.texts.undrawable',
});
