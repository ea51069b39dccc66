import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import { Box, Button, CircularProgress, Dialog, Typography, useMediaQuery } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { getLocationsByIsns, listRemovalRequests, saveRemovalRequests } from '#contract/calls/removals.ts';
import { useCountText, useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useDraftState } from '#src/providers/form-drafts.ts';
import type { Sheet } from '#src/providers/sheets/sheet.ts';
import { toFieldErrors } from '#src/providers/to-field-errors.ts';
import { useCall } from '#src/providers/use-call.ts';
import { useSubmission } from '#src/providers/use-submission.ts';
import { LeaveGuard } from '#src/ui/forms/LeaveGuard.tsx';
import { StatePanel } from '#src/ui/StatePanel.tsx';
import { ChooseStep } from './ChooseStep.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';
import { type Draft, toDrafts, toRemovalItems, withFaults } from './draft.ts';
import { WizardHead, type WizardStep } from './WizardHead.tsx';

interface Props {
  readonly sheets: readonly Sheet[];
  /** What was chosen and typed before it was last closed. */
  readonly left: readonly Draft[];
  readonly onClose: (drafts: readonly Draft[]) => void;
  /** The request is in: nothing is left to choose. */
  readonly onSent: () => void;
}

/** The removal of chosen sheets in three steps: locations, confirmation, sent. S2.4-36…45. */
export default function RemovalWizard({ sheets, left, onClose, onSent }: Props) {
  const titleId = useId();
  const isPhone = useMediaQuery(({ breakpoints }) => breakpoints.down('sm'));
  const isns = sheets.map(({ id }) => id);
  const { data, error, refetch } = useCall(getLocationsByIsns, { body: { isns } }, { staleTime: 0 });
  const [step, setStep] = useState<WizardStep>('choose');
  const [changed, setDrafts] = useDraftState<readonly Draft[] | undefined>(`removal of ${isns}`, undefined);
  const [failure, setFailure] = useState<string>();
  const { isSending, send } = useSendRemoval();
  const isLeaving = useRef(false);
  const fresh = data ? toDrafts(data.data, data.locationCount) : left;
  const drafts =
    changed ??
    fresh.map((draft) => {
      const before = left.find(({ sheet }) => sheet.isn === draft.sheet.isn);
      return before ? { ...draft, chosen: before.chosen, info: before.info } : draft;
    });

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
    else onClose(drafts);
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
      {!data && error && <LocationsFailed onRetry={() => void refetch()} onClose={close} />}
      {data && step === 'choose' && (
        <ChooseStep
          drafts={drafts}
          selection={sheets}
          found={data}
          onChange={setDrafts}
          onCancel={close}
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
      <LeaveGuard isDirty={changed !== undefined && step !== 'sent'} isLeaving={isLeaving} onBack={close} />
      {step === 'sent' && <SentStep count={drafts.length} onClose={close} />}
    </Dialog>
  );
}

/** The request is in: what happens now, and where to follow it. */
const SentStep = ({ count, onClose }: { count: number; onClose: () => void }) => {
  const text = useText();
  const countText = useCountText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Box ref={box} tabIndex={-1} role="status" sx={{ flex: 1, '&:focus': { outline: 'none' } }}>
      <StatePanel
        icon={<CheckCircleOutlined />}
        title={text('removal.sentTitle')}
        level={2}
        actions={
          <>
            <Button variant="contained" onClick={onClose}>
              {text('tools.close')}
            </Button>
            <Button component={RouterLink} to="/message-centre">
              {text('removal.follow')}
            </Button>
          </>
        }
      >
        {countText('removal.sentDetail', count)}
      </StatePanel>
    </Box>
  );
};

const LocationsLoading = () => {
  const text = useText();
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 3, p: 8 }}>
      <CircularProgress size={24} aria-hidden />
      {text('removal.loading')}
    </Box>
  );
};

const LocationsFailed = ({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) => {
  const text = useText();
  return (
    <Box role="alert" sx={{ p: 8 }}>
      <Typography sx={{ mb: 4 }}>{text('removal.loadFailed')}</Typography>
      <Button variant="contained" onClick={onRetry} sx={{ mr: 2 }}>
        {text('removal.retry')}
      </Button>
      <Button onClick={onClose}>{text('removal.cancel')}</Button>
    </Box>
  );
};

/** What became of a sending: done, refused with what to mend, or not known, and then safe to send again. */
type Outcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly drafts: Draft[] }
  | { readonly kind: 'failed'; readonly message: string };

/** Sends the request, one submission at a time. An unchanged repetition has the same key, and happens only once. */
const useSendRemoval = () => {
  const translate = useTranslate();
  const client = useQueryClient();
  const [isSending, setSending] = useState(false);
  const submissionOf = useSubmission();

  const send = async (drafts: readonly Draft[]): Promise<Outcome> => {
    const locdata = toRemovalItems(drafts);
    setSending(true);
    try {
      await callApi(saveRemovalRequests, { body: { locdata, submission: submissionOf(locdata) } });
      return { kind: 'sent' };
    } catch (error) {
      const names = locdata.flatMap((_, index) => [`locdata.${index}.isn`, `locdata.${index}.selectedLocation`]);
      const { fields, message } = toFieldErrors(error, { fields: names, translate });
      if (Object.keys(fields).length > 0) return { kind: 'refused', drafts: withFaults(drafts, fields) };
      return { kind: 'failed', message: message ?? translate('forms.failed') };
    } finally {
      setSending(false);
      void client.invalidateQueries({ queryKey: [listRemovalRequests.id] });
    }
  };
  return { isSending, send };
};
