import { Box, Button, Typography } from '@mui/material';
import type { LabelDrawing } from '#contract/calls/labels.ts';
import { readableText } from '#contract/labels/label-options.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useCountText, useText } from '#src/i18n/use-text.ts';
import { Notice } from '#src/ui/Notice.tsx';

/** What became of a label: it was laid out, or why not. */
export type LabelState = LabelDrawing | 'notFound' | 'failed';

/** Whether it keeps the labels from being printed. */
export const isRefused = (state: LabelState): boolean => typeof state === 'string' || state.notes.includes('too-small');

interface Props {
  /** All labels, of which one or the other may not be known yet. */
  readonly labels: readonly { readonly isn: number; readonly name: string; readonly state: LabelState | undefined }[];
  /** Takes products off the list; absent where there is but one. */
  readonly onLeaveOut: ((isns: readonly number[]) => void) | undefined;
}

/** Every label that cannot be printed or lacks something, by its product: also those that are not shown. Told once all are known. */
export const LabelIssues = ({ labels, onLeaveOut }: Props) => {
  const countText = useCountText();
  const issuesOf = useIssues();
  const text = useText();
  const known = labels.flatMap(({ state, ...label }) => (state ? [{ ...label, state }] : []));
  const told = known.length === labels.length ? known : [];
  const refused = told.filter(({ state }) => isRefused(state));
  const lacking = told.filter(({ state }) => !isRefused(state) && issuesOf(state).length > 0);
  const list = (some: typeof told) => (
    <Box component="ul" sx={{ m: 0, mt: 1, pl: 5 }}>
      {some.map(({ isn, name, state }) => (
        <li key={isn}>
          <strong>{name}</strong>
          {text('lists.colon')}
          {issuesOf(state).join(', ')}
        </li>
      ))}
    </Box>
  );
  return (
    <>
      <Box role="status" sx={{ display: 'grid', gap: 3, '&:empty': { display: 'none' } }}>
        {refused.length > 0 && (
          <Notice role="note" severity="error">
            <Typography variant="body2">{countText('label.refused', refused.length)}</Typography>
            {list(refused)}
          </Notice>
        )}
        {lacking.length > 0 && (
          <Notice severity="warning">
            <Typography variant="body2">{countText('label.lacking', lacking.length)}</Typography>
            {list(lacking)}
          </Notice>
        )}
      </Box>
      {onLeaveOut && refused.length > 0 && refused.length < told.length && (
        <Button variant="outlined" onClick={() => onLeaveOut(refused.map(({ isn }) => isn))}>
          {countText('label.leaveOut', refused.length)}
        </Button>
      )}
    </>
  );
};

/** What is wrong with a label, in a few words each. */
const useIssues = () => {
  const text = useText();
  const language = useLanguage();
  return (state: LabelState): string[] => {
    if (typeof state === 'string') return [text(`label.issues.${state}`)];
    const { notes, textSize } = state;
    const size = formatNumber(Math.round(textSize * 10) / 10, language);
    return [
      ...issues.filter((issue) => notes.includes(issue)).map((issue) => text(`label.issues.${issue}`)),
      ...(!isRefused(state) && textSize < readableText ? [text('label.issues.small', { size })] : []),
    ];
  };
};

/** What is to be known before printing, the gravest first. */
const issues = [
  ...(['too-small', 'responses-left-out', 'precautions-left-out'] as const),
  ...(['identification-left-out', 'not-classified'] as const),
];
