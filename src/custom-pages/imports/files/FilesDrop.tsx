import { Button } from '@mui/material';
import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import {
  archiveEnding,
  listEndings,
  maxImportFileBytes,
  maxImportFiles,
  maxListBytes,
} from '#contract/imports/limits.ts';
import { maxUploadBytes } from '#contract/limits.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { FileDrop } from '#src/ui/forms/FileDrop.tsx';
import { useImportMessages } from '../messages.ts';
import { type FoundFile, foundIn, readDropped } from './found-files.ts';

interface Props {
  readonly onFound: (found: FoundFile[]) => void;
  readonly disabled?: boolean;
}

const accept = [...listEndings, archiveEnding, '.pdf', 'application/pdf'].join();

/** Takes what an import is made of: files or whole folders, dropped or chosen. */
export const FilesDrop = ({ onFound, disabled = false }: Props) => {
  const messages = useImportMessages();
  const language = useLanguage();
  const notify = useNotify();
  const translate = useTranslate();
  const [isReading, setReading] = useState(false);
  const isClosed = disabled || isReading;
  const take = async (dropped: DataTransfer) => {
    setReading(true);
    const found = await readDropped(dropped).catch(() => undefined);
    setReading(false);
    if (found) onFound(found);
    else notify(translate('forms.failed'), { type: 'error' });
  };
  return (
    <FileDrop
      title={messages.drop}
      hint={
        isReading
          ? messages.reading
          : messages.dropHint(formatNumber(maxImportFiles, language), {
              pdf: maxUploadBytes / 1_000_000,
              list: maxListBytes / 1_000_000,
              archive: maxImportFileBytes / 1_000_000,
            })
      }
      browse={messages.browse}
      accept={accept}
      multiple
      disabled={isClosed}
      onFiles={(files) => onFound(foundIn(files))}
      onDrop={(dropped) => void take(dropped)}
    >
      <FolderButton isDisabled={isClosed} onFound={onFound}>
        {messages.browseFolder}
      </FolderButton>
    </FileDrop>
  );
};

interface FolderButtonProps {
  readonly isDisabled: boolean;
  readonly onFound: (found: FoundFile[]) => void;
  readonly children: string;
}

/** Opens the system's own choice of a folder. The input is the control; the button is what one sees of it. */
const FolderButton = ({ isDisabled, onFound, children }: FolderButtonProps) => {
  const id = useId();
  return (
    <>
      <input
        {...wholeFolders}
        id={id}
        type="file"
        className="visually-hidden"
        disabled={isDisabled}
        onChange={({ target }) => {
          const found = foundIn(target.files ?? []);
          target.value = '';
          if (found.length > 0) onFound(found);
        }}
      />
      <Button
        {...asLabel}
        htmlFor={id}
        variant="outlined"
        disabled={isDisabled}
        sx={{ flex: { xs: '1 0 100%', sm: 'none' }, minHeight: 36 }}
      >
        {children}
      </Button>
    </>
  );
};

const asLabel = { component: 'label', role: undefined, tabIndex: -1 } as const;

/** React knows no such attribute; browsers do. */
const wholeFolders = { webkitdirectory: '' };
