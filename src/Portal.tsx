import { pages } from './pages.ts';
import { portalOf } from './portal-of.tsx';
import { resources } from './resources.ts';

/** What members of organisations work with. */
export default portalOf({ pages, resources });
