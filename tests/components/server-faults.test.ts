import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { updateUser } from '#contract/calls/account.ts';
import { changePassword } from '#contract/calls/change-password.ts';
import { contactUs } from '#contract/calls/contact-us.ts';
import { getUserInfo } from '#contract/calls/get-user-info.ts';
import { listRoles } from '#contract/calls/roles.ts';
import { listSavedSearches } from '#contract/calls/saved-searches.ts';
import { searchSheets } from '#contract/calls/search-sheets.ts';
import { signIn } from '#contract/calls/sign-in.ts';
import { createUser, getUser, listUsers } from '#contract/calls/users.ts';
import { listWaysIn } from '#contract/calls/ways-in.ts';
import { errorTitle } from '#contract/errors.ts';
import { oneUser, renamedUser, roles, users } from './answers/organisation.ts';
import { companyAdmin } from './answers/people.ts';
import { threeSheets } from './answers/sheets.ts';
import { answer, breakDown, cutOff, fail, note, noteFailure } from './harness/answers.ts';
import { clear, show } from './harness/show.tsx';
import { serverAnswers } from './harness/visit.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const sees = (words: string | RegExp) => expect.element(page.getByText(words).first()).toBeVisible();

// What the server refuses react-admin tells the console by itself.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(clear);

const edit = { path: '/edit-user/13', as: companyAdmin } as const;

describe('while a form is saved', () => {
  test('a fault of the server is said with its reference, what was typed stays, and it can be sent again', async () => {
    await show({ ...edit, answers: [breakDown(updateUser)] });
    await field('Last name').fill('Foxley');
    await button('Save').click();
    await sees(/Reference a1b2c3d4/);
    await expect.element(field('Last name')).toHaveValue('Foxley');

    const { handler, sent } = note(updateUser, { data: oneUser.data });
    serverAnswers(handler);
    await button('Save').click();
    await sees('The user was updated.');
    expect(sent.bodies).toMatchObject([{ data: { attributes: { last_name: 'Foxley' } } }]);
  });

  test('a refusal of a value stands at its field, in the language of the page', async () => {
    const refused = fail(updateUser, 'validation.email', { pointer: '/data/attributes/email' });
    await show({ ...edit, language: 'fr', answers: [refused] });
    await field('Courriel').fill('lena@northline');
    await button('Enregistrer').click();
    await expect
      .element(field('Courriel'))
      .toHaveAccessibleDescription(new RegExp(errorTitle('validation.email', 'fr')));
    await expect.element(field('Courriel')).toHaveFocus();
  });

  test('a refusal of the person is said, and what was typed stays', async () => {
    await show({ ...edit, answers: [fail(updateUser, 'auth.forbidden')] });
    await field('Last name').fill('Foxley');
    await button('Save').click();
    await sees(errorTitle('auth.forbidden', 'en'));
    await expect.element(field('Last name')).toHaveValue('Foxley');
  });

  test('a change by somebody else is said, and the record can be loaded anew', async () => {
    await show({ ...edit, answers: [fail(updateUser, 'record.changed')] });
    await field('Last name').fill('Foxley');
    await button('Save').click();
    await sees('This record was changed in the meantime, in another window or by somebody else.');
    serverAnswers(answer(getUser, renamedUser));
    await button('Load it as it is now').click();
    await expect.element(field('Last name')).toHaveValue('Foxworth');
  });

  test('a network that is away is said, and what was typed stays', async () => {
    await show({ path: '/change-password', as: companyAdmin, answers: [cutOff(changePassword)] });
    await field('Current password').fill('Demo-2026-portal');
    await field('New password').fill('four quiet green mills');
    await field('Confirm the new password').fill('four quiet green mills');
    await page.getByRole('checkbox').click();
    await button('Change password').click();
    await sees('Vigie cannot be reached. Check your connection, then try again.');
    await expect.element(field('New password')).toHaveValue('four quiet green mills');
  });

  test('a session that has ended leads to sign-in, and back to what was typed', async () => {
    await show({ ...edit, answers: [fail(updateUser, 'auth.required')] });
    await field('Last name').fill('Foxley');
    await button('Save').click();
    await sees('Your session has ended. Sign in again to return to the page you were on.');

    serverAnswers(
      answer(signIn, {}),
      answer(getUserInfo, companyAdmin),
      answer(listWaysIn, { session: null, shared: false, step: null }),
    );
    await field('Email or user name').fill(companyAdmin.name);
    await field('Password').fill('Demo-2026-portal');
    await button('Sign in').click();
    await sees('You are logged in. What you had typed is still here.');
    await expect.element(field('Last name')).toHaveValue('Foxley');
  });

  test('a full disk is said where a file was to be kept, and the message stays', async () => {
    await show({ path: '/contact-us', as: companyAdmin, answers: [fail(contactUs, 'no_room')] });
    await field('Subject').fill('A label');
    await field('Message').fill('It stays blank.');
    await button('Send').click();
    await sees(/There is no room left to store this/);
    await expect.element(field('Message')).toHaveValue('It stays blank.');
  });

  test('a second click sends nothing twice', async () => {
    const { handler, sent } = note(createUser, { data: oneUser.data });
    await show({ path: '/add-user', as: companyAdmin, answers: [handler] });
    await page.getByRole('radio', { name: /^Company administrator/ }).click();
    await field('Email').fill('new@northline.example');
    await userEvent.dblClick(button('Create'));
    await sees('The invitation was sent.');
    expect(sent.bodies).toHaveLength(1);
  });
});

describe('while a screen is read', () => {
  test('a list that did not come is asked for again and then stands there', async () => {
    await show({ path: '/manage-users', as: companyAdmin, answers: [cutOff(listUsers)] });
    await sees('The list could not be loaded');
    serverAnswers(answer(listUsers, users));
    await button('Try again').click();
    await sees('Lena Fox');
  });

  test('choices of a form that did not come are asked for again, and what was typed stays', async () => {
    await show({ path: '/add-user', as: companyAdmin, answers: [breakDown(listRoles)] });
    await sees('The choices could not be loaded.');
    await field('Email').fill('new@northline.example');
    serverAnswers(answer(listRoles, roles));
    await button('Try again').click();
    await expect.element(page.getByRole('radio', { name: 'Read-only' })).toBeVisible();
    await expect.element(field('Email')).toHaveValue('new@northline.example');
  });

  test('filters that could not be loaded are asked for but a few times, and say so among those that could', async () => {
    const { handler, sent } = noteFailure(listSavedSearches);
    await show({ path: '/search', as: companyAdmin, answers: [handler] });
    await sees('The choices could not be loaded.');
    await sees('WHMIS pictograms');
    expect(sent.bodies.length).toBeLessThan(5);
  });

  test('a search that failed says so with its reference, and finds when it is asked again', async () => {
    await show({ path: '/search', as: companyAdmin, answers: [breakDown(searchSheets)] });
    await sees('The search did not respond');
    await sees('Reference a1b2c3d4');
    serverAnswers(answer(searchSheets, threeSheets));
    await button('Try again').click();
    await sees('Acetone, technical');
  });

  test('a session that has ended leads to sign-in', async () => {
    await show({ path: '/manage-users', as: companyAdmin, answers: [fail(listUsers, 'auth.required')] });
    await sees('Your session has ended. Sign in again to return to the page you were on.');
  });
});

test('an answer that the call’s schema would not let leave the server is no answer', () => {
  expect(() => answer(searchSheets, { ...threeSheets, response: { ...threeSheets.response, numFound: 0.5 } })).toThrow(
    'the answer of searchSheets does not fit',
  );
});
