import raEnglish from 'ra-language-english';
import { account } from './account.ts';
import { details, sheet } from './details.ts';
import { documents, label } from './documents.ts';
import { open } from './open.ts';
import { requests } from './requests.ts';
import { addition } from './sds-addition.ts';
import { search } from './search.ts';
import { removal, tools } from './tools.ts';

/** What lists and forms of resources say, whatever they are of. */
const lists = {
  /** Between a name and what is said of it. */
  colon: ': ',
  failed: 'The list could not be loaded',
  failedDetail: 'Try again in a moment.',
  choicesFailed: 'The choices could not be loaded.',
  empty: 'There is nothing here yet.',
  noMatch: 'Nothing matches.',
  find: 'Find',
  all: 'All',
  actions: 'Actions',
  edit: 'Edit',
  editOne: 'Edit %{name}',
  select: 'Select %{name}',
  selectPage: 'Select all rows of this page',
  selected: '%{count} selected',
  others: '%{count} other |||| %{count} others',
  clearSelection: 'Clear',
  deleteSelected: 'Delete selected',
  delete: 'Delete',
  pages: 'Pages of the list',
  yes: 'Yes',
  no: 'No',
  save: 'Save',
  create: 'Create',
  cancel: 'Cancel',
  changed: 'This record was changed in the meantime, in another window or by somebody else.',
  changedDetail: 'Nothing of yours was saved. Load it as it is now, then make your changes again.',
  reload: 'Load it as it is now',
  notFound: 'This record does not exist',
  notFoundDetail: 'It may have been deleted.',
  backToList: 'Back to the list',
} as const;

const locations = {
  choose: 'Choose locations',
  find: 'Find a location',
  all: 'All',
  allChosen: 'All %{count} locations',
  more: '+ %{count} more',
  notShown: '%{count} more location. Type to narrow the list. |||| %{count} more locations. Type to narrow the list.',
  none: 'No location matches',
  done: 'Done',
  open: 'Open the list of locations',
  close: 'Close the list of locations',
} as const;

const guides = {
  pageTitle: 'Resources',
  intro: 'Short guides to Vigie, and other sites on chemical safety.',
  guides: 'Guides',
  pdf: 'PDF',
  pdfOfGuide: 'PDF of the guide %{title}',
  links: 'Other sites',
  linksIntro: 'These sites open in a new tab. They are not ours.',
  groups: {
    hazards: 'Chemical hazards',
    general: 'General information',
    learning: 'Online learning',
    legislation: 'Legislation',
  },
  guidePageTitle: 'Guide',
  back: 'All resources',
  unknown: 'There is no such guide',
  unknownDetail: 'It may have another name now.',
  note: 'Good to know',
} as const;

/** Messages that name a field, for the pages behind sign-in. S2.5. */
const fields = {
  required: '%{field} is required',
} as const;

const pages = {
  system: 'System',
  overview: 'Overview',
  storage: 'Storage',
  createIndex: 'Create index',
  createBinder: 'Create binder',
  createEbinder: 'Create e-binder',
  sdsAddition: 'Add safety data sheets',
  secondFactor: 'Two-step sign-in',
  keptSheets: 'Keep on this device',
  mailDomains: 'Where documents are mailed',
  posters: 'Location posters',
  imports: 'Imports',
  singleSignOn: 'Single sign-on',
  apiTokens: 'API tokens',
  webhooks: 'Webhooks',
  contactUs: 'Contact us',
} as const;

const externalLinks = {
  continue: 'Continue',
  failed: 'The address of this site could not be asked for. Try again in a moment.',
  sheetDatabase: {
    pageTitle: 'SDS database',
    title: 'You are leaving Vigie for the SDS database',
    detail:
      'The database of safety data sheets is another site, in this tab. It may ask you for an account of its own.',
  },
  chemicalInformation: {
    pageTitle: 'Chemical information',
    title: 'You are leaving Vigie for the chemical information database',
    detail: 'The chemical information database is another site, in this tab. It may ask you for an account of its own.',
  },
} as const;

const contact = {
  intro: 'Ask us anything about your collection. Support answers by email.',
  firstName: 'First name (optional)',
  lastName: 'Last name (optional)',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  room: '%{count} of %{max} characters',
  info: 'Additional information (optional)',
  infoHint: 'What helps us to answer: a product, a supplier, a location, a telephone number.',
  file: 'PDF file (optional)',
  drop: 'Drop a PDF file here',
  dropHint: 'One PDF file, %{size} MB at most.',
  browse: 'Browse files',
  replace: 'Choose another',
  takeOff: 'Remove %{name}',
  fileRemoved: 'File removed.',
  oneFile: 'Only one file can be sent. Choose one.',
  send: 'Send',
  sent: 'Your message has been successfully sent.',
  sentTitle: 'Message sent',
  sentDetail: 'Support has received your message and answers to %{email}. You can find it in the message centre.',
  sentPlain: 'Support has received your message and answers by email. You can find it in the message centre.',
  number: 'Reference number: %{id}',
  follow: 'Message centre',
  back: 'Back to search',
} as const;

/** English; French has the same keys or does not compile. */
export const en = {
  ...open,
  search,
  lists,
  locations,
  tools,
  removal,
  requests,
  documents,
  label,
  guides,
  fields,
  sheet,
  account,
  details,
  pages,
  externalLinks,
  addition,
  contact,
} as const;

/** With react-admin's own words. */
export const portalMessages = { ...en, ...raEnglish };
