import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { getAddition, getOperatorRequest } from '#contract/calls/operator/requests.ts';
import type { SheetDraft } from '#contract/operator/sheet-entry.ts';
import type { SheetReading } from '#contract/reading/sheet-reading.ts';
import { callApi } from '#src/providers/call-api.ts';
import type { Work } from '../use-addition.ts';
import type { SheetField, Values } from '../values.ts';

/** Milliseconds between two looks; none by a tab that nobody sees. */
const askEvery = 12_000;

interface Options {
  readonly id: number;
  readonly form: UseFormReturn<Values>;
  /** As it was loaded. */
  readonly work: Work;
  readonly isOpen: boolean;
  /** Whether nothing was entered, here or before. */
  readonly isUntouched: boolean;
}

/**
 * An addition as it stands once the letters in its pictures have been recognised. It is looked for by itself. A form that nobody has touched is
 * made anew; where nothing of the sheet was entered it goes into what is empty; beside what was entered it waits until somebody asks for that.
 */
export const useRecognised = ({ id, form, work, isOpen, isUntouched }: Options) => {
  const client = useQueryClient();
  const [shown, setShown] = useState(work);
  const [isShown, setIsShown] = useState(false);
  const [atFirst] = useState(() => form.getValues('sheet'));
  const isAwaited = isOpen && isPending(shown.reading);
  const { data: found } = useQuery({
    queryKey: ['recognised', id],
    queryFn: async ({ signal }): Promise<Work | null> => {
      const { readiness } = await callApi(getOperatorRequest, { params: { id }, signal });
      if (readiness === 'being-read') return null;
      const now = await callApi(getAddition, { params: { id }, signal });
      return isPending(now.reading) ? null : now;
    },
    enabled: isAwaited,
    refetchInterval: ({ state }) => (state.data ? false : askEvery),
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    gcTime: 0,
  });
  // Words that came while nobody had it open are as new to whoever saved it.
  const unseen = isOpen && shown.is_read_since && !isShown && hasNews(shown) ? shown : undefined;
  const come = isAwaited ? (found ?? undefined) : unseen;
  const isRead = come?.reading.outcome === 'read';
  const isReplaceable = isUntouched && come?.version === 0;

  // What the machine read itself was entered by nobody; what a draft of another day holds may have been.
  const isUnentered =
    JSON.stringify(form.getValues('sheet')) === JSON.stringify(atFirst) &&
    (work.version === 0 || Object.values(atFirst).every(isEmpty));

  const show = useCallback(() => {
    if (!come) return;
    setShown(come);
    setIsShown(true);
    fillIn(form, { before: work.draft.sheet, read: come.read ?? come.draft.sheet });
  }, [come, form, work]);

  useEffect(() => {
    if (!come) return;
    // `AdditionWork` draws a form anew for other data.
    if (isReplaceable) client.setQueryData([getAddition.id, id], come);
    // There is nothing to be put into the form.
    else if (!isRead) setShown(come);
    else if (isAwaited && isUnentered) show();
  }, [come, isReplaceable, isRead, isAwaited, isUnentered, client, id, show]);

  const isWaiting = isRead && !isReplaceable;
  return {
    work: shown,
    /** Its letters are being recognised. */
    isAwaited,
    /** It waits beside what was entered. */
    isWaiting,
    /** What may be said of the fields: of what waits nothing, as it does not stand in them. */
    told: isWaiting && !isAwaited ? untold : shown.reading,
    show,
  };
};

const untold = { outcome: 'recognising', pages: 0, fields: {} } as const satisfies SheetReading;

const isPending = ({ outcome, isAwaited }: SheetReading): boolean => outcome === 'recognising' || isAwaited === true;

/** Whether something was read for a field that is empty. */
const hasNews = ({ draft: { sheet }, read = sheet }: Work): boolean =>
  (Object.keys(read) as SheetField[]).some((field) => isEmpty(sheet[field]) && !isEmpty(read[field]));

/** Puts what was read into the fields that are, and were, empty: one that somebody has emptied stays so. */
const fillIn = (
  { getValues, setValue }: UseFormReturn<Values>,
  { before, read }: Record<'before' | 'read', SheetDraft>,
) => {
  const entered = getValues('sheet');
  for (const field of Object.keys(read) as SheetField[])
    if (isEmpty(entered[field]) && isEmpty(before[field])) setValue(`sheet.${field}`, read[field]);
};

/** Nothing, or what stands in a choice of which nothing is known. */
const isEmpty = (value: SheetDraft[SheetField]): boolean =>
  value.length === 0 || value === 'other' || value === 'unknown';
