import { Box, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { acceptStorage } from '#contract/calls/storage-advice.ts';
import { maxAcceptanceReason } from '#contract/limits.ts';
import { callApi } from '#src/providers/call-api.ts';
import { maxLength, required } from '#src/ui/forms/rules.ts';
import { useForm } from '#src/ui/forms/use-form.ts';
import { LabelledInput } from '#src/ui/LabelledInput.tsx';
import { SendDialog } from '#src/ui/SendDialog.tsx';
import { useStorageMessages } from './messages.ts';

interface Props {
  /** Two groups, `FLL+OXI`. */
  readonly pair: string;
  /** The same in words. */
  readonly name: string;
  /** As it is known now, with what somebody else said of it meanwhile. */
  readonly place: {
    readonly id: number;
    readonly name: string;
    readonly acceptance?: { readonly location: number; readonly accepted_at: string } | undefined;
  };
  readonly onDone: () => void;
  /** Somebody else was quicker: what they said is to be asked for. */
  readonly onOvertaken: () => void;
  readonly onCancel: () => void;
}

/** For how many months it may hold; none for until it is taken back. */
const periods = ['3', '12', '36', ''] as const;

/** Asks why two groups may stand together, and until when. */
export const AcceptDialog = ({ pair, name, place, onDone, onOvertaken, onCancel }: Props) => {
  const messages = useStorageMessages();
  const notify = useNotify();
  const [failure, setFailure] = useState<unknown>();
  const untilId = useId();
  const seen = place.acceptance?.location === place.id ? place.acceptance.accepted_at : '';
  const { form, field, values, isSending } = useForm({
    initial: { reason: '', until: '12' },
    rules: { reason: [required, maxLength(maxAcceptanceReason)] },
    keptAs: `storage ${place.id} ${pair}`,
    onFailure: (error) => {
      setFailure(error);
      onOvertaken();
    },
    send: async ({ reason, until }) => {
      setFailure(undefined);
      const body = { reason, until: until && monthsAhead(Number(until)), seen };
      await callApi(acceptStorage, { params: { location: place.id, pair }, body });
      notify(messages.saved);
      onDone();
    },
  });
  return (
    <SendDialog
      title={messages.acceptTitle}
      act={messages.save}
      maxWidth="sm"
      form={form}
      isSending={isSending}
      failure={failure}
      fields={['reason']}
      onCancel={onCancel}
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{messages.acceptLead(name, place.name)}</Typography>
        <LabelledInput {...field('reason')} label={messages.reason} required autoFocus multiline minRows={3} />
        <FormControl>
          <FormLabel id={untilId}>{messages.until}</FormLabel>
          <RadioGroup
            row
            aria-labelledby={untilId}
            value={values.until}
            onChange={(_, until) => field('until').onChange(until)}
          >
            {periods.map((months) => (
              <FormControlLabel
                key={months}
                value={months}
                control={<Radio size="small" />}
                label={messages.untils[months]}
              />
            ))}
          </RadioGroup>
        </FormControl>
      </Box>
    </SendDialog>
  );
};

/** The day so many months from now. */
const monthsAhead = (months: number): string => {
  const day = new Date();
  day.setUTCMonth(day.getUTCMonth() + months);
  return day.toISOString().slice(0, 10);
};
