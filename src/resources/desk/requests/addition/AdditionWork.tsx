import type { DeskRequest } from '../request.ts';
import { useWords } from '../use-words.ts';
import { WorkFailed, WorkLoading } from '../work/WorkStates.tsx';
import { AdditionDesk } from './AdditionDesk.tsx';
import { useAddition } from './use-addition.ts';

/** A sheet that is to be added: its PDF, and beside it the form that was filled in from it. */
export const AdditionWork = ({ request }: { request: DeskRequest }) => {
  const word = useWords();
  const { data, error, refetch, dataUpdatedAt } = useAddition(request.id);
  if (!data)
    return error ? <WorkFailed level={2} onRetry={() => void refetch()} /> : <WorkLoading words={word('reading')} />;
  // Loaded anew, it is another form.
  return <AdditionDesk key={dataUpdatedAt} request={request} work={data} onReload={() => void refetch()} />;
};
