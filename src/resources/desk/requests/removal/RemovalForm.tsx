import { Box, Button, Typography } from '@mui/material';
import { type FormEvent, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { decideRemoval } from '#contract/calls/operator/requests.ts';
import { requestNumber } from '#contract/requests/request-number.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useDraftState } from '#src/providers/form-drafts.ts';
import { FieldError } from '#src/ui/FieldError.tsx';
import { LeaveGuard } from '#src/ui/forms/LeaveGuard.tsx';
import { SubmitButton } from '#src/ui/forms/SubmitButton.tsx';
import { LabelledInput } from '#src/ui/LabelledInput.tsx';
import type { DeskRequest } from '../request.ts';
import { useWords } from '../use-words.ts';
import { RefuseButton } from '../work/RefuseButton.tsx';
import { useAct } from '../work/use-act.ts';
import { useGoOn } from '../work/use-go-on.ts';
import { LocationDecision } from './LocationDecision.tsx';

/** Decides for each location, and carries it out. */
export const RemovalForm = ({ request }: { request: DeskRequest }) => {
  const word = useWords();
  const translate = useTranslate();
  const goOn = useGoOn(request);
  const form = useRef<HTMLFormElement>(null);
  const [decisions, setDecisions] = useDraftState<Decisions>('decisions', {});
  const [note, setNote] = useDraftState('note', '');
  const isLeaving = useRef(false);
  const { isActing, error, setError, act } = useAct('decisions');
  const { id, removals } = request;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (firstUndecided(removals, decisions)) {
      setError(translate('errors.removal.undecided'));
      form.current?.querySelector<HTMLElement>('[data-undecided] button')?.focus();
      return;
    }
    void act(async () => {
      const decided = removals.map(({ location }) => ({ location, approve: decisions[location] === true }));
      await callApi(decideRemoval, { params: { id }, body: { decisions: decided, note } });
      isLeaving.current = true;
      goOn(word('carriedOut', { id: requestNumber(id) }));
    });
  };
  return (
    <Box component="form" ref={form} noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
      <LeaveGuard isLeaving={isLeaving} isDirty={note !== '' || Object.keys(decisions).length > 0} />
      <div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
          <Typography variant="h2" sx={{ flex: 1 }}>
            {word('places')}
          </Typography>
          {removals.length > 1 && (
            <Button variant="outlined" size="small" onClick={() => setDecisions(approveEvery(removals))}>
              {word('approveAll')}
            </Button>
          )}
        </Box>
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, borderBottom: 1, borderColor: 'divider' }}>
          {removals.map((removal) => (
            <LocationDecision
              key={removal.location}
              removal={removal}
              isApproved={decisions[removal.location]}
              isFaulty={error !== undefined}
              onDecide={(isApproved) => setDecisions((before) => ({ ...before, [removal.location]: isApproved }))}
            />
          ))}
        </Box>
        <div role="alert">{error && <FieldError id="undecided" error={error} />}</div>
      </div>
      <LabelledInput
        multiline
        minRows={3}
        maxRows={12}
        label={word('note')}
        hint={word('noteHint')}
        value={note}
        onChange={setNote}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: 3 }}>
        {!isActing && (
          <RefuseButton
            request={request}
            onRefused={() => {
              isLeaving.current = true;
            }}
          />
        )}
        <SubmitButton isSending={isActing}>{word('carryOut')}</SubmitButton>
      </Box>
    </Box>
  );
};

type Removal = DeskRequest['removals'][number];

/** By location, whether the sheet leaves it; absent where nobody has decided yet. */
type Decisions = Readonly<Record<number, boolean>>;

/** The first location that nothing is decided for. */
const firstUndecided = (removals: readonly Removal[], decisions: Decisions): Removal | undefined =>
  removals.find(({ location }) => decisions[location] === undefined);

const approveEvery = (removals: readonly Removal[]): Decisions =>
  Object.fromEntries(removals.map(({ location }) => [location, true]));
