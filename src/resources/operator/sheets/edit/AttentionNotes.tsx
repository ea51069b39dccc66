import { Box, Button } from '@mui/material';
import { useNotify, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { reopenAttention } from '#contract/calls/operator/sheet-ends.ts';
import type { AttentionKind } from '#contract/sheets/attention.ts';
import { attentionKinds } from '#contract/sheets/attention.ts';
import type { SheetLanguage } from '#contract/sheets/language.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { formatDateInText } from '#src/resources/operator/date-in-text.ts';
import { useSend } from '#src/ui/forms/use-send.ts';
import { attentionIcons } from '../attention/attention-icons.ts';
import { useAttentionMessages } from '../attention/messages.ts';
import { useAttentionActions } from '../attention/use-attention-actions.tsx';
import { sheetText } from '../messages.ts';
import { ApartFacts } from '../pdf/Apart.tsx';
import { usePdfMessages } from '../pdf/messages.ts';
import type { EditedSheet } from '../sheet.ts';
import { useSheetsChanged } from '../use-sheets-changed.ts';
import { Part } from './Part.tsx';
import { useSavedFirst } from './use-saved-first.ts';

/** The reasons why the sheet needs attention and what to do about each; and what of it somebody has seen to. */
export const AttentionNotes = () => {
  const text = useText();
  const sheet = useRecordContext<EditedSheet>();
  if (!sheet || sheet.ended || (sheet.attention.length === 0 && sheet.settled.length === 0)) return null;
  return (
    <Part title={text(sheetText('attention'))}>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 }}>
        {sheet.attention.map((kind) => (
          <Note key={kind} sheet={sheet} kind={kind} />
        ))}
        {sheet.settled.map((settled) => (
          <Settled key={settled.kind} id={sheet.id} settled={settled} />
        ))}
      </Box>
    </Part>
  );
};

const Note = ({ sheet, kind }: { sheet: EditedSheet; kind: AttentionKind }) => {
  const text = useText();
  const shownIn = useLanguage();
  const pdfMessages = usePdfMessages();
  const savedFirst = useSavedFirst();
  const { offers, dialog } = useAttentionActions(sheet, [kind]);
  const Icon = attentionIcons[kind];
  return (
    <Box
      component="li"
      sx={({ tokens }) => ({
        display: 'flex',
        gap: 2,
        p: 3,
        borderRadius: '10px',
        bgcolor: tokens.amberSoft,
        fontSize: '0.875rem',
        '& > svg': { color: tokens.amberIcon, fontSize: 20, flex: 'none' },
      })}
    >
      <Icon aria-hidden />
      <div>
        <strong>{attentionKinds[kind][shownIn]}</strong>
        <br />
        {text(sheetText(remedyOf(kind, sheet.language)))}
        {kind === 'unread' && sheet.recognised && (
          <>
            <Box sx={{ mt: 2 }}>{pdfMessages.recognised}</Box>
            <ApartFacts {...sheet.recognised} recorded={sheet.sheet} />
          </>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, ml: -1 }}>
          {/* What is filled in by hand is beside it. */}
          {offers
            .filter(({ key }) => key !== 'edit')
            .map(({ key, label, to, act }) =>
              to ? (
                <Button key={key} size="small" component={Link} to={to}>
                  {label}
                </Button>
              ) : (
                <Button key={key} size="small" onClick={() => act && savedFirst(act)}>
                  {label}
                </Button>
              ),
            )}
        </Box>
        {dialog}
      </div>
    </Box>
  );
};

const Settled = ({ id, settled: { kind, how, until } }: { id: number; settled: EditedSheet['settled'][number] }) => {
  const messages = useAttentionMessages();
  const language = useLanguage();
  const notify = useNotify();
  const changed = useSheetsChanged();
  const savedFirst = useSavedFirst();
  const { isSending, send } = useSend();
  const reopen = () =>
    void send(async () => {
      await callApi(reopenAttention, { params: { id }, body: { kind } });
      notify(messages.reopened);
      changed();
    });
  return (
    <Box component="li" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
      {messages.state(attentionKinds[kind][language], messages.how[how], formatDateInText(until))}{' '}
      <Button size="small" disabled={isSending} onClick={() => savedFirst(reopen)}>
        {messages.reopen}
      </Button>
    </Box>
  );
};

const remedies = {
  old: 'askCurrent',
  superseded: 'archiveThis',
  'no-pdf': 'askPdf',
  unread: 'checkByHand',
} as const;

const remedyOf = (kind: AttentionKind, language: SheetLanguage) =>
  kind === 'one-language' ? (language === 'en' ? 'askFrench' : 'askEnglish') : remedies[kind];
