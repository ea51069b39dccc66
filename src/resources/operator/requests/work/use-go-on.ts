import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { openListPath, requestPath } from '../paths.ts';
import type { OperatorRequest } from '../request.ts';
import { useRequestsChanged } from './use-request.ts';

/** After a request has ended: says so, and leads to the next that is open, or back to the list. */
export const useGoOn = ({ next, previous, type }: OperatorRequest) => {
  const navigate = useNavigate();
  const notify = useNotify();
  const changed = useRequestsChanged();
  return (message: string) => {
    notify(message);
    const following = next ?? previous;
    navigate(following === null ? openListPath(type) : requestPath(following));
    void changed();
  };
};
