import type { z } from 'zod';
import type { listAnswersFor } from '#contract/calls/operator/answer-templates.ts';
import type { Language } from '#contract/languages.ts';
import { longDate } from '#contract/long-date.ts';
import { type AnswerField, type AnswerKind, fillAnswer } from '#contract/operator/answer-templates.ts';
import { requestNumber } from '#contract/requests/request-number.ts';
import { accountName } from '#server/domains/requests/account-name.ts';
import { readInfo } from '#server/domains/requests/present/request-info.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { readTemplates } from './store-templates.ts';

interface Wanted {
  readonly requestId: number;
  readonly kind: AnswerKind;
}

/**
 * The templates of that kind, filled in from a request in the language of its requester; English where nobody is known. Throws
 * `not_found`.
 */
export const readAnswersFor = async (
  db: Database,
  { requestId, kind }: Wanted,
): Promise<z.output<typeof listAnswersFor.answer>> => {
  const request = await findRequest(db, requestId);
  const language = request.language ?? 'en';
  const values = valuesOf(request, language);
  const templates = await readTemplates(db, { kind });
  return {
    language,
    templates: templates.map(({ id, name_en, name_fr, ...template }) => ({
      ...{ id, name_en, name_fr },
      text: fillAnswer(template[`text_${language}`], values),
    })),
  };
};

const findRequest = async (db: Database, id: number) => {
  const request = await db
    .selectFrom('requests')
    .innerJoin('organisations', 'organisations.id', 'requests.organisation_id')
    .leftJoin('users', 'users.id', 'requests.user_id')
    .select([
      'requests.id',
      'requests.info',
      'requests.file_name',
      'requests.created_at',
      'organisations.name_en',
      'organisations.name_fr',
      'users.language',
      'users.name',
      'users.shared',
      'users.first_name',
      'users.last_name',
    ])
    .where('requests.id', '=', id)
    .executeTakeFirst();
  if (!request) throw apiError('not_found');
  return request;
};

type Request = Awaited<ReturnType<typeof findRequest>>;

const valuesOf = (request: Request, language: Language): Record<AnswerField, string> => {
  const { product_name, subject, firstName = '', lastName = '' } = readInfo(request);
  const { name, first_name, last_name, shared } = request;
  const organisation = request[`name_${language}`] || request.name_en;
  // A shared account is not a person: whoever wrote left their own name.
  const person =
    name === null || shared === 1
      ? ''
      : accountName({ name, first_name: first_name ?? '', last_name: last_name ?? '' });
  return {
    product: product_name || request.file_name || subject || nameless[language],
    requester: `${firstName} ${lastName}`.trim() || person || organisation,
    organisation,
    number: requestNumber(request.id),
    date: longDate(request.created_at.slice(0, 10), language),
  };
};

const nameless: Record<Language, string> = { en: 'without a name', fr: 'sans nom' };
