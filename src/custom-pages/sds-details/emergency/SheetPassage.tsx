import { Box, Button, Link, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import type { Passage } from '#contract/sheets/sheet-sections.ts';
import { usePdfAddress } from '../pdf-address.ts';
import { useEmergencyMessages } from './messages.ts';

interface PageLinkProps {
  readonly isn: number;
  readonly page: number;
  /** What stands there, for who hears the link by itself. */
  readonly about: string;
  readonly children?: ReactNode;
}

/** Opens the PDF at a page; on paper it says which one. */
export const PageLink = ({ isn, page, about, children }: PageLinkProps) => {
  const messages = useEmergencyMessages();
  const text = children ?? messages.page(page);
  return (
    <>
      <Link
        href={`${usePdfAddress(isn)}#page=${page}`}
        target="_blank"
        rel="noopener"
        underline="always"
        aria-label={typeof text === 'string' ? `${text} (${about})` : messages.openAt(about, page)}
        sx={{ fontSize: '0.875rem', display: 'inline-block', py: 0.5, displayPrint: 'none' }}
      >
        {text}
      </Link>
      <Box component="span" sx={{ display: 'none', displayPrint: 'inline', fontSize: '8pt' }}>
        {text}
      </Box>
    </>
  );
};

interface Props {
  readonly isn: number;
  /** Null is what was not found; without text it was not read with certainty. */
  readonly passage: Passage | null;
  readonly about: string;
  /** The language of the sheet's words. */
  readonly lang: string;
  /** Where to look for what was not read. */
  readonly section: number;
  readonly sectionPage: number | null;
  readonly isLarge?: boolean;
}

/** Longer texts begin folded on screen; on paper they are whole. */
const foldedFrom = 700;

/** Words of the supplier with the page they stand on, or where to read them. */
export const SheetPassage = ({ isn, passage, about, lang, section, sectionPage, isLarge = false }: Props) => {
  const messages = useEmergencyMessages();
  const [isWhole, setWhole] = useState(false);
  if (!passage || passage.text === '')
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        {passage ? messages.unsure : messages.notFound}{' '}
        <PageLink isn={isn} page={passage?.page ?? sectionPage ?? 1} about={about}>
          {sectionPage === null ? messages.openSheet : messages.seeSection(section)}
        </PageLink>
      </Typography>
    );
  const isFolded = !isWhole && passage.text.length > foldedFrom;
  return (
    <>
      <Typography
        lang={lang}
        sx={{
          fontSize: isLarge ? '1.125rem' : '1rem',
          lineHeight: 1.5,
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
          maxWidth: '75ch',
          ...(isFolded && {
            display: '-webkit-box',
            WebkitLineClamp: 8,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
          }),
          '@media print': { display: 'block', fontSize: '9pt', lineHeight: 1.35 },
        }}
      >
        {passage.text}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
        {passage.text.length > foldedFrom && (
          <Button size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)} sx={{ displayPrint: 'none' }}>
            {isWhole ? messages.less : messages.more}
          </Button>
        )}
        <PageLink isn={isn} page={passage.page} about={about} />
      </Box>
    </>
  );
};
