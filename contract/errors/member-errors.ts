import { collectionErrors } from './collection-errors.ts';
import { documentErrors } from './document-errors.ts';
import type { Catalogue } from './entry.ts';
import { generalErrors } from './general-errors.ts';
import { peopleErrors } from './people-errors.ts';
import { requestErrors } from './request-errors.ts';
import { searchPageErrors } from './search-page-errors.ts';
import { signInErrors } from './sign-in-errors.ts';
import { validationErrors } from './validation-errors.ts';

/** What members are refused for: all but the operators', whose words they need not wait for. */
export const memberErrors = {
  ...signInErrors,
  ...validationErrors,
  ...searchPageErrors,
  ...collectionErrors,
  ...peopleErrors,
  ...requestErrors,
  ...documentErrors,
  ...generalErrors,
} as const satisfies Catalogue;
