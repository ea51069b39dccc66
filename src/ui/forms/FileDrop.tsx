import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, Typography } from '@mui/material';
import type { DragEvent } from 'react';
import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { FieldError } from '../FieldError.tsx';

interface Props {
  readonly title: string;
  /** What may be chosen, and how much of it. */
  readonly hint: string;
  /** What the button says that opens the system's own choice of files. */
  readonly browse: string;
  readonly onFiles: (files: File[]) => void;
  /** Takes what is dropped as it comes, where there may be folders in it; without it the files alone. */
  readonly onDrop?: (dropped: DataTransfer) => void;
  /** What the system's own choice of files offers, as an input's `accept`; PDFs when left out. */
  readonly accept?: string;
  /** Another way to choose, beside the button. */
  readonly children?: ReactNode;
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  readonly error?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** Takes PDFs, dropped anywhere on it or browsed for. Anyone who uses it decides what to do with files of other kinds. */
export const FileDrop = ({
  title,
  hint,
  browse,
  onFiles,
  onDrop = ({ files }) => files.length > 0 && onFiles([...files]),
  accept = '.pdf,application/pdf',
  children,
  disabled = false,
  error,
  inputRef,
  ...input
}: Props) => {
  const id = useId();
  const { isOver, zone } = useFileDrop(disabled, onDrop);
  return (
    <Box>
      <Box
        {...zone}
        data-over={isOver || undefined}
        sx={({ tokens }) => ({
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 4,
          px: { xs: 4, sm: 6 },
          py: { xs: 4, sm: 5 },
          borderRadius: '12px',
          border: `1px dashed ${error ? tokens.red : tokens.field}`,
          bgcolor: 'background.paper',
          opacity: disabled ? 0.6 : 1,
          '&[data-over]': {
            borderColor: tokens.accent,
            borderStyle: 'solid',
            bgcolor: tokens.accentSoft,
            boxShadow: `inset 0 0 0 1px ${tokens.accent}`,
          },
          '& input:focus-visible + label': { outline: `2px solid ${tokens.accent}`, outlineOffset: 2 },
        })}
      >
        <Box
          aria-hidden
          sx={({ tokens }) => ({
            width: 44,
            height: 44,
            flex: 'none',
            borderRadius: '10px',
            display: { xs: 'none', sm: 'grid' },
            placeItems: 'center',
            bgcolor: tokens.accentSoft,
            color: tokens.onAccentSoft,
          })}
        >
          <UploadFileOutlined />
        </Box>
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          {/* Where nothing can be dragged there is the button alone. */}
          <Typography sx={{ fontWeight: 600, fontSize: '0.9375rem', '@media (any-hover: none)': { display: 'none' } }}>
            {title}
          </Typography>
          <Typography id={`${id}-hint`} sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
            {hint}
          </Typography>
        </Box>
        <input
          {...input}
          ref={inputRef}
          id={id}
          type="file"
          accept={accept}
          className="visually-hidden"
          disabled={disabled}
          aria-describedby={[`${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')}
          aria-invalid={error !== undefined}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            // Or the same file, once taken off, could not be chosen again.
            target.value = '';
            if (files.length > 0) onFiles(files);
          }}
        />
        <Button
          {...asLabel}
          htmlFor={id}
          variant="outlined"
          disabled={disabled}
          sx={{ flex: { xs: '1 0 100%', sm: 'none' }, minHeight: 36 }}
        >
          {browse}
        </Button>
        {children}
      </Box>
      {error && <FieldError id={`${id}-error`} error={error} />}
    </Box>
  );
};

/** The input is the control, and is what the keyboard reaches; this is what one sees of it. */
const asLabel = { component: 'label', role: undefined, tabIndex: -1 } as const;

/** A zone that files may be dropped on. Files dropped beside it go nowhere: the browser would leave the page for them. */
const useFileDrop = (isDisabled: boolean, onTransfer: (dropped: DataTransfer) => void) => {
  const zone = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    const keepPage = (event: globalThis.DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer && !zone.current?.contains(event.target as Node)) event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', keepPage);
    window.addEventListener('drop', keepPage);
    return () => {
      window.removeEventListener('dragover', keepPage);
      window.removeEventListener('drop', keepPage);
    };
  }, []);

  return {
    isOver,
    zone: {
      ref: zone,
      onDragOver: (event: DragEvent) => {
        if (isDisabled || !hasFiles(event)) return;
        event.dataTransfer.dropEffect = 'copy';
        setOver(true);
      },
      onDragLeave: ({ relatedTarget }: DragEvent) => {
        if (!zone.current?.contains(relatedTarget as Node | null)) setOver(false);
      },
      onDrop: ({ dataTransfer }: DragEvent) => {
        setOver(false);
        if (!isDisabled) onTransfer(dataTransfer);
      },
    },
  };
};

/** Text may be dragged about as ever. */
const hasFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }): boolean =>
  dataTransfer?.types.includes('Files') ?? false;
