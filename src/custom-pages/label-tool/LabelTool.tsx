import LabelOutlined from '@mui/icons-material/LabelOutlined';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useCountText, useText } from '../../i18n/use-text.ts';
import { StatePanel } from '../../ui/StatePanel.tsx';
import { LabelOptionInputs } from './LabelOptionInputs.tsx';
import { LabelPreview } from './LabelPreview.tsx';
import { PrintButtons } from './PrintButtons.tsx';
import { useLabelOptions } from './use-label-options.ts';

/** Previews shown; the others print all the same. */
const maxPreviews = 6;

interface Props {
  readonly title: string;
  readonly isns: readonly number[];
  /** Chooses the sheets, where they are not given. */
  readonly chooser?: ReactNode;
}

/** Options on the left, the labels as they will be printed beside them; one under the other on a small window. */
export const LabelTool = ({ title, isns, chooser }: Props) => {
  const text = useText();
  const countText = useCountText();
  const state = useLabelOptions(isns.length);
  const hidden = isns.length - maxPreviews;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '300px minmax(0, 1fr)' },
        minHeight: '100%',
      }}
    >
      <Box
        sx={{
          p: { xs: 4, sm: 6 },
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 5,
          alignContent: 'start',
          bgcolor: 'background.paper',
          borderStyle: 'solid',
          borderColor: 'divider',
          borderWidth: { xs: 0, md: '0 1px 0 0' },
        }}
      >
        <Typography variant="h1" sx={{ fontSize: '1.25rem' }}>
          {title}
        </Typography>
        {chooser}
        <LabelOptionInputs state={state} />
        <PrintButtons isns={isns} state={state} />
      </Box>
      <Box
        sx={{
          p: { xs: 4, sm: 8 },
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 8,
          alignContent: 'start',
        }}
      >
        {isns.length === 0 && (
          <StatePanel icon={<LabelOutlined />} title={text('label.empty')} level={2}>
            {text('label.emptyDetail')}
          </StatePanel>
        )}
        {isns.slice(0, maxPreviews).map((isn) => (
          <LabelPreview key={isn} isn={isn} query={state.query} />
        ))}
        {hidden > 0 && <Typography>{countText('label.moreSheets', hidden)}</Typography>}
      </Box>
    </Box>
  );
};
