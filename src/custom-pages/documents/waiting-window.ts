import type { Language } from '#contract/languages.ts';

interface Words {
  readonly title: string;
  readonly detail: string;
  readonly language: Language;
}

/** A window for something that is still being made. */
export interface WaitingWindow {
  /** Whether it is shown there: not when the browser opened no window, or it was closed in the meantime. */
  readonly show: (url: string) => boolean;
  readonly close: () => void;
}

/** Opens a window that says what is coming. Within a click: browsers open none by themselves later. */
export const openWaitingWindow = (words: Words): WaitingWindow => {
  const opened = window.open('', '_blank');
  if (opened) fill(opened.document, words);
  return {
    show: (url) => {
      if (!opened || opened.closed) return false;
      opened.location.replace(url);
      return true;
    },
    close: () => opened?.close(),
  };
};

const fill = (page: Document, { title, detail, language }: Words) => {
  const heading = page.createElement('h1');
  heading.textContent = title;
  const paragraph = page.createElement('p');
  paragraph.textContent = detail;
  page.documentElement.lang = language;
  page.title = title;
  page.documentElement.style.colorScheme = 'light dark';
  page.body.style.cssText =
    'font-family: Roboto, Arial, sans-serif; line-height: 1.5; margin: 4rem auto; max-width: 32rem';
  heading.style.fontSize = '1.375rem';
  page.body.setAttribute('role', 'status');
  page.body.replaceChildren(heading, paragraph);
};
