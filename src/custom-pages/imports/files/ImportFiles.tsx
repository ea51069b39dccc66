import { Box, Button, LinearProgress, Paper, Typography } from '@mui/material';
import { type ReactNode, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ImportRecord } from '#contract/imports/define-imports.ts';
import { formatFileSize } from '#src/i18n/format-file-size.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { callApi } from '#src/providers/call-api.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { LeaveGuard } from '#src/ui/forms/LeaveGuard.tsx';
import { useSend } from '#src/ui/forms/use-send.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { SendingButton } from '#src/ui/SendingButton.tsx';
import { useImportMessages } from '../messages.ts';
import { useImportPart } from '../parts.ts';
import { FilesDrop } from './FilesDrop.tsx';
import { LeftOut } from './SortedNote.tsx';
import { type SortedFiles, sortOut } from './sort-out.ts';
import { useSendFiles } from './use-send-files.ts';

interface Props {
  readonly one: ImportRecord;
  readonly onChanged: () => Promise<void>;
  /** Something was chosen that has not been checked yet. */
  readonly hasChoices: boolean;
  /** Another list is on its way: what was chosen of the one before is not meant for it. */
  readonly onNewList: () => void;
  /** What is known of the files; not shown while others are being sent. */
  readonly children?: ReactNode;
}

/** The files of an import that is open: those on their way, those that have come, and the way to more. */
export const ImportFiles = ({ one, onChanged, hasChoices, onNewList, children }: Props) => {
  const messages = useImportMessages();
  const { examine } = useImportPart();
  const { id, state, problem, files } = one;
  const language = useLanguage();
  const [isAdding, setAdding] = useState(false);
  const [leftOut, setLeftOut] = useState<SortedFiles['leftOut']>([]);
  const isLeaving = useRef(false);
  const check = async () => {
    await callApi(examine, { params: { id }, body: {} });
    setAdding(false);
    await onChanged();
  };
  const { sending, send, stop } = useSendFiles({ id, onSent: check });
  const { isSending: isChecking, send: act } = useSend();
  const rest = sending.stage === 'stopped' ? sending.rest : [];
  const isUnderWay = sending.stage === 'sending';
  const isToSend = isUnderWay || rest.length > 0;
  const add = (sorted: SortedFiles) => {
    setLeftOut(sorted.leftOut);
    if (sorted.list) onNewList();
    if (sorted.files.length > 0) void send([...rest, ...sorted.files]);
  };
  const isWaiting = state === 'receiving' || sending.stage === 'stopped';
  return (
    <>
      {problem && !isUnderWay && (
        <Notice severity={state === 'failed' ? 'error' : 'warning'}>{problem[language]}</Notice>
      )}
      {isUnderWay && <SendingPanel {...sending} onStop={stop} />}
      {sending.stage === 'stopped' && (rest.length > 0 || sending.message) && (
        <Notice
          severity={sending.message ? 'error' : 'warning'}
          action={
            rest.length > 0 && (
              <Button color="inherit" onClick={() => void send(rest)}>
                {messages.goOn}
              </Button>
            )
          }
        >
          {[sending.message, rest.length > 0 && messages.stopped(rest.length)].filter(Boolean).join(' ')}
        </Notice>
      )}
      <LeftOut leftOut={leftOut} />
      {!isUnderWay && (
        <FilesPanel
          one={one}
          isAdding={isAdding || isWaiting || state === 'failed'}
          onAdd={isWaiting || state === 'failed' ? undefined : () => setAdding(!isAdding)}
          onFound={(found) => add(sortOut(found))}
          onDiscarding={() => {
            isLeaving.current = true;
          }}
        >
          {isWaiting && files > 0 && (
            <SendingButton
              variant="outlined"
              isSending={isChecking}
              onClick={() => void act(check)}
              sx={{ justifySelf: 'start' }}
            >
              {messages.check}
            </SendingButton>
          )}
        </FilesPanel>
      )}
      {sending.stage === 'idle' && children}
      {/* One for both: of two a router asks only one. */}
      <LeaveGuard isDirty={isToSend || hasChoices} isLeaving={isLeaving}>
        {isToSend ? messages.leaveSending : messages.leaveChanged}
      </LeaveGuard>
    </>
  );
};

interface SendingPanelProps {
  readonly sent: number;
  readonly total: number;
  readonly onStop: () => void;
}

const SendingPanel = ({ sent, total, onStop }: SendingPanelProps) => {
  const messages = useImportMessages();
  const language = useLanguage();
  return (
    <Paper variant="outlined" sx={{ p: 4, borderRadius: '12px', display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <span className="visually-hidden" role="status">
          {messages.sendingTitle}
        </span>
        <Typography sx={{ mb: 2 }}>
          {messages.sendingFiles(formatFileSize(sent, language), formatFileSize(total, language))}
        </Typography>
        <LinearProgress
          aria-label={messages.sendingTitle}
          variant={sent >= total ? 'indeterminate' : 'determinate'}
          value={total > 0 ? Math.round((100 * sent) / total) : 0}
          sx={{ borderRadius: 2 }}
        />
      </Box>
      <Button onClick={onStop}>{messages.stopSending}</Button>
    </Paper>
  );
};

interface FilesPanelProps {
  readonly one: ImportRecord;
  readonly isAdding: boolean;
  /** Opens and closes the way to more files; undefined where it stays open. */
  readonly onAdd: (() => void) | undefined;
  readonly onFound: Parameters<typeof FilesDrop>[0]['onFound'];
  readonly onDiscarding: () => void;
  readonly children: ReactNode;
}

const FilesPanel = ({ one, isAdding, onAdd, onFound, onDiscarding, children }: FilesPanelProps) => {
  const messages = useImportMessages();
  const language = useLanguage();
  const { state, kind, files, bytes } = one;
  const hints = {
    receiving: messages.receivedHint,
    failed: kind === 'list' ? messages.replaceHint : messages.addHint,
    ready: messages.addHint,
  };
  const hint = hints[state as keyof typeof hints] ?? messages.addHint;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Typography sx={{ flex: '1 1 200px' }}>
          {files === 0 ? messages.receivedNone : messages.received(files, formatFileSize(bytes, language))}
        </Typography>
        {onAdd && (
          <Button aria-expanded={isAdding} onClick={onAdd}>
            {isAdding ? messages.hideFiles : messages.addFiles}
          </Button>
        )}
        <Discard one={one} onDiscarding={onDiscarding} />
      </Box>
      {isAdding && (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '80ch' }}>
            {hint}
          </Typography>
          <FilesDrop onFound={onFound} />
        </>
      )}
      {children}
    </Box>
  );
};

const Discard = ({ one, onDiscarding }: { readonly one: ImportRecord; readonly onDiscarding: () => void }) => {
  const messages = useImportMessages();
  const { drop, path } = useImportPart();
  const notify = useNotify();
  const navigate = useNavigate();
  const { isSending, send } = useSend();
  const [isAsking, setAsking] = useState(false);
  const discard = () =>
    send(async () => {
      await callApi(drop, { params: { id: one.id } }).finally(() => setAsking(false));
      onDiscarding();
      notify(messages.discarded);
      navigate(path);
    });
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        {messages.discard}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={messages.discardQuestion(one.name || messages.anImport)}
          act={messages.discardAct}
          isActing={isSending}
          onConfirm={() => void discard()}
          onCancel={() => setAsking(false)}
        >
          {messages.discardDetail}
        </ConfirmDialog>
      )}
    </>
  );
};
