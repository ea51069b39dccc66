import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import { Box, Button, Menu, MenuItem, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { listAnswersFor } from '#contract/calls/operator/answer-templates.ts';
import type { AnswerKind } from '#contract/operator/answer-templates.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { languageNames } from '#src/i18n/language-names.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useKey } from '#src/resources/operator/keys/use-key.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { useRequestMessages } from '../use-request-messages.ts';

interface Props {
  /** The number of the request that is written about. */
  readonly request: number;
  readonly kind: AnswerKind;
  /** What stands in the field now. */
  readonly typed: string;
  readonly onChoose: (text: string) => void;
}

/** Puts a template into a field, filled in for the request; what was typed there is replaced only when asked. */
export const TemplateMenu = ({ request, kind, typed, onChoose }: Props) => {
  const text = useText();
  const word = useRequestMessages();
  const language = useLanguage();
  const key = useKey('template');
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  /** The text that was put there last: while it stands unchanged, nothing of one's own is lost. */
  const [put, setPut] = useState('');
  const [asked, setAsked] = useState<string>();
  const { data, isError, refetch } = useQuery({
    queryKey: [listAnswersFor.id, request, kind],
    queryFn: ({ signal }) => callApi(listAnswersFor, { params: { id: request }, query: { kind }, signal }),
    enabled: isOpen,
    staleTime: 0,
  });

  const replace = (chosen: string) => {
    setAsked(undefined);
    setPut(chosen);
    onChoose(chosen);
  };
  const choose = (chosen: string) => {
    setOpen(false);
    if (typed.trim() === '' || typed === put) replace(chosen);
    else if (typed !== chosen) setAsked(chosen);
  };
  return (
    <Box>
      <Button
        ref={button}
        size="small"
        variant="outlined"
        endIcon={<ArrowDropDown />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        {...key}
      >
        {word('useTemplate')}
      </Button>
      <Menu
        open={isOpen}
        anchorEl={button.current}
        onClose={() => setOpen(false)}
        slotProps={{ list: { 'aria-label': word('useTemplate') }, paper: { sx: { maxWidth: 'min(420px, 92vw)' } } }}
      >
        {!data && !isError && <MenuItem disabled>{text('shell.loading')}</MenuItem>}
        {isError && <MenuItem onClick={() => void refetch()}>{word('templatesFailed')}</MenuItem>}
        {data?.templates.length === 0 && <MenuItem disabled>{word('noTemplates')}</MenuItem>}
        {data?.templates.map((template) => (
          <MenuItem key={template.id} onClick={() => choose(template.text)} sx={{ whiteSpace: 'normal' }}>
            {template[`name_${language}`]}
          </MenuItem>
        ))}
      </Menu>
      {data && (
        <Typography variant="caption" component="span" sx={{ ml: 2, color: 'text.secondary' }}>
          {word('templateLanguage', { language: languageNames[data.language][language] })}
        </Typography>
      )}
      {asked !== undefined && (
        <ConfirmDialog
          title={word('replaceTitle')}
          act={word('replace')}
          onConfirm={() => replace(asked)}
          onCancel={() => setAsked(undefined)}
        >
          {word('replaceDetail')}
        </ConfirmDialog>
      )}
    </Box>
  );
};
