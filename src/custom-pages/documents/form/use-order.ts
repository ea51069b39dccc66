import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { maxDocumentSheets } from '#contract/limits.ts';
import { toFilterEntries } from '#contract/search/filter-entries.ts';
import { useSearch } from '#src/custom-pages/search/state/use-search.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { CallError, unreachable } from '#src/providers/call-error.ts';
import { searchIds } from '#src/providers/sheets/search-ids.ts';
import { toFieldErrors } from '#src/providers/to-field-errors.ts';
import { useSubmission } from '#src/providers/use-submission.ts';
import { useUserInfo } from '#src/providers/user-info.ts';
import type { DocumentOptions } from './use-options.ts';

interface Order<Extra, Answer> {
  readonly options: DocumentOptions;
  /** What only this kind of document asks. */
  readonly extra: Extra;
  /** The faults in words, by field. */
  readonly fieldFaults?: Readonly<Record<string, string>>;
  /** Called within the click, once nothing is known to be wrong. */
  readonly onStart?: () => void;
  readonly send: (content: Content & Extra) => Promise<Answer>;
}

/** What is being done at the moment. */
export type Stage = 'collecting' | 'ordering';

/** Collects the sheets of the search and has a document made of them, one at a time; says what is wrong, and where. */
export const useOrder = () => {
  const text = useText();
  const translate = useTranslate();
  const language = useLanguage();
  const { filters: criteria } = useSearch();
  const contentOf = useContent();
  const submissionOf = useSubmission();
  const collecting = useRef<AbortController>(undefined);
  const [stage, setStage] = useState<Stage>();
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [message, setMessage] = useState<string>();

  useEffect(() => () => collecting.current?.abort(), []);

  const refuse = (error: unknown, extra: object) => {
    const { fields, message: general } = toFieldErrors(error, { fields: fieldsOf(extra), translate });
    const { sdsIds, ...others } = fields;
    const isLost = error instanceof CallError && error.status === unreachable;
    setFaults(others);
    setMessage([general, sdsIds, isLost && text('documents.kept')].filter(Boolean).join(' ') || undefined);
  };

  /** The answer and the number of sheets; undefined when it came to nothing. */
  const place = async <Extra extends object, Answer>({
    options,
    extra,
    fieldFaults = {},
    onStart,
    send,
  }: Order<Extra, Answer>): Promise<{ answer: Answer; count: number } | undefined> => {
    if (stage) return undefined;
    setFaults(fieldFaults);
    setMessage(undefined);
    if (Object.keys(fieldFaults).length > 0) return undefined;
    const { language: chosen, sort } = options;
    const none = () => setFaults({ language: translate('errors.document.no_sheets') });
    if (chosen !== 'all' && criteria.language && !criteria.language.includes(chosen)) return void none();
    onStart?.();
    collecting.current = new AbortController();
    const { signal } = collecting.current;
    try {
      setStage('collecting');
      const sdsIds = await searchIds({
        criteria: chosen === 'all' ? criteria : { ...criteria, language: [chosen] },
        sort: { field: sort, direction: 'asc' },
        signal,
      });
      if (sdsIds.length === 0) return void none();
      if (sdsIds.length > maxDocumentSheets) {
        return void setMessage(text('documents.tooMany', { max: formatNumber(maxDocumentSheets, language) }));
      }
      setStage('ordering');
      const content = { ...contentOf(options), sdsIds, ...extra };
      const answer = await send({ ...content, submission: submissionOf(content) } as Content & Extra);
      return { answer, count: sdsIds.length };
    } catch (error) {
      if (!signal.aborted) refuse(error, extra);
      return undefined;
    } finally {
      setStage(undefined);
    }
  };
  /** What was wrong with a field may be so no more. */
  const forget = (field: string) => setFaults(({ [field]: _, ...others }) => others);
  return { stage, faults, message, place, forget };
};
export type OrderState = ReturnType<typeof useOrder>;

/** The fields that a refusal may point at: those of lists by their place too. */
const fieldsOf = (extra: object): string[] => [
  'language',
  'sdsIds',
  ...Object.entries(extra).flatMap(([name, value]) =>
    Array.isArray(value) ? [name, ...value.map((_, index) => `${name}.${index}`)] : [name],
  ),
];

/** The part of an order without its sheets: the options of the document, and the search that found them. */
const useContent = () => {
  const websiteLanguage = useLanguage();
  const { isCustomField } = useUserInfo();
  const { filters: criteria } = useSearch();
  return ({ sort, includeDate, customFields, language }: DocumentOptions) => ({
    sort,
    includeDate,
    customFields: customFields && isCustomField,
    language,
    websiteLanguage,
    filters: toFilterEntries(criteria).map(({ value, ...entry }) => ({
      ...entry,
      value: typeof value === 'string' ? value : [...value],
    })),
  });
};

/** An order in the form that is sent, without the options of one kind of document. */
type Content = ReturnType<ReturnType<typeof useContent>> & {
  readonly sdsIds: number[];
  /** Drawn once for what is sent: sent again unchanged, it is done once only. */
  readonly submission: string;
};
