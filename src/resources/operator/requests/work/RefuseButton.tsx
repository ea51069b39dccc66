import { Button, Link } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { refuseRequest } from '#contract/calls/operator/requests.ts';
import type { AnswerKind } from '#contract/operator/answer-templates.ts';
import { requestNumber } from '#contract/requests/request-number.ts';
import type { RequestType } from '#contract/requests/request-types.ts';
import { useListLeft } from '#src/admin/list-left.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useKey } from '#src/resources/operator/keys/use-key.ts';
import { requestPath } from '../paths.ts';
import type { OperatorRequest } from '../request.ts';
import { useRequestMessages } from '../use-request-messages.ts';
import { NoteDialog } from './NoteDialog.tsx';
import { useAskWhose } from './use-ask-whose.tsx';
import { useGoOn } from './use-go-on.ts';

interface Props {
  readonly request: OperatorRequest;
  /** Called when it is refused, before another request is shown. */
  readonly onRefused?: () => void;
  /** Called while it is being refused, and once more where it could not be. */
  readonly onEnding?: ((isEnding: boolean) => void) | undefined;
}

/** The templates that are offered; a message is answered sooner than refused. */
const kinds: Partial<Record<RequestType, AnswerKind>> = {
  sdsaddition: 'refusedAddition',
  sdsremoval: 'refusedRemoval',
};

/** Ends a request without doing what it asks, for a reason that the member will read. */
export const RefuseButton = ({ request, onRefused, onEnding }: Props) => {
  const word = useRequestMessages();
  const goOn = useGoOn(request);
  const navigate = useNavigate();
  const left = useListLeft();
  const whose = useAskWhose(request);
  const key = useKey('refuse');
  const [isAsking, setAsking] = useState(false);
  const { id, type } = request;
  // What was refused by mistake is reopened there.
  const wayBack = (
    <Link
      component="button"
      onClick={() => navigate(requestPath(id, left))}
      sx={{ color: 'inherit', fontWeight: 600, verticalAlign: 'baseline', textDecoration: 'underline' }}
    >
      {word('seeRefused')}
    </Link>
  );
  return (
    <>
      <Button color="error" onClick={() => whose.before(() => setAsking(true))} {...key}>
        {word('refuse')}
      </Button>
      {whose.question}
      {isAsking && (
        <NoteDialog
          title={word('refuseTitle', { id: requestNumber(id) })}
          detail={word('refuseDetail')}
          label={word('reason')}
          does={word('refuse')}
          isRefusal
          request={id}
          kind={kinds[type]}
          onClose={() => setAsking(false)}
          onSend={async (note) => {
            onEnding?.(true);
            try {
              await whose.send((of) => callApi(refuseRequest, { params: { id }, body: { note, ...of } }));
            } catch (error) {
              onEnding?.(false);
              throw error;
            }
            onRefused?.();
            await goOn(
              <>
                {word('refused', { id: requestNumber(id) })} {wayBack}
              </>,
            );
            setAsking(false);
          }}
        />
      )}
    </>
  );
};
