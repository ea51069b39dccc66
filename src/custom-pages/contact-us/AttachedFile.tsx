import Close from '@mui/icons-material/Close';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import { Box, FormLabel, IconButton, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { maxUploadBytes } from '#contract/limits.ts';
import { formatFileSize } from '#src/i18n/format-file-size.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { FileDrop } from '#src/ui/forms/FileDrop.tsx';
import { hasPdfHeader } from '#src/ui/forms/has-pdf-header.ts';

interface Props {
  readonly file: File | undefined;
  /** What the server says of this file. */
  readonly error: string | undefined;
  readonly isSending: boolean;
  readonly onChange: (file: File | undefined) => void;
}

const size = maxUploadBytes / 1_000_000;

/** The one PDF that may go with a message. One that cannot is said no to at once, and what was chosen before stays. */
export const AttachedFile = ({ file, error, isSending, onChange }: Props) => {
  const text = useText();
  const notify = useNotify();
  const translate = useTranslate();
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const choose = async ([chosen, ...others]: File[]) => {
    if (!chosen) return;
    const reason = others.length > 0 ? text('contact.oneFile') : await reasonAgainst(chosen, translate);
    setRefusal(reason);
    if (reason) notify(reason, { type: 'error' });
    else onChange(chosen);
  };
  const takeOff = () => {
    onChange(undefined);
    notify(text('contact.fileRemoved'));
    input.current?.focus();
  };
  return (
    <Box role="group" aria-label={text('contact.file')}>
      <FormLabel component="p" aria-hidden sx={{ m: 0, mb: 1 }}>
        {text('contact.file')}
      </FormLabel>
      {file && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mb: 2 }}>
          <PictureAsPdfOutlined aria-hidden fontSize="small" sx={{ color: 'text.secondary' }} />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{file.name}</Typography>
            <Typography sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
              {formatFileSize(file.size, language)}
            </Typography>
          </Box>
          <IconButton disabled={isSending} onClick={takeOff} aria-label={text('contact.takeOff', { name: file.name })}>
            <Close fontSize="small" />
          </IconButton>
        </Box>
      )}
      <FileDrop
        title={text('contact.drop')}
        hint={text('contact.dropHint', { size })}
        browse={text(file ? 'contact.replace' : 'contact.browse')}
        onFiles={(files) => void choose(files)}
        disabled={isSending}
        error={refusal ?? error}
        inputRef={input}
      />
    </Box>
  );
};

/** PDF only, 25 MB at most. S2.5-17, S2.5-18. */
const reasonAgainst = async (file: File, translate: ReturnType<typeof useTranslate>): Promise<string | undefined> => {
  const { name } = file;
  if (!/\.pdf$/i.test(name)) return translate('errors.upload.not_a_pdf', { name });
  if (file.size === 0) return translate('errors.upload.empty', { name });
  if (file.size > maxUploadBytes) return translate('errors.upload.too_large', { name, max: size });
  // What cannot be read now is said when it is sent.
  return (await hasPdfHeader(file).catch(() => true)) ? undefined : translate('errors.upload.not_a_pdf', { name });
};
