import LabelOutlined from '@mui/icons-material/LabelOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { Box, Button, IconButton } from '@mui/material';
import type { SheetDetails } from '#contract/calls/get-sheet-details.ts';
import { useText } from '#src/i18n/use-text.ts';
import { BottomBar } from '#src/ui/BottomBar.tsx';
import { labelPath } from '../label-tool/label-path.ts';
import { openBeside } from './open-beside.ts';
import { PdfButton } from './PdfButton.tsx';
import { hasPdf } from './pdf-address.ts';

interface Props {
  readonly details: Pick<SheetDetails, 'isn' | 'emergency'>;
  readonly isPhone: boolean;
}

/** What one came for: the PDF where there is one, a label, the page on paper. On a phone they stand in a bar under the thumb. */
export const SheetButtons = ({ details: { isn, emergency }, isPhone }: Props) => {
  const text = useText();
  const pdf = hasPdf(emergency) && <PdfButton isn={isn} isBrief={isPhone} />;
  const label = (
    <Button
      variant="outlined"
      startIcon={<LabelOutlined sx={{ color: 'primary.main' }} />}
      href={labelPath(isn)}
      target="_blank"
      rel="opener"
      onClick={openBeside('right')}
      sx={isPhone ? { flex: 1 } : {}}
    >
      {text(isPhone ? 'details.labelShort' : 'details.label')}
    </Button>
  );
  if (isPhone) {
    return (
      <BottomBar
        sx={({ tokens }) => ({
          display: 'flex',
          gap: 2,
          p: 3,
          mx: -4,
          mb: -4,
          boxShadow: tokens.barShadow,
          // Stronger than what the theme says of every button under a finger.
          '& .MuiButton-root': { minHeight: 48 },
        })}
      >
        {pdf}
        {label}
        <IconButton
          onClick={() => window.print()}
          aria-label={text('details.print')}
          sx={{ width: 48, height: 48, color: 'primary.main' }}
        >
          <PrintOutlined />
        </IconButton>
      </BottomBar>
    );
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, displayPrint: 'none' }}>
      <Button
        variant="outlined"
        startIcon={<PrintOutlined sx={{ color: 'primary.main' }} />}
        onClick={() => window.print()}
      >
        {text('details.print')}
      </Button>
      {label}
      {pdf}
    </Box>
  );
};
