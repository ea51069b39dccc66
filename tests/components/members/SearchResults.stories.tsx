import type { Meta } from '@storybook/react-vite';
import { getAnnouncement, getPopupNotice } from '#contract/calls/notices.ts';
import { listRemovalRequests } from '#contract/calls/removals.ts';
import { searchSheets } from '#contract/calls/search-sheets.ts';
import { searchTexts } from '#contract/calls/search-texts.ts';
import { announcement } from '../answers/notices.ts';
import { companyAdmin, operator, reader } from '../answers/people.ts';
import {
  eyeLeftOutMatch,
  inNeedMatch,
  leftOutMatch,
  nearMatch,
  noMatch,
  noSheets,
  noTexts,
  otherNameMatch,
  sentenceMatch,
  textsFound,
  tooManyTexts,
  wordsApart,
} from '../answers/sheets.ts';
import { answer, breakDown, keepWaiting } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/search',
  as: companyAdmin,
  says: 'search.heading',
  reads: searchSheets,
  failed: 'search.failed.title',
  closedTo: operator,
});

export const Usual = screen.Usual;
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const Forbidden = screen.Forbidden;
export const French = screen.French;
export const Phone = screen.Phone;
export const Empty = screen.state({ answers: [answer(searchSheets, noSheets)], says: 'search.none.empty' });
export const NoMatch = screen.state({ answers: [answer(searchSheets, noMatch)], says: 'search.none.title' });
const misspelt = { path: '/search?q=acetne', answers: [answer(searchSheets, nearMatch)] } as const;
export const NearestWord = screen.state({
  ...misspelt,
  says: 'Showing results for “acetone” instead of “acetne”.',
});
export const NearestWordInFrench = screen.state({
  ...misspelt,
  language: 'fr',
  isPhone: true,
  says: 'search.instead.exact',
});
const leftOut = { path: '/search?q=methanol 99', answers: [answer(searchSheets, leftOutMatch)] } as const;
export const WordLeftOut = screen.state({
  ...leftOut,
  says: '“99” was left out: no name or number has it with the other words. 3 sheets have “methanol”.',
});
export const WordLeftOutInFrench = screen.state({
  ...leftOut,
  language: 'fr',
  isPhone: true,
  says: '«\u00a099\u00a0» a été laissé de côté\u00a0: aucun nom ni numéro ne l’a avec les autres mots. 3 fiches contiennent «\u00a0methanol\u00a0».',
});
const forEyes = { path: '/search?q=methanol eye', answers: [answer(searchSheets, eyeLeftOutMatch)] } as const;
export const WordOfFirstAid = screen.state({
  ...forEyes,
  says: 'Each sheet begins with first aid: look under “Eyes”. 3 sheets have “methanol”.',
});
const inNeed = {
  path: '/search?q=got methanol in my eyes splash',
  answers: [answer(searchSheets, inNeedMatch)],
} as const;
export const WordsOfAnAccident = screen.state({
  ...inNeed,
  says: 'Each sheet begins with first aid: look under “Eyes”. 3 sheets have “methanol”.',
});
export const WordsOfASentence = screen.state({
  path: '/search?q=Marcel cleaning tank methanol eyes',
  answers: [answer(searchSheets, sentenceMatch)],
  says: 'Each sheet begins with first aid: look under “Eyes”. The other words were left out. 3 sheets have “methanol”.',
});
const otherName = { path: '/search?q=varsol', answers: [answer(searchSheets, otherNameMatch)] } as const;
export const OtherNameOfASubstance = screen.state({
  ...otherName,
  says: '“varsol” is another name of Stoddard solvent.',
});
export const OtherNameOfASubstanceInFrench = screen.state({
  ...otherName,
  language: 'fr',
  isPhone: true,
  says: '«\u00a0varsol\u00a0» est un autre nom pour Stoddard solvent.',
});
export const WordOfFirstAidInFrench = screen.state({
  ...forEyes,
  language: 'fr',
  isPhone: true,
  says: 'Chaque fiche commence par les premiers soins\u00a0: voyez «\u00a0Yeux\u00a0». 3 fiches contiennent «\u00a0methanol\u00a0».',
});
const apart = {
  path: '/search?q=methanol acide sulfurique&f.language=fr&f.status=superseded',
  answers: [answer(searchSheets, wordsApart)],
} as const;
export const WordsApart = screen.state({ ...apart, says: 'methanol (14)' });
export const WordsApartInFrench = screen.state({
  ...apart,
  language: 'fr',
  isPhone: true,
  says: 'search.none.apart',
});
export const LeftOut = screen.state({ path: '/search?f.language=klingon', says: 'search.leftOut.said' });
const unknownFilter = { path: '/search?f.attention=old', says: 'search.leftOut.said' } as const;
export const LeftOutFilter = screen.state(unknownFilter);
export const LeftOutFilterInFrench = screen.state({ ...unknownFilter, language: 'fr', isPhone: true });
export const BySheetDate = screen.state({
  path: '/search?sheetDate.from=2025-01-01&sheetDate.to=2025-12-31',
  says: '31-12-2025',
});
export const Announcement = screen.state({
  answers: [answer(getAnnouncement, announcement)],
  says: announcement.subject_en,
});
export const Popup = screen.state({ answers: [answer(getPopupNotice, announcement)], says: 'tools.notices.doNotShow' });
export const RemovalUnderWay = screen.state({
  answers: [answer(listRemovalRequests, [{ isn: 502, requested_at: '2026-05-04T13:00:00Z' }])],
  says: 'removal.underWay',
  play: ({ click }) => click('removal.start'),
});
export const ToReaders = screen.state({ as: reader });

const inTexts = { path: '/search?q=respirator' } as const;
export const InTexts = screen.state({
  ...inTexts,
  answers: [answer(searchTexts, textsFound)],
  says: 'In the text of the sheets · 12',
});
export const InTextsAlone = screen.state({
  ...inTexts,
  answers: [answer(searchSheets, noMatch), answer(searchTexts, textsFound)],
  says: '<b>Never</b> in confined spaces',
});
export const InTextsInFrench = screen.state({
  ...inTexts,
  language: 'fr',
  answers: [answer(searchSheets, noMatch), answer(searchTexts, textsFound)],
  says: 'Dans le texte des FDS · 12',
});
export const InTextsOnAPhone = screen.state({
  ...inTexts,
  isPhone: true,
  answers: [answer(searchTexts, textsFound)],
  says: 'Section 8, page 3',
});
export const InTextsLoading = screen.state({
  ...inTexts,
  answers: [answer(searchSheets, noMatch), keepWaiting(searchTexts)],
  says: 'Looking in the text of the sheets…',
});
export const InNoTexts = screen.state({
  ...inTexts,
  answers: [answer(searchSheets, noMatch), answer(searchTexts, noTexts)],
  says: 'The text of the sheets does not have these words in one section either.',
});
export const InTooManyTexts = screen.state({
  ...inTexts,
  answers: [answer(searchSheets, noMatch), answer(searchTexts, tooManyTexts)],
  says: 'These words stand in so many sheets that not all of them could be looked through.',
});
export const InTextsFailed = screen.state({
  ...inTexts,
  answers: [breakDown(searchTexts)],
  says: 'The text of the sheets could not be searched.',
});
