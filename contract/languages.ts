/** The two languages of the interface and of the sheets, as ISO 639-1 codes. S1.1-06. */
export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

/** The language of someone who has not chosen one. S1.1-06. */
export const defaultLanguage: Language = 'en';

/** One text in both languages. */
export type Bilingual = Readonly<Record<Language, string>>;

/** Narrows anything (a query parameter, a stored key) to a language. */
export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

/** BCP 47 tags used for sorting, numbers and dates: Canadian usage of each language. */
export const locales: Bilingual = { en: 'en-CA', fr: 'fr-CA' };

/** The one that it is not. */
export const otherLanguage = (language: Language): Language => (language === 'en' ? 'fr' : 'en');
