import { styled } from '@mui/material/styles';
import { type SheetLanguage, sheetLanguages } from '#contract/sheets/language.ts';
import { useLanguage } from '../i18n/language.ts';

/** A sheet's language as a tag, its name for screen readers. */
export const LanguageTag = ({ language }: { language: SheetLanguage }) => {
  const shownIn = useLanguage();
  const name = sheetLanguages[language][shownIn];
  return (
    <Tag title={name}>
      <span aria-hidden>{language.toUpperCase()}</span>
      <span className="visually-hidden">{name}</span>
    </Tag>
  );
};

const Tag = styled('span')(({ theme }) => ({
  display: 'inline-block',
  padding: '0 5px',
  border: `1px solid ${theme.tokens.line2}`,
  borderRadius: 5,
  color: theme.palette.text.secondary,
  fontSize: '0.75rem',
  lineHeight: '18px',
  fontWeight: 600,
}));
