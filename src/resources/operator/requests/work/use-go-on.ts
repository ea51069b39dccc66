import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { listPath, requestPath } from '../paths.ts';
import { askPlace, useList, useListLeft } from '../queue/use-place.ts';
import type { OperatorRequest } from '../request.ts';
import { useRequestsChanged } from './use-request.ts';

/** After a request has ended: says so, and leads to the next of the list that one came from, or back to that list where none follows. */
export const useGoOn = (request: OperatorRequest) => {
  const navigate = useNavigate();
  const notify = useNotify();
  const changed = useRequestsChanged();
  const list = useList(request);
  const left = useListLeft();
  return async (message: string): Promise<void> => {
    // Where the next cannot be told, the list tells it.
    const next = await askPlace(request.id, list).then(
      (place) => place.next,
      () => null,
    );
    notify(message);
    navigate(next === null ? listPath(list) : requestPath(next, left));
    void changed();
  };
};
