import raFrench from 'ra-language-french';
import type { Messages } from '../words.ts';
import { account } from './account.ts';
import { contact } from './contact.ts';
import { details } from './details.ts';
import { documents } from './documents.ts';
import { externalLinks } from './external-links.ts';
import { fields } from './fields.ts';
import { guides } from './guides.ts';
import { label } from './label.ts';
import { lists } from './lists.ts';
import { locations } from './locations.ts';
import { open } from './open.ts';
import { pages } from './pages.ts';
import { removal } from './removal.ts';
import { requests } from './requests.ts';
import { addition } from './sds-addition.ts';
import { search } from './search.ts';
import { sheet } from './sheet.ts';
import { tools } from './tools.ts';

/** French. */
export const fr: Messages = {
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
};

/** With react-admin's own words. */
export const portalWords = { ...fr, ...raFrench };
