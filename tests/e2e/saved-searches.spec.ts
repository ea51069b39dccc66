import type { Page } from '@playwright/test';
import { languages } from '#contract/languages.ts';
import { en } from '#src/i18n/en/index.ts';
import { fr } from '#src/i18n/fr/index.ts';
import { call, enter, openSearch, toastOf } from './people.ts';
import { countHeading, expect, expectAccessible, expectNoSidewaysScroll, sheetCount, test } from './portal.ts';

const reader = 'reader@mapleridge.example';
const hospitalAdmin = 'admin@riviere-bleue.example';

/** Words of S2.8-14 and S2.8-15, and those of the fields' messages. */
const said = {
  en: {
    saved: 'Search saved successfully.',
    deleted: 'Search deleted successfully.',
    required: 'Name is required',
    taken: 'You already have a saved search with this name.',
    remove: /^Remove filter/,
  },
  fr: {
    saved: 'Recherche sauvegardée avec succès.',
    deleted: 'Recherche supprimée avec succès.',
    required: 'Le champ «\u00a0Nom\u00a0» est obligatoire',
    taken: 'Vous avez déjà une recherche enregistrée sous ce nom.',
    remove: /^Retirer le filtre/,
  },
};

const searchFor = async (page: Page, box: string, words: string) => {
  await page.getByRole('combobox', { name: box }).fill(words);
  await page.keyboard.press('Enter');
};

for (const language of languages) {
  const { tools, search } = { en, fr }[language];
  const words = said[language];
  const applyNamed = (name: string) => tools.saved.apply.replace('%{name}', name);
  const deleteNamed = (name: string) => tools.saved.delete.replace('%{name}', name);

  test(`saves the search on the screen, applies it and deletes it, ${language} [S2.1-03 S2.2.4-04 S2.2.4-29 S2.4-18 S2.5-14 S2.7-51 S2.8-14 S2.8-15]`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    const person = { name: language === 'en' ? reader : hospitalAdmin, language };
    await openSearch(page, person);
    const all = await sheetCount(page);
    const save = page.getByRole('button', { name: tools.saved.start, exact: true });
    await expect(save).toHaveCount(0);

    await searchFor(page, search.keyword.label, 'sodium');
    await expect.poll(() => sheetCount(page)).toBeLessThan(all);
    const found = await sheetCount(page);
    await save.click();
    const dialog = page.getByRole('dialog', { name: tools.saved.save });
    const name = dialog.getByRole('textbox', { name: tools.saved.name });
    await expect(name).toBeFocused();
    await expect(dialog.getByRole('listitem')).toHaveText(new RegExp(`${search.chips.keyword}.*sodium`));
    await dialog.getByRole('button', { name: tools.save, exact: true }).click();
    await expect(name).toHaveAccessibleDescription(words.required);
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toBeFocused();
    await expectAccessible(page);

    await name.fill(`  Sodium ${language} `);
    await page.keyboard.press('Enter');
    await expect(toastOf(page, words.saved)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    const entry = page.getByRole('button', { name: applyNamed(`Sodium ${language}`) });
    await expect(entry).toContainText(new RegExp(`\\D${found}$`));
    await expect(entry).toHaveAttribute('aria-current', 'true');

    await save.click();
    await name.fill(`Sodium ${language}`);
    await page.keyboard.press('Enter');
    await expect(name).toHaveAccessibleDescription(words.taken);
    await expect(name).toBeFocused();
    await expect(name).toHaveValue(`Sodium ${language}`);
    await dialog.getByRole('button', { name: tools.cancel }).click();

    const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
    const other = await elsewhere.newPage();
    await openSearch(other, person);
    await expect(other.getByRole('button', { name: applyNamed(`Sodium ${language}`) })).toBeVisible();
    await elsewhere.close();

    await page.getByRole('button', { name: search.clearFilters }).click();
    await expect.poll(() => sheetCount(page)).toBe(all);
    await expect(entry).not.toHaveAttribute('aria-current', 'true');
    await entry.click();
    await expect.poll(() => sheetCount(page)).toBe(found);
    await expect(countHeading(page)).toBeFocused();
    await expect(page.getByRole('button', { name: words.remove })).toHaveCount(1);

    await page.getByRole('button', { name: deleteNamed(`Sodium ${language}`) }).click();
    const question = page.getByRole('alertdialog', { name: tools.saved.deleteTitle });
    await expect(question).toContainText(`Sodium ${language}`);
    await expect(question.getByRole('button', { name: tools.cancel })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(question).toHaveCount(0);
    await expect(entry).toBeVisible();

    await page.getByRole('button', { name: deleteNamed(`Sodium ${language}`) }).click();
    await question.getByRole('button', { name: tools.saved.confirmDelete }).click();
    await expect(toastOf(page, words.deleted)).toBeVisible();
    await expect(entry).toHaveCount(0);
    expect(await sheetCount(page)).toBe(found);
    await expect(countHeading(page)).toBeFocused();
  });
}

/** Stores a search as another version of the product, or another day, may have left it. */
const store = async (page: Page, key: string, value: readonly object[]): Promise<number> => {
  const stored = await call(page.request, 'POST', '/search-filters/', { filters: JSON.stringify({ key, value }) });
  expect(stored.ok(), await stored.text()).toBe(true);
  return (await stored.json()).id;
};

test('a saved search part of which is gone opens with what is left, and says what is missing', async ({ page }) => {
  await enter(page.request, { name: reader });
  const id = await store(page, 'Of other days', [
    { key: 'languageFilter', value: 'English' },
    { key: 'companyFilter', value: 'Northern Lights Chemicals' },
    { key: 'locationFilter', value: ['0/987654'] },
    { key: 'statusFilter', value: 'Mislaid' },
  ]);
  await openSearch(page, { name: reader });
  await page.getByRole('button', { name: 'Apply the saved search Of other days' }).click();
  const note = page.getByRole('alert').filter({ hasText: 'Of other days' });
  await expect(note).toContainText('Part of the search “Of other days” no longer exists in your collection:');
  for (const gone of ['Northern Lights Chemicals', '987654', 'Mislaid']) await expect(note).toContainText(gone);
  await expect(note).not.toContainText('English');
  // A value nobody has is still asked for; a place that there is not cannot be.
  await expect(page.getByRole('button', { name: /^Remove filter/ })).toHaveCount(2);
  await expectAccessible(page);
  await page.reload();
  await expect(note).toBeVisible();

  await page.getByRole('button', { name: 'Remove filter Manufacturer Northern Lights Chemicals' }).click();
  await expect(note).toHaveCount(0);
  await page.getByRole('button', { name: 'Apply the saved search Of other days' }).click();
  await note.getByRole('button', { name: 'Close this note' }).click();
  await expect(note).toHaveCount(0);
  await expect(countHeading(page)).toBeFocused();
  await call(page.request, 'DELETE', `/search-filters/${id}`);
});

test('lists ten saved searches and more on demand, and counts each [S2.2.4-04]', async ({ page }) => {
  await enter(page.request, { name: 'mapleridge' });
  const names = Array.from({ length: 12 }, (_, index) => `Search ${String(index + 1).padStart(2, '0')}`);
  const ids: number[] = [];
  for (const name of names) ids.push(await store(page, name, [{ key: 'languageFilter', value: 'French' }]));
  await openSearch(page, { name: 'mapleridge' });
  const entries = page.getByRole('button', { name: /^Apply the saved search Search \d\d$/ });
  await expect(entries).toHaveCount(10);
  await expect(entries.first()).toContainText(/\d$/);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(entries).toHaveCount(12);
  for (const id of ids) await call(page.request, 'DELETE', `/search-filters/${id}`);
});

test('a search that could not be saved or deleted says so and loses nothing', async ({ page }) => {
  await openSearch(page, { name: 'mapleridge' });
  await searchFor(page, 'Search the collection', 'zinc');
  await page.route('**/api/search-filters/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  await page.getByRole('button', { name: 'Save search' }).click();
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name' });
  await name.fill('Zinc');
  await page.keyboard.press('Enter');
  await expect(toastOf(page, 'Vigie cannot be reached.')).toBeVisible();
  await expect(name).toHaveValue('Zinc');
  await page.unroute('**/api/search-filters/**');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toastOf(page, 'Search saved successfully.')).toBeVisible();
  // Its row has to be there first: the list that is fetched after the saving would be cut off too.
  await expect(page.getByRole('button', { name: 'Delete the saved search Zinc' })).toBeVisible();

  await page.route('**/api/search-filters/*', (route) => route.abort());
  await page.getByRole('button', { name: 'Delete the saved search Zinc' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toastOf(page, 'Vigie cannot be reached.')).toBeVisible();
  await page.unroute('**/api/search-filters/*');
  await expect(page.getByRole('button', { name: 'Apply the saved search Zinc' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete the saved search Zinc' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Apply the saved search Zinc' })).toHaveCount(0);
});

test.describe('at 360 px, in French', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, colorScheme: 'dark' });

  test('saves from the menu of tools and applies from the drawer', async ({ page }) => {
    await openSearch(page, { language: 'fr' });
    await searchFor(page, 'Chercher dans la collection', 'titane');
    await page.getByRole('button', { name: 'Autres actions' }).click();
    await page.getByRole('menuitem', { name: 'Enregistrer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Enregistrer la recherche' });
    await dialog.getByRole('textbox', { name: 'Nom' }).fill('Blanc de titane, d’un nom qui n’en finit pas '.repeat(2));
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(toastOf(page, 'Recherche sauvegardée avec succès.')).toBeVisible();
    await page.getByRole('button', { name: /^Filtres/ }).click();
    const remove = page.getByRole('button', { name: /^Supprimer la recherche enregistrée Blanc de titane/ });
    await expect(remove).toBeVisible();
    await expectNoSidewaysScroll(page);
    await remove.click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(toastOf(page, 'Recherche supprimée avec succès.')).toBeVisible();
    await expect(remove).toHaveCount(0);
  });
});
