import { LinearProgress, Typography } from '@mui/material';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';

interface Props {
  readonly isMaking: boolean;
  /** Sheets done, of how many; undefined until it is known. */
  readonly progress: number | undefined;
  readonly total: number | undefined;
}

/** How far the making of a document has come; nothing where none is being made. */
export const MakingProgress = ({ isMaking, progress, total }: Props) => {
  const text = useText();
  const language = useLanguage();
  if (!isMaking || progress === undefined || !total) return null;
  const words = text('requests.progress', {
    done: formatNumber(progress, language),
    total: formatNumber(total, language),
  });
  return (
    <div>
      <LinearProgress
        variant="determinate"
        value={Math.min(100, (100 * progress) / total)}
        aria-label={words}
        sx={{ height: 4, borderRadius: 1 }}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {words}
      </Typography>
    </div>
  );
};
