import CloudOff from '@mui/icons-material/CloudOff';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import { Button, type ButtonProps } from '@mui/material';
import type { Language } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useKeptStatus } from '#src/providers/kept-sheets/kept-status.ts';
import { openBeside } from './open-beside.ts';
import { usePdfAddress } from './pdf-address.ts';

const lacking = {
  en: 'PDF not on this device',
  fr: 'PDF absent de cet appareil',
} as const satisfies Record<Language, string>;

interface Props {
  readonly isn: number;
  readonly variant?: ButtonProps['variant'];
  /** In few words and under the thumb, on a phone. */
  readonly isBrief?: boolean;
}

/** Opens the PDF. Where it cannot be had it says so, and can be tried all the same: the network may be back before that is known. */
export const PdfButton = ({ isn, variant = 'contained', isBrief = false }: Props) => {
  const text = useText();
  const language = useLanguage();
  const isLacking = useKeptStatus().pdfsLacking?.has(isn) ?? false;
  return (
    <Button
      variant={isLacking ? 'outlined' : variant}
      startIcon={isLacking ? <CloudOff /> : <PictureAsPdfOutlined />}
      href={usePdfAddress(isn)}
      target="_blank"
      rel="opener"
      onClick={openBeside('left')}
      sx={isBrief ? { flex: 2 } : {}}
    >
      {isLacking ? lacking[language] : text(isBrief ? 'details.openPdfShort' : 'details.openPdf')}
    </Button>
  );
};
