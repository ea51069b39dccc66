import LabelOutlined from '@mui/icons-material/LabelOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { Box, Button, IconButton } from '@mui/material';
import { useText } from '#src/i18n/use-text.ts';
import { BottomBar } from '#src/ui/BottomBar.tsx';
import { labelPath } from '../label-tool/label-path.ts';
import { openBeside } from './open-beside.ts';
import { PdfButton } from './PdfButton.tsx';

/** What one came for: the PDF, a label, the page on paper. On a phone they stand in a bar under the thumb. */
export const SheetButtons = ({ isn, isPhone }: { isn: number; isPhone: boolean }) => {
  const text = useText();
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
        <PdfButton isn={isn} isBrief />
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
      <PdfButton isn={isn} />
    </Box>
  );
};
