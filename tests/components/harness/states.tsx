import type { ReactElement } from 'react';
import { expect, screen as page, userEvent, waitFor } from 'storybook/test';
import type { Call } from '#contract/call.ts';
import type { UserInfo } from '#contract/calls/get-user-info.ts';
import type { Language } from '#contract/languages.ts';
import { breakDown, fail, keepWaiting } from './answers.ts';
import { isKey, said } from './said.ts';
import { prepare, Screen, type Visit } from './visit.tsx';

/** A story as Storybook takes it. Tests run it by themselves: made ready, drawn, played. */
export interface Story {
  readonly beforeEach: () => Promise<void>;
  readonly render: () => ReactElement;
  readonly play: () => Promise<void>;
  readonly parameters: { readonly path: string };
  readonly globals?: { readonly viewport: { readonly value: 'phone'; readonly isRotated: false } };
}

/** A screen, and what is known of its states. */
interface Declaration extends Visit {
  /** What it says once it is there: the key of a message, or words of the answers. */
  readonly says: string;
  /** The call without which it has nothing to show. */
  readonly reads?: Call;
  /** What it says while that call is under way; something that is busy when left out. */
  readonly waits?: string;
  /** What it says when that call fails; the way to ask again when left out. */
  readonly failed?: string;
  /** Somebody whose role does not open it. */
  readonly closedTo?: UserInfo;
}

interface Variation extends Partial<Omit<Declaration, 'reads' | 'closedTo'>> {
  /** Does what leads to the state. */
  readonly play?: (does: Doing) => Promise<void>;
  readonly isPhone?: boolean;
}

/** What a story does on its screen. What it is done to is named by the key of a message, or by its name on the page. */
export interface Doing {
  readonly click: (key: string) => Promise<void>;
  readonly type: (key: string, text: string) => Promise<void>;
  /** Chooses files where the screen takes some. */
  readonly choose: (...files: readonly File[]) => Promise<void>;
  readonly sees: (key: string) => Promise<void>;
}

/**
 * The states of a screen, each a story: `Usual`, `Loading`, `Failed`, `Forbidden`, `French`, `Phone` follow from its declaration,
 * `state` makes those that are its own.
 */
export const statesOf = (declared: Declaration) => {
  const { reads, waits, failed = 'search.failed.retry', closedTo } = declared;
  const state = ({ play, isPhone = false, ...variation }: Variation = {}): Story => {
    const visit = { ...declared, ...variation, answers: [...(variation.answers ?? []), ...(declared.answers ?? [])] };
    const { language = 'en' } = visit;
    return {
      render: () => <Screen path={visit.path} />,
      beforeEach: () => prepare(visit),
      play: async () => {
        const doing = doingIn(language);
        if (play) await play(doing);
        await doing.sees(visit.says);
      },
      parameters: { path: visit.path },
      ...(isPhone && { globals: { viewport: { value: 'phone', isRotated: false } } }),
    };
  };
  const without = (answers: Visit['answers'], says: string) => state({ ...(answers && { answers }), says });
  return {
    state,
    Usual: state(),
    Loading: {
      ...without(reads && [keepWaiting(reads)], waits ?? declared.says),
      ...(!waits && { play: seeBusy }),
    } satisfies Story,
    Failed: without(reads && [breakDown(reads)], failed),
    Refused: without(reads && [fail(reads, 'auth.forbidden')], 'errorPages.notAuthorized'),
    Forbidden: state({ ...(closedTo && { as: closedTo }), says: 'errorPages.notAuthorizedFor' }),
    French: state({ language: 'fr' }),
    Phone: state({ isPhone: true }),
  };
};

/** Something on the page says that more is to come. */
const seeBusy = async () => {
  await waitFor(
    () => expect(document.querySelector('[aria-busy="true"], [role="progressbar"]')).not.toBeNull(),
    waitOptions,
  );
};

const waitOptions = { timeout: 10_000 };

const doingIn = (language: Language): Doing => {
  const textOf = (key: string) => (isKey(key) ? said(key, language) : key);
  const named = (key: string) => new RegExp(`^${quoted(textOf(key).trim())}`);
  return {
    click: async (key) => {
      const name = named(key);
      const findIt = () =>
        [...document.querySelectorAll<HTMLElement>(clickable)]
          .toSorted((one, other) => distanceOf(one) - distanceOf(other))
          .find((one) => name.test(nameOf(one)));
      let found: HTMLElement | undefined;
      do {
        await waitFor(() => expect(findIt()).toBeTruthy(), waitOptions);
        found = findIt();
        // A table that turns out to be too wide is drawn anew, as cards.
        await new Promise((resolve) => setTimeout(resolve, 60));
      } while (found === undefined || found !== findIt());
      await userEvent.click(found);
    },
    type: async (key, text) =>
      userEvent.type(await page.findByLabelText(named(key), { selector: 'input, textarea' }, waitOptions), text),
    choose: async (...files) => {
      const input = await waitFor(() => {
        const found = document.querySelector<HTMLInputElement>('input[type="file"]');
        expect(found).not.toBeNull();
        return found!;
      }, waitOptions);
      await userEvent.upload(input, [...files], { applyAccept: false });
    },
    sees: async (key) => {
      const words = textOf(key);
      await waitFor(() => expect(squeezed(document.body.innerText)).toContain(squeezed(words)), waitOptions);
    },
  };
};

const clickable = 'button, a, input, summary, [role="tab"], [role="menuitem"], [role="option"]';
/** What is open over the page comes before the page, and that before navigation and header. */
const distanceOf = (element: HTMLElement) =>
  element.closest('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]')
    ? 0
    : element.closest('main')
      ? 1
      : 2;
const nameOf = (element: HTMLElement) =>
  (element.getAttribute('aria-label') ?? labelOf(element) ?? element.innerText).trim();
/** What is ticked has its words beside it. */
const labelOf = (element: HTMLElement) =>
  element.matches('[type="checkbox"], [type="radio"]')
    ? (element as HTMLInputElement).labels?.[0]?.innerText
    : undefined;

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim();
const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
