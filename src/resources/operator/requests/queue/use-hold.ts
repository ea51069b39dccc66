import { useNotify } from 'react-admin';
import { holdRequest } from '#contract/calls/operator/queue.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useUserInfo } from '#src/providers/user-info.ts';
import type { ListedRequest } from '../request.ts';
import { useRequestMessages } from '../use-request-messages.ts';
import { useAct } from '../work/use-act.ts';
import { useRequestsChanged } from '../work/use-request.ts';

/** Who has a request as the screen shows it, and the ways to have somebody else have it. */
export const useHold = ({ id, holder, status, due_on }: Pick<ListedRequest, 'id' | 'holder' | 'status' | 'due_on'>) => {
  const { uid } = useUserInfo();
  const word = useRequestMessages();
  const notify = useNotify();
  const changed = useRequestsChanged();
  const { isActing, act } = useAct('holder');
  const give = (to: { readonly id: number; readonly name: string } | null) =>
    act(async () => {
      await callApi(holdRequest, { params: { id }, body: { holder: to?.id ?? null, was: holder?.id ?? null } });
      if (to && to.id !== uid) notify(word('given', { name: to.name }));
      await changed();
    });
  return {
    /** Nobody works on what makes itself, or has ended. */
    canHold: status === 'processing' && due_on !== '',
    isMine: holder?.id === uid,
    isHolding: isActing,
    take: () => give({ id: uid, name: '' }),
    giveBack: () => give(null),
    give,
  };
};
