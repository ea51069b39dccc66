import { type Bilingual, type Language, otherLanguage } from '#contract/languages.ts';
import { dayIn } from '#lib/business-days/days.ts';
import type { DocumentOptions, OwnWords } from '#server/domains/documents/document-sheet.ts';
import { describeFilters } from '#server/domains/search/describe-filters.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { DocumentInfo } from './document-order.ts';
import type { DocumentPayload } from './make-document.ts';

interface Options {
  readonly payload: DocumentPayload;
  readonly info: DocumentInfo;
  readonly organisationId: number;
}

/** The options of a document, as its pages list them. */
export const documentOptions = async (
  db: Database,
  { payload, info, organisationId }: Options,
): Promise<DocumentOptions> => {
  const organisation = await db
    .selectFrom('organisations')
    .select(['name_en', 'name_fr', 'custom_fields', 'location_label_en', 'location_label_fr'])
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
  const wordsIn = async (language: Language): Promise<OwnWords> => {
    const fields = JSON.parse(organisation.custom_fields) as Bilingual[];
    const labels = fields.map((label) => label[language]);
    const locationLabel = organisation[`location_label_${language}`];
    return {
      organisation: organisation[`name_${language}`],
      customFieldLabels: payload.customFields ? labels : [],
      locationLabel,
      filters: await describeFilters(db, info.filters, { organisationId, language, locationLabel, labels }),
    };
  };
  const language = payload.websiteLanguage;
  return {
    ...(await wordsIn(language)),
    other: await wordsIn(otherLanguage(language)),
    language,
    made: dayIn(new Date().toISOString(), payload.timeZone),
    sort: info.sort_field,
    includeDate: payload.includeDate,
    ...(payload.group && { group: payload.group }),
  };
};
