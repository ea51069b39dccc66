import type { APIRequestContext, Page } from '@playwright/test';
import { apiBase, xhrMarker } from '#contract/call.ts';
import type { Language } from '#contract/languages.ts';
import { readMailFolder } from '../support/mails.ts';
import { makePdf } from '../support/pdfs.ts';
import { accept } from './members.ts';
import { call, enter, openAt, toastOf } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './portal.ts';

const openDesk = async (page: Page, path: string, language: Language = 'en') => {
  await page.addInitScript(() => localStorage.setItem('cookie', '1'));
  await enter(page.request, { name: 'operator@vigie.example' });
  await openAt(page, path, language);
};

/** A French-speaking administrator of the first organisation, signed in with these requests. */
const addMember = async (operator: APIRequestContext, requests: APIRequestContext): Promise<string> => {
  const email = `${crypto.randomUUID()}@vigie.example`;
  const invitation = { email, organisation: 10001, role: 'company-admin', language: 'fr', is_subscribed: true };
  const answer = await call(operator, 'POST', '/operator/users', invitation);
  expect(answer.ok(), await answer.text()).toBe(true);
  await accept(requests, { id: String((await answer.json()).id), email });
  await enter(requests, { name: email });
  return email;
};

/** Sends PDFs in one submission; the numbers of their requests. */
const sendSheets = async (requests: APIRequestContext, names: readonly string[]): Promise<number[]> => {
  const subsets: { data: { id: string }[] } = await (await call(requests, 'GET', '/subsets')).json();
  const form = new FormData();
  for (const name of names) {
    const pdf = await makePdf(`${name} ${crypto.randomUUID()}`);
    form.append('files[]', new File([new Uint8Array(pdf)], name, { type: 'application/pdf' }));
  }
  form.append('locations[]', subsets.data[0]!.id);
  const answer = await requests.post(`${apiBase}/sds-addition`, {
    headers: { [xhrMarker.name]: xhrMarker.value },
    multipart: form,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).data.map(({ id }: { id: number }) => id);
};

const refuseWith = async (page: Page, id: number, template: string) => {
  await page.goto(`/operator/requests/${id}`);
  // Its colours are on their way until then, and are seen beside the dialog.
  await expect(page.getByRole('button', { name: 'Add to collection' })).toBeEnabled();
  await page.getByRole('button', { name: 'Refuse', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Refuse request R-${id}` });
  await dialog.getByRole('button', { name: 'Use a template' }).click();
  await page.getByRole('menuitem', { name: template }).click();
  return dialog;
};

test('the desk refuses with templates in the member’s language, and the member reads one mail of it [S5.7-02 S5.7-08]', async ({
  page,
  request,
}) => {
  test.slow();
  await openDesk(page, '/operator/requests');
  const email = await addMember(page.request, request);
  const [first, second] = (await sendSheets(request, ['Dégraisseur.pdf', 'Solvant.pdf'])) as [number, number];

  const dialog = await refuseWith(page, first, 'Scan that cannot be read');
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  await expect(reason).toHaveValue(/^La numérisation \(Dégraisseur\.pdf\) n’est pas lisible en entier/);
  await expect(dialog).toContainText('In the language of the requester: French');
  await expectAccessible(page);

  // What is one's own is replaced only when asked.
  await reason.fill('Mes propres mots.');
  await dialog.getByRole('button', { name: 'Use a template' }).click();
  await page.getByRole('menuitem', { name: 'PDF with a password' }).click();
  const question = page.getByRole('alertdialog', { name: 'Replace what you wrote?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(reason).toHaveValue('Mes propres mots.');
  await dialog.getByRole('button', { name: 'Use a template' }).click();
  await page.getByRole('menuitem', { name: 'PDF with a password' }).click();
  await question.getByRole('button', { name: 'Replace' }).click();
  await expect(reason).toHaveValue(/^Le PDF \(Dégraisseur\.pdf\) est protégé/);
  // A template over a template that nobody changed is no loss.
  await dialog.getByRole('button', { name: 'Use a template' }).click();
  await page.getByRole('menuitem', { name: 'Not a safety data sheet' }).click();
  await expect(reason).toHaveValue(/^Le fichier n’est pas une fiche/);
  await dialog.getByRole('button', { name: 'Refuse', exact: true }).click();
  await expect(toastOf(page, `Request R-${first} was refused.`)).toBeVisible();

  const last = await refuseWith(page, second, 'Several products in one file');
  await last.getByRole('button', { name: 'Refuse', exact: true }).click();
  await expect(toastOf(page, `Request R-${second} was refused.`)).toBeVisible();

  const about = async () =>
    (await readMailFolder(process.env.OUTBOX_DIR ?? '')).filter(
      ({ to, subject }) => to === email && subject.includes('Dégraisseur'),
    );
  await expect.poll(async () => (await about()).length, { timeout: 15_000 }).toBe(1);
  const [mail] = await about();
  expect(mail?.subject).toBe('La fiche «\u00a0Dégraisseur.pdf\u00a0» et 1 autre\u00a0: 2 n’ont pas pu être ajoutées');
  expect(mail?.text).toContain('Le fichier n’est pas une fiche de données de sécurité');
  expect(mail?.text).toContain('Le fichier (Solvant.pdf) porte sur plusieurs produits');
});

test('operators write, change and delete templates; an unknown field is refused at its place [S5.7-06 S5.7-07 S5.7-13]', async ({
  page,
}) => {
  await openDesk(page, '/operator/templates', 'fr');
  await expect(page.getByRole('link', { name: /Numérisation illisible/ })).toBeVisible();
  await page.getByRole('link', { name: 'Rédiger un modèle' }).click();
  const name = `Modèle ${crypto.randomUUID().slice(0, 8)}`;
  const field = (label: string) => page.getByRole('textbox', { name: label });
  await field('Nom en anglais').fill(name);
  await field('Nom en français').fill(name);
  await field('Texte en anglais').fill('Hello {name}');
  await field('Texte en français').fill('Bonjour {requester}');
  await page.getByRole('button', { name: 'Créer' }).click();
  await expect(field('Texte en anglais')).toHaveAccessibleDescription(
    /Caractères\s: 12 sur 2\s000.*Aucun champ d’une demande\s: \{name\}/,
  );
  await field('Texte en anglais').fill('Hello {requester}');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Créer' }).click();
  await expect(toastOf(page, 'Le modèle a été enregistré.')).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.goto('/operator/templates');
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await field('Texte en français').fill('Bonjour {requester}, au sujet de {product}');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(toastOf(page, 'Le modèle a été enregistré.')).toBeVisible();
  await page.goto('/operator/templates');
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await expect(field('Texte en français')).toHaveValue('Bonjour {requester}, au sujet de {product}');
  await page.getByRole('button', { name: 'Supprimer le modèle' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Supprimer/ })
    .click();
  await expect(toastOf(page, 'Le modèle a été supprimé.')).toBeVisible();
});

test('what was refused by mistake is reopened, and its form is there as it was [S5.6-22]', async ({
  page,
  request,
}) => {
  test.slow();
  await openDesk(page, '/operator/requests');
  await addMember(page.request, request);
  const [id] = (await sendSheets(request, ['Colle.pdf'])) as [number];
  await page.goto(`/operator/requests/${id}`);
  await expect(page.getByRole('button', { name: 'Add to collection' })).toBeEnabled();
  await page.getByRole('textbox', { name: 'Product name', exact: true }).fill('Colle forte');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const dialog = await refuseWith(page, id, 'Scan that cannot be read');
  await dialog.getByRole('button', { name: 'Refuse', exact: true }).click();
  const toast = toastOf(page, `Request R-${id} was refused.`);
  // It stands as long as it is pointed at.
  await toast.hover();
  await expect(page).not.toHaveURL(new RegExp(`/${id}\\b`));
  await expectAccessible(page);
  await toast.getByRole('button', { name: 'See the request' }).click();
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await expect(toast).toHaveCount(0);

  await page.setViewportSize({ width: 360, height: 740 });
  await openAt(page, `/operator/requests/${id}`, 'fr');
  await page.getByRole('button', { name: 'Rouvrir' }).click();
  const question = page.getByRole('alertdialog', { name: `Rouvrir la demande R-${id}?` });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Rouvrir' }).click();
  await expect(toastOf(page, `La demande R-${id} est rouverte\u00a0: vous l’avez.`)).toBeVisible();
  // Who presses Enter once more adds nothing.
  await expect(page.getByRole('textbox', { name: 'Nom du produit', exact: true })).toBeEditable();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('Rouverte\u00a0: de nouveau en traitement', { exact: false })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Rouvrir' })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Nom du produit', exact: true })).toHaveValue('Colle forte');
  await expectNoSidewaysScroll(page);
});
