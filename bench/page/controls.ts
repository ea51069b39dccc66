import type { Page } from '@playwright/test';

/** The filters that are clicked in turn, and where their controls stand. */
const selectors = {
  language: '[role=radiogroup][aria-label="Language"] input',
  hazardous: '[role=radiogroup][aria-label="Hazardous products"] input',
  attention: '[role=radiogroup][aria-label="Products requiring attention"] input',
  pictogram: '[role=group][aria-label="WHMIS pictograms"] button',
  location: 'ul[aria-label="Locations"] > li > div input[type=checkbox]',
} as const;
type Kind = keyof typeof selectors;
const kinds = Object.keys(selectors) as Kind[];
const singleChoice: readonly Kind[] = ['language', 'hazardous', 'attention'];

export interface Control {
  readonly kind: Kind;
  readonly at: number;
  readonly label: string;
  readonly isChosen: boolean;
  /** Whether a click deselects something: one of several choices, or the “all” above a single choice. */
  readonly isRelease: boolean;
  /** How many sheets the page says it would show. */
  readonly count: number;
}

/** Opens the sections that are folded at first. */
export const openSections = async (page: Page): Promise<void> => {
  for (const section of ['language', 'hazardous']) {
    const head = page.locator(`#filters-${section}`);
    if ((await head.getAttribute('aria-expanded')) !== 'true') await head.click();
  }
  for (const kind of kinds) await page.locator(selectors[kind]).first().waitFor({ state: 'attached' });
};

/** Every control in its current state. */
const readControls = async (page: Page): Promise<Control[]> => {
  const read = await page.evaluate(
    (all) =>
      all.flatMap(([kind, selector]) =>
        Array.from(document.querySelectorAll<HTMLElement>(selector), (element, at) => {
          const text = element.getAttribute('aria-label') ?? element.closest('label')?.innerText ?? '';
          const [, label = text, digits = ''] = /^(.*?)[,\s]+([\d,\s]+)$/s.exec(text) ?? [];
          const isChosen = element instanceof HTMLInputElement ? element.checked : element.ariaPressed === 'true';
          return { kind, at, label, isChosen, count: Number(digits.replace(/\D/g, '')), isCounted: digits !== '' };
        }),
      ),
    Object.entries(selectors),
  );
  return (read as (Omit<Control, 'isRelease'> & { isCounted: boolean })[]).map(({ isCounted, ...control }) => ({
    ...control,
    isRelease: singleChoice.includes(control.kind) ? !isCounted : control.isChosen,
  }));
};

/**
 * Chooses controls to click: the kinds in turn, each click leading to a set of filters that was not asked for before (the
 * browser keeps answers for a moment) and, as far as the page can tell, to another number of sheets and to many of them.
 */
export const createChooser = (page: Page) => {
  const seen = new Set<string>(['']);
  let turn = 0;
  return async (): Promise<Control | undefined> => {
    const controls = await readControls(page);
    const shown = await shownCount(page);
    for (let tried = 0; tried < kinds.length; tried++, turn++) {
      const kind = kinds[turn % kinds.length];
      const ofKind = controls.filter((control) => control.kind === kind);
      const start = Math.floor(turn / kinds.length);
      const candidates = [
        ...ofKind.filter(({ isRelease }) => isRelease),
        ...ofKind.map((_, i) => ofKind[(start + i) % ofKind.length]!),
      ];
      const choice = candidates.find(
        (control) =>
          (control.isRelease || (!control.isChosen && control.count >= fewestSheets && control.count !== shown)) &&
          !seen.has(stateAfter(controls, control)),
      );
      if (!choice) continue;
      seen.add(stateAfter(controls, choice));
      turn += 1;
      return choice;
    }
    return undefined;
  };
};

/** Enough to fill the page with rows, and to be narrowed once more. */
const fewestSheets = 30;

const shownCount = async (page: Page): Promise<number> =>
  Number((await page.locator('#results-heading').innerText()).replace(/\D/g, ''));

/** The filters that a click would leave chosen. */
const stateAfter = (controls: readonly Control[], clicked: Control): string =>
  controls
    .filter((control) => {
      if (control === clicked) return !control.isRelease;
      return control.isChosen && !(control.kind === clicked.kind && singleChoice.includes(clicked.kind));
    })
    .map(({ kind, label }) => `${kind} ${label}`)
    .sort()
    .join('; ');

export const click = (page: Page, { kind, at }: Control): Promise<void> =>
  page.locator(selectors[kind]).nth(at).click();
