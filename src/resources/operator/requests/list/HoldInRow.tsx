import type { RaRecord } from 'react-admin';
import { requestNumber } from '#contract/requests/request-number.ts';
import { useKey } from '#src/resources/operator/keys/use-key.ts';
import { SendingButton } from '#src/ui/SendingButton.tsx';
import { useHold } from '../queue/use-hold.ts';
import type { ListedRequest } from '../request.ts';
import { useRequestMessages } from '../use-request-messages.ts';

/** Takes what nobody has, and gives back one's own, without leaving the list. What somebody else has is taken over where it is worked on. */
export default function HoldInRow({ record }: { record: RaRecord }) {
  const word = useRequestMessages();
  const key = useKey('takeRow');
  const request = record as RaRecord & ListedRequest;
  const { canHold, isMine, isHolding, take, giveBack } = useHold(request);
  if (!canHold || (request.holder && !isMine)) return null;
  const id = requestNumber(request.id);
  return (
    <SendingButton
      size="small"
      variant={isMine ? 'text' : 'outlined'}
      isSending={isHolding}
      onClick={isMine ? giveBack : take}
      aria-label={word(isMine ? 'giveBackOne' : 'takeOne', { id })}
      {...key}
      // Above the link that is laid over the row.
      sx={{ position: 'relative', zIndex: 1, whiteSpace: 'nowrap' }}
    >
      {word(isMine ? 'giveBack' : 'take')}
    </SendingButton>
  );
}
