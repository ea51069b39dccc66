import { useMediaQuery } from '@mui/material';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { TextMatch as Match } from '#contract/calls/search-texts.ts';
import { sectionPath } from '#src/custom-pages/sds-details/details-path.ts';
import { sectionTitles } from '#src/custom-pages/sds-details/emergency/messages.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { LanguageTag } from '#src/ui/LanguageTag.tsx';
import { useTextMessages } from './messages.ts';

/** A sheet, the section that has the words, and the supplier's words around them; leads to the section on its details. */
export const TextMatch = ({ match, sought }: { match: Match; sought: string }) => {
  const text = useText();
  const messages = useTextMessages();
  const language = useLanguage();
  const isPhone = useMediaQuery(({ breakpoints }) => breakpoints.down('sm'));
  const { section } = match;
  const title = sectionTitles[language][section.number - 1];
  return (
    <Item>
      <Link
        to={sectionPath(match.isn, section.position, sought)}
        {...(!isPhone && { target: '_blank', rel: 'noopener' })}
      >
        <span className="name">{match.product_name}</span>
        <span className="supplier">
          {match.manufacturer || <em>{text('sheet.noSupplier')}</em>} <LanguageTag language={match.language} />
        </span>
        <span className="place">{`${messages.place(section.number, section.page)} · ${title}`}</span>
        <span className="snippet" lang={section.language}>
          {section.snippet.map((part, at) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never change their order
            part.is_hit ? <mark key={at}>{part.text}</mark> : <span key={at}>{part.text}</span>,
          )}
        </span>
      </Link>
    </Item>
  );
};

const Item = styled('li')(({ theme: { palette, tokens } }) => ({
  borderTop: `1px solid ${tokens.line}`,
  '& a': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 2,
    padding: '12px 0',
    minHeight: 64,
    color: palette.text.primary,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    borderRadius: 3,
  },
  '& .name': { fontWeight: 600 },
  '& a:hover .name': { color: palette.primary.main, textDecoration: 'underline' },
  '& .supplier, & .place': { fontSize: '0.8125rem', color: palette.text.secondary },
  '& .place': { fontWeight: 600 },
  '& .snippet': { fontSize: '0.875rem', lineHeight: 1.5 },
  '& mark': { background: tokens.mark, color: 'inherit', fontWeight: 600 },
}));
