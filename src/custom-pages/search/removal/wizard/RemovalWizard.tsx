import { Dialog, useMediaQuery } from '@mui/material';
import { useId, useRef, useState } from 'react';
import { getLocationsByIsns } from '#contract/calls/removals.ts';
import type { Sheet } from '#src/providers/sheets/sheet.ts';
import { useTyped } from '#src/providers/unsent/use-typed.ts';
import { useCall } from '#src/providers/use-call.ts';
import { LeaveGuard } from '#src/ui/forms/LeaveGuard.tsx';
import { ChooseStep } from './ChooseStep.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';
import { type Draft, toDrafts } from './draft.ts';
import { SentStep } from './SentStep.tsx';
import { useSendRemoval } from './use-send-removal.ts';
import { WizardHead, type WizardStep } from './WizardHead.tsx';
import { LocationsFailed, LocationsLoading } from './WizardStates.tsx';

interface Props {
  readonly sheets: readonly Sheet[];
  readonly onClose: () => void;
  /** The request is in: nothing is left to choose. */
  readonly onSent: () => void;
}

/** The removal of chosen sheets in three steps: locations, confirmation, sent. Specification 2 §4, "Removal flow". */
export default function RemovalWizard({ sheets, onClose, onSent }: Props) {
  const titleId = useId();
  const isPhone = useMediaQuery(({ breakpoints }) => breakpoints.down('sm'));
  const isns = sheets.map(({ id }) => id);
  const { data, error, refetch } = useCall(getLocationsByIsns, { body: { isns } }, { staleTime: 0 });
  const [step, setStep] = useState<WizardStep>('choose');
  const [changed, setDrafts] = useTyped<readonly Draft[] | undefined>(`removal of ${isns}`, undefined);
  const [failure, setFailure] = useState<string>();
  const { isSending, send } = useSendRemoval();
  const isLeaving = useRef(false);
  const drafts = changed ?? (data ? toDrafts(data.data, data.locationCount) : []);

  const submit = async () => {
    setFailure(undefined);
    const outcome = await send(drafts);
    if (outcome.kind === 'failed') setFailure(outcome.message);
    if (outcome.kind === 'sent') setStep('sent');
    if (outcome.kind === 'refused') {
      setDrafts(outcome.drafts);
      setStep('choose');
    }
  };
  const close = () => {
    if (isSending) return;
    if (step === 'sent') onSent();
    else onClose();
  };

  return (
    <Dialog
      open
      onClose={(_, reason) => reason === 'escapeKeyDown' && close()}
      maxWidth="lg"
      fullWidth
      fullScreen={isPhone}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { minHeight: { sm: 'min(640px, 90vh)' } } } }}
    >
      <WizardHead
        titleId={titleId}
        step={step}
        count={changed || data ? drafts.length : sheets.length}
        onClose={isSending ? undefined : close}
      />
      {!data && !error && <LocationsLoading />}
      {!data && error && <LocationsFailed onRetry={() => void refetch()} onClose={onClose} />}
      {data && step === 'choose' && (
        <ChooseStep
          drafts={drafts}
          selection={sheets}
          found={data}
          onChange={setDrafts}
          onCancel={onClose}
          onContinue={() => setStep('confirm')}
        />
      )}
      {data && step === 'confirm' && (
        <ConfirmStep
          drafts={drafts}
          locationCount={data.locationCount}
          isSending={isSending}
          failure={failure}
          onBack={() => setStep('choose')}
          onSend={() => void submit()}
        />
      )}
      {/* On a phone it fills the screen, and Back is what one presses. */}
      <LeaveGuard isDirty={changed !== undefined && step !== 'sent'} isLeaving={isLeaving} />
      {step === 'sent' && <SentStep count={drafts.length} onClose={close} />}
    </Dialog>
  );
}
