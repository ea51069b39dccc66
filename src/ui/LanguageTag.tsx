import { type SheetLanguage, sheetLanguages } from '#contract/sheets/language.ts';
import { useLanguage } from '../i18n/language.ts';

/** A sheet's language as a tag, its name for screen readers. */
export const LanguageTag = ({ language }: { language: SheetLanguage }) => {
  const shownIn = useLanguage();
  const name = sheetLanguages[language][shownIn];
  return (
    <span className="language-tag" title={name}>
      <span aria-hidden>{language.toUpperCase()}</span>
      <span className="visually-hidden">{name}</span>
    </span>
  );
};
