import { deskPages } from './desk-pages.ts';
import { deskResources } from './desk-resources.ts';
import { portalOf } from './portal-of.tsx';

/** What the provider's staff work with; members never load it. */
export default portalOf({ pages: deskPages, resources: deskResources });
