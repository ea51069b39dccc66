import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { ImportRecord } from '#contract/imports/define-imports.ts';
import { formatShortDate } from '#contract/short-date.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { callApi } from '#src/providers/call-api.ts';
import { saveFile } from '#src/providers/save-file.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { useSend } from '#src/ui/forms/use-send.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { SendingButton } from '#src/ui/SendingButton.tsx';
import { countsInWords, useImportMessages } from '../messages.ts';
import { useImportPart } from '../parts.ts';
import { EveryRow } from './EveryRow.tsx';
import { useOneMessages } from './messages.ts';
import { Section } from './Section.tsx';

interface Props {
  readonly one: ImportRecord;
  readonly onChanged: () => Promise<void>;
}

/** What was carried out, or taken back again. */
export const Ended = ({ one, onChanged }: Props) => {
  const messages = useOneMessages();
  const words = useImportMessages();
  const language = useLanguage();
  const { path, sheetsPath } = useImportPart();
  const { state, counts, new_locations, staying_locations, problem, ended_at, can_take_back } = one;
  const isDone = state === 'done';
  const lead = [
    countsInWords(counts, words),
    isDone && new_locations.total > 0 && messages.madeLocations(new_locations.total),
  ];
  return (
    <>
      {problem && <Notice severity="warning">{problem[language]}</Notice>}
      <Section title={isDone ? messages.done(counts.new + counts.updated) : messages.takenBack}>
        {isDone && <Typography>{lead.filter(Boolean).join('. ')}</Typography>}
        {!isDone && (
          <Typography>
            {[messages.asBefore, staying_locations > 0 && messages.stayingLocations(staying_locations)]
              .filter(Boolean)
              .join(' ')}
          </Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {isDone && (
            <Button variant="contained" component={RouterLink} to={sheetsPath(one)}>
              {path === '/imports' ? messages.seeSheets(formatShortDate(ended_at.slice(0, 10))) : messages.seeAllSheets}
            </Button>
          )}
          <Report one={one} />
          {can_take_back && <TakeBack one={one} onChanged={onChanged} />}
        </Box>
      </Section>
      <EveryRow one={one} onChanged={onChanged} />
    </>
  );
};

const Report = ({ one: { id } }: Pick<Props, 'one'>) => {
  const messages = useOneMessages();
  const language = useLanguage();
  const { report } = useImportPart();
  const { isSending, send } = useSend();
  const name = { en: `import-${id}.csv`, fr: `importation-${id}.csv` }[language];
  const download = () => send(() => saveFile(report, { params: { id }, query: { language } }, name));
  return (
    <SendingButton
      variant="outlined"
      startIcon={<FileDownloadOutlined />}
      isSending={isSending}
      onClick={() => void download()}
    >
      {messages.report}
    </SendingButton>
  );
};

const TakeBack = ({ one: { id, name }, onChanged }: Props) => {
  const messages = useOneMessages();
  const { takeBack } = useImportPart();
  const { isSending, send } = useSend();
  const [isAsking, setAsking] = useState(false);
  const act = () =>
    send(async () => {
      try {
        await callApi(takeBack, { params: { id }, body: {} });
      } finally {
        setAsking(false);
        await onChanged();
      }
    });
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        {messages.takeBack}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={messages.takeBackQuestion(name)}
          act={messages.takeBackAct}
          back={messages.keep}
          isActing={isSending}
          onConfirm={() => void act()}
          onCancel={() => setAsking(false)}
        >
          {messages.takeBackDetail}
        </ConfirmDialog>
      )}
    </>
  );
};
