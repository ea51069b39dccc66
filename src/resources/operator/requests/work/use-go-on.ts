import type { ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { holdRequest } from '#contract/calls/operator/queue.ts';
import { useListLeft } from '#src/admin/list-left.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useUserInfo } from '#src/providers/user-info.ts';
import { useDeskHabits } from '#src/resources/operator/keys/use-desk-habits.ts';
import { listPath, requestPath } from '../paths.ts';
import { askPlace, useList } from '../queue/use-place.ts';
import type { OperatorRequest } from '../request.ts';
import { useRequestsChanged } from './use-request.ts';

/**
 * After a request has ended: says so, and leads to the next of the list that one came from, or back to that list where none follows. The next is
 * taken where nobody has it, unless the person would rather not.
 */
export const useGoOn = (request: OperatorRequest) => {
  const navigate = useNavigate();
  const notify = useNotify();
  const changed = useRequestsChanged();
  const list = useList(request);
  const left = useListLeft();
  const { uid } = useUserInfo();
  const takesNext = useDeskHabits()?.takes_next ?? false;
  return async (message: ReactNode): Promise<void> => {
    // Where the next cannot be told, the list tells it.
    const next = await askPlace(request.id, list).then(
      (place) => place.next,
      () => null,
    );
    if (next !== null && takesNext) await takeIfFree(next, uid);
    notify(message);
    navigate(next === null ? listPath(list) : requestPath(next, left));
    void changed();
  };
};

/** Whoever has it, or was quicker, keeps it: the screen says who. */
const takeIfFree = (id: number, holder: number): Promise<unknown> =>
  callApi(holdRequest, { params: { id }, body: { holder, was: null } }).catch(() => undefined);
