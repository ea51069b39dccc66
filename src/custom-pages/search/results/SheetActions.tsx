import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { styled } from '@mui/material/styles';
import { getSheetPdf } from '#contract/calls/get-sheet-pdf.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { urlOf } from '#src/providers/call-api.ts';
import type { Sheet } from '#src/providers/sheets/sheet.ts';
import { detailsPath } from './DetailsLink.tsx';

export const SheetActions = ({ sheet }: { sheet: Sheet }) => {
  const text = useText();
  const language = useLanguage();
  const name = [sheet.productName, sheet.manufacturer].filter((part) => part !== '').join(', ');
  const pdf = urlOf(getSheetPdf, { file: `${sheet.id}.pdf` }, { lang: language });
  return (
    <Actions>
      <a
        href={detailsPath(sheet)}
        target="_blank"
        rel="noopener"
        aria-label={`${text('search.viewSheet', { name })} (${text('search.newTab')})`}
      >
        <VisibilityOutlined aria-hidden /> <span>{text('search.view')}</span>
      </a>
      <a
        href={pdf}
        target="_blank"
        rel="noopener"
        aria-label={`${text('search.pdfOfSheet', { name })} (${text('search.newTab')})`}
      >
        <PictureAsPdfOutlined aria-hidden /> <span>{text('search.pdf')}</span>
      </a>
    </Actions>
  );
};

const Actions = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  verticalAlign: 'middle',
  gap: 14,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    color: theme.palette.primary.main,
    fontSize: '0.8125rem',
    fontWeight: 600,
    textDecoration: 'none',
    borderRadius: 3,
    '&:hover': { textDecoration: 'underline' },
    '@media (pointer: coarse)': { minHeight: 40 },
  },
  '& svg': { fontSize: 18 },
  [theme.breakpoints.down('lg')]: {
    gap: 8,
    '& a': { padding: 4 },
    '& span': { display: 'none' },
    '& svg': { fontSize: 20 },
  },
}));
