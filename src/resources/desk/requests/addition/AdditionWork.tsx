import { useEffect, useRef } from 'react';
import type { DeskRequest } from '../request.ts';
import { useWords } from '../use-words.ts';
import { WorkFailed, WorkLoading } from '../work/WorkStates.tsx';
import { AdditionDesk } from './AdditionDesk.tsx';
import { useAddition } from './use-addition.ts';

/** A sheet that is to be added: its PDF, and beside it the form that was filled in from it. */
export const AdditionWork = ({ request }: { request: DeskRequest }) => {
  const word = useWords();
  const { data, error, isFetching, refetch, dataUpdatedAt } = useAddition(request.id);
  const isOpen = request.status === 'processing';
  const wasOpen = useRef(isOpen);
  const isEndedMeanwhile = wasOpen.current && !isOpen;
  // What was entered here is not what somebody else has confirmed.
  useEffect(() => {
    if (isEndedMeanwhile) void refetch();
  }, [isEndedMeanwhile, refetch]);
  if (error && !isFetching) return <WorkFailed level={2} onRetry={() => void refetch()} />;
  if (!data || (isEndedMeanwhile && isFetching)) return <WorkLoading words={word('reading')} />;
  // Loaded anew, it is another form.
  return (
    <AdditionDesk
      key={dataUpdatedAt}
      request={request}
      work={data}
      isEndedMeanwhile={isEndedMeanwhile}
      onReload={() => void refetch()}
    />
  );
};
