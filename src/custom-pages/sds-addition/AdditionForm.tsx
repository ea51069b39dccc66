import Close from '@mui/icons-material/Close';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import { Box, IconButton } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { maxUploadBytes, maxUploads } from '#contract/limits.ts';
import { type TextParams, useCountText, useText } from '#src/i18n/use-text.ts';
import type { Refusal } from '#src/offline/waiting-additions.ts';
import { CallError } from '#src/providers/call-error.ts';
import { useFormDraft } from '#src/providers/form-drafts.ts';
import { toFieldErrors } from '#src/providers/to-field-errors.ts';
import { FileDrop } from '#src/ui/forms/FileDrop.tsx';
import { LeaveGuard } from '#src/ui/forms/LeaveGuard.tsx';
import type { LocationBranch } from '#src/ui/forms/location-branches.ts';
import { useFirstErrorFocus } from '#src/ui/forms/use-first-error-focus.ts';
import { AdditionTable } from './AdditionTable.tsx';
import { type Addition, countUnplaced, faultNames, markUnplaced, refusedOf, withFaults, withForAll } from './draft.ts';
import { SubmitBar } from './SubmitBar.tsx';
import type { RefusedFile } from './sort-out.ts';
import { useAddition } from './use-addition.ts';
import { useCustomFields } from './use-custom-fields.ts';
import { useSendAddition } from './use-send-addition.ts';

/** How many are named; a folder dropped by mistake would fill the page. */
const named = 5;

/** Files that were turned away, each by its name and with the reason. A toast has told those who do not see it. */
const RefusedFiles = ({ refusedFiles, onClose }: { refusedFiles: readonly RefusedFile[]; onClose: () => void }) => {
  const text = useText();
  const countText = useCountText();
  const translate = useTranslate();
  return (
    <Box
      sx={({ tokens }) => ({
        display: 'flex',
        alignItems: 'flex-start',
        gap: 3,
        pl: 3,
        pr: 1,
        py: 1,
        borderRadius: '10px',
        border: `1px solid ${tokens.red}55`,
        bgcolor: tokens.redSoft,
        overflowWrap: 'anywhere',
      })}
    >
      <ErrorOutlined aria-hidden fontSize="small" sx={{ color: 'error.main', mt: 2 }} />
      <Box component="ul" sx={{ flex: 1, minWidth: 0, listStyle: 'none', m: 0, p: 0, py: 2, fontSize: '0.8125rem' }}>
        {refusedFiles.slice(0, named).map((refused, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of them may bear one name, and none ever moves
          <li key={index}>
            <strong>{text('addition.notAdded', { name: refused.name })}</strong> {reasonOf(refused, translate)}
          </li>
        ))}
        {refusedFiles.length > named && <li>{countText('addition.othersNotAdded', refusedFiles.length - named)}</li>}
      </Box>
      <IconButton onClick={onClose} aria-label={text('addition.closeNotice')} sx={{ color: 'error.main' }}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
};

/**
 * The files, the facts about each, and the button to send. Faults are shown at their fields, and the first gets the
 * focus.
 */
export const AdditionForm = ({ branches }: { branches: readonly LocationBranch[] }) => {
  const text = useText();
  const notify = useNotify();
  const countText = useCountText();
  const translate = useTranslate();
  const navigate = useNavigate();
  const fields = useCustomFields();
  const { addition, change, changeDraft, add, remove, removeRefused, refusedFiles, clearRefusedFiles } =
    useAddition(branches);
  const { progress, send, cancel } = useSendAddition();
  const [message, setMessage] = useState<string>();
  const browse = useRef<HTMLInputElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const isLeaving = useRef(false);
  /** How often this submit led to the faults. */
  const [asked, setAsked] = useState(0);
  const { drafts } = addition;
  const hasLocations = branches.length > 0;

  // It waited on this device and was refused when it was sent: taken back, it says why.
  const refusal = useFormDraft<Refusal>('refusal', () => undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, as the form opens
  useEffect(() => {
    if (!refusal) return;
    const error = new CallError(refusal.status, refusal.body);
    const late = toFieldErrors(error, { fields: faultNames(drafts), translate });
    const count = new Set(Object.keys(late.fields).map((name) => name.split('.')[1])).size;
    showFaults(withFaults(addition, late.fields), late.message ?? countText('addition.refused', count));
  }, []);

  useFirstErrorFocus(() => table.current, { when: asked > 0 && !progress, each: asked });

  const addFiles = async (files: readonly File[]) => {
    const [first] = await add(files);
    if (first) notify(toastOf(first, translate), { type: 'error' });
  };
  const showFaults = (marked: Addition, words: string) => {
    setAsked((before) => before + 1);
    change(marked);
    setMessage(words);
  };
  const submit = async () => {
    setMessage(undefined);
    setAsked(0);
    const unplaced = hasLocations ? countUnplaced(addition) : 0;
    if (unplaced > 0) {
      const marked = markUnplaced(addition, translate('errors.addition.location_required'));
      return showFaults(marked, countText('addition.required', unplaced));
    }
    const outcome = await send(addition, { hasLocations, fields: fields.map(({ name }) => name) });
    if (outcome.kind === 'failed') return setMessage(outcome.message);
    if (outcome.kind === 'refused') {
      const wrong = outcome.addition.drafts.filter(({ faults }) => Object.keys(faults).length > 0);
      return showFaults(outcome.addition, outcome.message ?? countText('addition.refused', wrong.length));
    }
    isLeaving.current = true;
    const { kind, ...state } = outcome;
    navigate('/sds-addition-success', { state });
  };
  const takeOff = (key: string) => {
    const index = drafts.findIndex((draft) => draft.key === key);
    remove(key);
    setMessage(undefined);
    notify(text('addition.removed'));
    // The row goes with the button that had the focus: the next one has it now, or what files are chosen with.
    setTimeout(() => {
      const buttons = table.current?.querySelectorAll<HTMLElement>('[data-take-off]') ?? [];
      (buttons[Math.min(index, buttons.length - 1)] ?? browse.current)?.focus();
    });
  };
  const refusedCount = refusedOf(addition).length;
  const takeRefusedOff = () => {
    removeRefused();
    setMessage(undefined);
    notify(countText('addition.removedMany', refusedCount));
    setTimeout(() => (table.current?.querySelector<HTMLElement>('[data-take-off]') ?? browse.current)?.focus());
  };

  return (
    <>
      <Box
        sx={{
          flex: 1,
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          alignContent: 'start',
          gap: 3,
          px: { xs: 4, sm: 8 },
          pb: 6,
          maxWidth: 1280,
        }}
      >
        <FileDrop
          title={text('addition.drop')}
          hint={[
            text('addition.dropHint', { size: maxUploadBytes / 1_000_000, max: maxUploads }),
            drafts.length > 0 && text('addition.chosen', { count: drafts.length, max: maxUploads }),
          ]
            .filter(Boolean)
            .join(' ')}
          browse={text('addition.browse')}
          onFiles={(files) => void addFiles(files)}
          multiple
          disabled={progress !== undefined}
          inputRef={browse}
        />
        {refusedFiles.length > 0 && (
          <RefusedFiles
            refusedFiles={refusedFiles}
            onClose={() => {
              clearRefusedFiles();
              browse.current?.focus();
            }}
          />
        )}
        {drafts.length > 0 && (
          <AdditionTable
            ref={table}
            addition={addition}
            branches={branches}
            fields={fields}
            progress={progress}
            onChange={(key, changed) => {
              changeDraft(key, changed);
              setMessage(undefined);
            }}
            onForAll={(isForAll) => {
              change(withForAll(addition, isForAll));
              setMessage(undefined);
            }}
            onTakeOff={takeOff}
          />
        )}
      </Box>
      {drafts.length > 0 && (
        <SubmitBar
          count={drafts.length}
          unplaced={hasLocations ? countUnplaced(addition) : 0}
          message={message}
          refused={refusedCount}
          onTakeRefusedOff={takeRefusedOff}
          progress={progress}
          onSubmit={() => void submit()}
          onCancel={cancel}
        />
      )}
      <LeaveGuard isDirty={drafts.length > 0} isLeaving={isLeaving}>
        {countText('addition.leaveDetail', drafts.length)}
      </LeaveGuard>
    </>
  );
};

type Translate = (key: string, params?: TextParams) => string;

const size = maxUploadBytes / 1_000_000;

/** Why a file was turned away, to stand behind its name. */
const reasonOf = ({ reason }: RefusedFile, translate: Translate): string => {
  const { kind, ...params } = reason;
  return translate(`addition.reasons.${kind}`, { ...params, max: kind === 'many' ? maxUploads : size });
};

/** The same for a toast, which has no context. S2.8-11. */
const toastOf = (refused: RefusedFile, translate: Translate): string =>
  refused.reason.kind === 'many'
    ? reasonOf(refused, translate)
    : `${translate('addition.notAdded', { name: refused.name })} ${reasonOf(refused, translate)}`;
