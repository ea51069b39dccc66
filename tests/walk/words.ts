import type { Page } from '@playwright/test';
import { errorCatalogue } from '#contract/errors.ts';
import { type Language, languages } from '#contract/languages.ts';
import { operatorResources } from '#src/app/operator-resources.ts';
import { resources as memberResources } from '#src/app/resources.ts';
import { en } from '#src/i18n/en/index.ts';
import { errorTitles } from '#src/i18n/error-titles.ts';
import { fr } from '#src/i18n/fr/index.ts';

interface Words {
  readonly [key: string]: string | Words;
}

const resources = [...memberResources, ...operatorResources];

/** All that the app says in a language, by key. */
const saidIn = (language: Language): ReadonlyMap<string, string> =>
  new Map([
    ...flat({ en, fr }[language] as Words),
    ...flat(errorTitles(errorCatalogue, language) as Words),
    ...resources.flatMap(({ name, messages }) => [
      ...flat((messages?.[language] ?? {}) as Words, `resources.${name}.`),
    ]),
  ]);

const flat = (words: Words, before = ''): Map<string, string> =>
  new Map(
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === 'string' ? [[before + key, value] as const] : [...flat(value, `${before}${key}.`)],
    ),
  );

const said = { en: saidIn('en'), fr: saidIn('fr') } satisfies Record<Language, ReadonlyMap<string, string>>;

/** A key that found no words stands on the page as it is. */
const key = new RegExp(`\\b(?:${Object.keys(en).join('|')}|errors|resources|ra)\\.[a-z]\\w*(?:\\.\\w+)*`);

/** Whole sentences of the other language: of three words or more, with nothing to fill in, and not the same in both. */
const foreign = Object.fromEntries(
  languages.map((language) => {
    const other = languages.find((each) => each !== language) ?? language;
    const own = new Set(said[language].values());
    return [
      language,
      [...said[other].values()].filter(
        (text) => /\S\s\S+\s\S/.test(text) && !/%\{|\|{4}|[<>]/.test(text) && !own.has(text),
      ),
    ];
  }),
) as Record<Language, string[]>;

/** What a page says that is no word of its language: keys, and what the app would have said in the other one. */
export const strayWords = async (page: Page, language: Language): Promise<string[]> => {
  const texts = await page.evaluate(readTexts);
  return texts.flatMap((text) => {
    const stray = key.exec(text)?.[0] ?? foreign[language].find((sentence) => text.includes(sentence));
    return stray ? [`says “${stray}”`] : [];
  });
};

/** Every text of a page for the eye or a screen reader, without text marked as being in the other language. */
const readTexts = (): string[] => {
  const { documentElement, title } = document;
  const isOwn = (element: Element | null) => (element?.closest('[lang]') ?? documentElement) === documentElement;
  const texts = [title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (isOwn(node.parentElement)) texts.push(node.textContent ?? '');
  for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      if (isOwn(element)) texts.push(element.getAttribute(name) ?? '');
  return texts.filter((text) => text.trim() !== '');
};
