import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { findCandidates } from '#contract/calls/operator/requests.ts';
import type { Candidate } from '#contract/operator/addition.ts';
import { callApi } from '#src/providers/call-api.ts';
import type { Values } from '../values.ts';

/** Milliseconds without a change before the question is put. */
const delay = 600;

/** Sheets of the organisation that are like what the form describes at the moment. */
export const useCandidates = (id: number, atFirst: readonly Candidate[]): readonly Candidate[] => {
  const { product_name, manufacturer, product_ids, language, sheet_date, ingredients } = useWatch<Values, 'sheet'>({
    name: 'sheet',
  });
  const described = JSON.stringify({ product_name, manufacturer, product_ids, language, sheet_date, ingredients });
  const [settled, setSettled] = useState(described);
  const [asked] = useState(described);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(described), delay);
    return () => clearTimeout(timer);
  }, [described]);
  const { data = atFirst } = useQuery({
    queryKey: [findCandidates.id, id, settled],
    queryFn: ({ signal }) => callApi(findCandidates, { params: { id }, body: JSON.parse(settled), signal }),
    // What came with the draft answers for as long as nothing is changed.
    enabled: settled !== asked,
    placeholderData: keepPreviousData,
  });
  return settled === asked ? atFirst : data;
};
