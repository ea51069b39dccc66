import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { AttentionKind } from '#contract/sheets/attention.ts';
import { attentionKinds } from '#contract/sheets/attention.ts';
import type { SheetLanguage } from '#contract/sheets/language.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { attentionIcons } from '../attention-icons.ts';
import { sheetText } from '../messages.ts';
import type { EditedSheet } from '../sheet.ts';
import { Part } from './Part.tsx';

/** The reasons why the sheet needs attention, and what to do about each. */
export const AttentionNotes = () => {
  const text = useText();
  const shownIn = useLanguage();
  const sheet = useRecordContext<EditedSheet>();
  if (!sheet || sheet.attention.length === 0) return null;
  return (
    <Part title={text(sheetText('attention'))}>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 }}>
        {sheet.attention.map((kind) => {
          const Icon = attentionIcons[kind];
          return (
            <Box
              component="li"
              key={kind}
              sx={({ tokens }) => ({
                display: 'flex',
                gap: 2,
                p: 3,
                borderRadius: '10px',
                bgcolor: tokens.amberSoft,
                fontSize: '0.875rem',
                '& svg': { color: tokens.amberIcon, fontSize: 20, flex: 'none' },
              })}
            >
              <Icon aria-hidden />
              <span>
                <strong>{attentionKinds[kind][shownIn]}</strong>
                <br />
                {text(sheetText(remedyOf(kind, sheet.language)))}
              </span>
            </Box>
          );
        })}
      </Box>
    </Part>
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
