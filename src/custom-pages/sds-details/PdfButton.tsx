import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import { Button, type ButtonProps } from '@mui/material';
import { useText } from '#src/i18n/use-text.ts';
import { openBeside } from './open-beside.ts';
import { usePdfAddress } from './pdf-address.ts';

interface Props {
  readonly isn: number;
  readonly variant?: ButtonProps['variant'];
  /** In few words and under the thumb, on a phone. */
  readonly isBrief?: boolean;
}

export const PdfButton = ({ isn, variant = 'contained', isBrief = false }: Props) => {
  const text = useText();
  return (
    <Button
      variant={variant}
      startIcon={<PictureAsPdfOutlined />}
      href={usePdfAddress(isn)}
      target="_blank"
      rel="opener"
      onClick={openBeside('left')}
      sx={isBrief ? { flex: 2 } : {}}
    >
      {text(isBrief ? 'details.openPdfShort' : 'details.openPdf')}
    </Button>
  );
};
