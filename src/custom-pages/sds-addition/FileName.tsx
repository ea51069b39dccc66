import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import { Box, LinearProgress, Typography } from '@mui/material';
import { formatFileSize } from '#src/i18n/format-file-size.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';

interface Props {
  readonly file: File;
  /** Bytes that have gone out; undefined while nothing is on its way. */
  readonly sent: number | undefined;
}

/** A file's name and size, and how much of it has gone out. */
export const FileName = ({ file: { name, size }, sent }: Props) => {
  const text = useText();
  const language = useLanguage();
  const total = formatFileSize(size, language);
  const isUnderWay = sent !== undefined && sent > 0 && sent < size;
  return (
    <Box sx={{ display: 'flex', gap: 3, alignItems: 'flex-start', minWidth: 0 }}>
      <PictureAsPdfOutlined aria-hidden fontSize="small" sx={{ color: 'text.secondary', mt: 2 }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
          {isUnderWay && text('addition.sentOf', { sent: formatFileSize(sent, language), total })}
          {!isUnderWay && (sent === size ? text('addition.sent', { total }) : total)}
        </Typography>
        {isUnderWay && (
          <LinearProgress
            aria-label={name}
            variant="determinate"
            value={Math.round((100 * sent) / size)}
            sx={{ mt: 1, borderRadius: 2 }}
          />
        )}
      </Box>
    </Box>
  );
};
