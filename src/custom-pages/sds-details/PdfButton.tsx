import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import { Button, type ButtonProps } from '@mui/material';
import { getSheetPdf } from '#contract/calls/get-sheet-pdf.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { urlOf } from '#src/providers/call-api.ts';
import { openBeside } from './open-beside.ts';

interface Props {
  readonly isn: number;
  readonly variant?: ButtonProps['variant'];
  /** In few words and under the thumb, on a phone. */
  readonly isBrief?: boolean;
}

export const PdfButton = ({ isn, variant = 'contained', isBrief = false }: Props) => {
  const text = useText();
  const language = useLanguage();
  return (
    <Button
      variant={variant}
      startIcon={<PictureAsPdfOutlined />}
      href={urlOf(getSheetPdf, { file: `${isn}.pdf` }, { lang: language })}
      target="_blank"
      rel="opener"
      onClick={openBeside('left')}
      sx={isBrief ? { flex: 2 } : {}}
    >
      {text(isBrief ? 'details.openPdfShort' : 'details.openPdf')}
    </Button>
  );
};
