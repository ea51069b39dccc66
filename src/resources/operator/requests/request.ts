import type { z } from 'zod';
import type { getOperatorRequest, listOperatorRequests } from '#contract/calls/operator/requests.ts';
import type { Language } from '#contract/languages.ts';

/** A request with all that somebody who works on it needs. */
export type OperatorRequest = z.output<typeof getOperatorRequest.answer>;
/** A request as the list has it. */
export type ListedRequest = z.output<typeof listOperatorRequests.answer>[number];

export const organisationNameOf = (request: ListedRequest, language: Language): string =>
  request[`organisation_${language}`] || request.organisation_en;
