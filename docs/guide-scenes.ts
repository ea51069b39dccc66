import type { Locator, Page } from '@playwright/test';
import type { GuidePictureKey } from '#contract/guides/pictures.ts';
import type { Bilingual, Language } from '#contract/languages.ts';
import { pictograms } from '#contract/sheets/pictogram.ts';
import { sheetStatuses } from '#contract/sheets/status.ts';
import { en } from '#src/i18n/en/index.ts';
import { fr } from '#src/i18n/fr/index.ts';
import { chosenFiles } from './chosen-files.ts';

/** The steps before a picture of the guides is taken, and the part of the page in it; the whole page by default. */
interface Scene {
  /** Needs no session. */
  readonly isOpen?: true;
  /** Who signs in; a company administrator where nobody is named. */
  readonly account?: string;
  /** Of the window, in pixels: no larger than the content, so that letters stay large on paper. */
  readonly height: number;
  readonly arrange: (page: Page, language: Language) => Promise<Locator | Clip | undefined>;
}

interface Clip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const words = { en, fr };
const product: Bilingual = { en: 'acetone', fr: 'acétone' };
/** Found in more than a page of sheets, in both languages. */
const manyFound = 'sodium';
const searchName: Bilingual = { en: 'Flammable, main plant', fr: 'Inflammables, usine principale' };
const place: Bilingual = { en: 'Main plant', fr: 'Usine principale' };

/** A button by its whole name. */
const press = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true }).click();

/** The search page without its passing messages. */
const clear = async (page: Page, language: Language) => {
  const { forms, tools } = words[language];
  await press(page, forms.closeToast);
  const announcement = page.getByRole('button', { name: tools.notices.hide });
  if (await announcement.isVisible()) await announcement.click();
  await page.mouse.move(700, 5);
};

const searchFor = async (page: Page, language: Language, keyword: string) => {
  await clear(page, language);
  await page.getByRole('combobox', { name: words[language].search.keyword.label }).fill(keyword);
  // The former rows stay until those of the keyword have arrived.
  const answered = page.waitForResponse((response) => decodeURIComponent(response.url()).includes(`"${keyword}"`));
  await page.keyboard.press('Enter');
  await answered;
  await page.waitForTimeout(600);
};

const filterByPlace = async (page: Page, language: Language) => {
  await clear(page, language);
  await page.getByRole('checkbox', { name: new RegExp(`^${place[language]}`) }).click();
};

const dialog = (page: Page) => page.getByRole('dialog');

/** The address of the details of the first sheet found in the reader's language. */
const sheetAddress = async (page: Page, language: Language) => {
  await searchFor(page, language, product[language]);
  const tag = page.locator('[data-column=language]', { hasText: language.toUpperCase() });
  const link = page.locator('tbody tr').filter({ has: tag }).first().locator('a[href^="/sds-details/"]').first();
  return (await link.getAttribute('href')) ?? '';
};

const removalMode = async (page: Page, language: Language) => {
  await searchFor(page, language, manyFound);
  await press(page, words[language].removal.start);
  const rows = page.locator('tbody').getByRole('checkbox');
  for (const index of [0, 1, 2]) await rows.nth(index).check();
};

/** A page that works on what the search found, by its line among the other actions. */
const makeDocument = async (page: Page, language: Language, tool: 'index' | 'eBinder') => {
  const { tools, documents } = words[language];
  await searchFor(page, language, manyFound);
  await press(page, tools.more);
  await page.getByRole('menuitem', { name: tools.links[tool], exact: true }).click();
  await page.getByRole('button', { name: documents[tool].submit }).waitFor();
  await page.getByText(documents.counting).waitFor({ state: 'hidden' });
};

/** A page of its own, as it is once it has everything. */
const open = (path: string) => async (page: Page) => {
  await page.goto(path);
  await page.locator('main h1').waitFor();
  await page.waitForLoadState('networkidle');
  return undefined;
};

/** One for every picture: a picture without a scene does not compile. */
export const guideScenes: Record<GuidePictureKey, Scene> = {
  signIn: {
    isOpen: true,
    height: 620,
    arrange: async (page) => {
      await page.locator('input[name=name]').waitFor();
      return undefined;
    },
  },
  search: {
    height: 560,
    arrange: async (page, language) => {
      await searchFor(page, language, manyFound);
      return undefined;
    },
  },
  navigation: {
    height: 900,
    arrange: async (page, language) => {
      const { shell } = words[language];
      await clear(page, language);
      await press(page, shell.openNavigation);
      const drawer = page.locator('.MuiDrawer-paper');
      for (const section of [shell.sections.tools, shell.sections.resources, shell.sections.account])
        await press(drawer, section);
      await press(drawer, shell.sections.support);
      return { x: 0, y: 0, width: 620, height: 900 };
    },
  },
  filters: {
    height: 640,
    arrange: async (page, language) => {
      await filterByPlace(page, language);
      await page.getByRole('radio', { name: new RegExp(`^${sheetStatuses['update-requested'][language]}`) }).click();
      await page.mouse.move(700, 5);
      return undefined;
    },
  },
  advancedSearch: {
    height: 750,
    arrange: async (page, language) => {
      const { advanced } = words[language].tools;
      await clear(page, language);
      await press(page, advanced.open);
      const row = (number: number) => dialog(page).getByRole('group', { name: new RegExp(`${number}$`) });
      await row(1).getByRole('textbox').fill(product[language]);
      await press(dialog(page), advanced.addRow);
      await row(2).getByRole('combobox').nth(0).click();
      await page.getByRole('option', { name: words[language].search.headings.manufacturer, exact: true }).click();
      await row(2).getByRole('combobox').nth(1).click();
      await page.getByRole('option', { name: advanced.notContains, exact: true }).click();
      await row(2).getByRole('textbox').fill('Laurentide');
      return dialog(page);
    },
  },
  saveSearch: {
    height: 750,
    arrange: async (page, language) => {
      await filterByPlace(page, language);
      await page.getByRole('button', { name: new RegExp(`^${pictograms.GHS02[language]},`) }).click();
      await press(page, words[language].tools.saved.start);
      await dialog(page).getByRole('textbox').fill(searchName[language]);
      return dialog(page);
    },
  },
  manageColumns: {
    height: 750,
    arrange: async (page, language) => {
      await clear(page, language);
      await press(page, words[language].tools.columns.open);
      return dialog(page);
    },
  },
  manageFilters: {
    height: 750,
    arrange: async (page, language) => {
      await clear(page, language);
      await press(page, words[language].tools.sections.open);
      return dialog(page);
    },
  },
  excel: {
    height: 750,
    arrange: async (page, language) => {
      await clear(page, language);
      await page.getByRole('button', { name: words[language].tools.excel.open, exact: true }).hover();
      return { x: 337, y: 56, width: 863, height: 240 };
    },
  },
  removalMode: {
    height: 560,
    arrange: async (page, language) => {
      await removalMode(page, language);
      return undefined;
    },
  },
  removalLocations: {
    height: 560,
    arrange: async (page, language) => {
      await removalMode(page, language);
      await press(page, words[language].removal.request);
      const picker = dialog(page).getByRole('combobox').first();
      await picker.click();
      await page.getByRole('option').last().click();
      await page.keyboard.press('Escape');
      return dialog(page);
    },
  },
  details: {
    height: 720,
    arrange: async (page, language) => {
      await page.goto(await sheetAddress(page, language));
      await page.locator('main h1').waitFor();
      return undefined;
    },
  },
  label: {
    height: 600,
    arrange: async (page, language) => {
      const address = await sheetAddress(page, language);
      await page.goto(address.replace('/sds-details/isn/', '/tools/label/labels/'));
      await page.locator('figure svg').first().waitFor();
      return undefined;
    },
  },
  sdsAddition: {
    height: 740,
    arrange: async (page) => {
      await page.goto('/sds-addition');
      await page.locator('input[type=file]').setInputFiles(chosenFiles);
      await page.getByRole('combobox').first().click();
      await dialog(page).getByRole('checkbox').nth(2).check();
      await page.mouse.move(700, 5);
      return undefined;
    },
  },
  messageCentre: {
    height: 560,
    arrange: async (page) => {
      await page.goto('/message-centre');
      await page.locator('tbody tr').first().waitFor();
      return undefined;
    },
  },
  collectionIndex: {
    height: 700,
    arrange: async (page, language) => {
      await makeDocument(page, language, 'index');
      return undefined;
    },
  },
  eBinder: {
    height: 700,
    arrange: async (page, language) => {
      await makeDocument(page, language, 'eBinder');
      return undefined;
    },
  },
  keptSheets: {
    height: 620,
    arrange: open('/tools/offline'),
  },
  posters: {
    height: 560,
    arrange: open('/posters'),
  },
  collectionOverview: {
    height: 720,
    arrange: open('/overview'),
  },
  storage: {
    height: 640,
    arrange: open('/overview/storage'),
  },
  secondFactor: {
    height: 620,
    arrange: open('/second-factor'),
  },
  singleSignOn: {
    height: 640,
    arrange: open('/single-sign-on'),
  },
  webhooks: {
    height: 560,
    arrange: open('/webhooks'),
  },
  deskQueue: {
    account: 'operator@vigie.example',
    height: 640,
    arrange: open('/operator/requests'),
  },
  deskAddition: {
    account: 'operator@vigie.example',
    height: 820,
    arrange: async (page) => {
      await page.goto('/operator/requests');
      await page.locator('tbody tr').filter({ hasText: '.pdf' }).getByRole('link').first().click();
      await page.locator('canvas').first().waitFor();
      return undefined;
    },
  },
  deskSheets: {
    account: 'operator@vigie.example',
    height: 640,
    arrange: open('/operator/sheets'),
  },
};
