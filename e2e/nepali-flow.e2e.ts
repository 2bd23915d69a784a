import type { Page } from '@playwright/test';
import { OWN_CERTIFICATES_WORDS } from '@pratibha/words/ne/certificates/student/own';
import { EVENT_BUTTON_WORDS } from '@pratibha/words/ne/events/student';
import { REGISTER_LINK_WORDS } from '@pratibha/words/ne/pages/register-link';
import { RESULTS_WORDS } from '@pratibha/words/ne/pages/results';
import { BIRTHDAY_WORDS } from '@pratibha/words/ne/people/birthday';
import { PROFILE_WORDS } from '@pratibha/words/ne/people/student';
import { PROFILE_GATE_WORDS } from '@pratibha/words/ne/registrations/student/gate';
import { QUESTIONNAIRE_WORDS } from '@pratibha/words/ne/registrations/student/questionnaire';
import { REGISTERED_WORDS } from '@pratibha/words/ne/registrations/student/registered';
import { SESSION_WORDS } from '@pratibha/words/ne/session/app';
import { SHELL_WORDS } from '@pratibha/words/ne/shell/frame';
import { LOGIN_REQUIRED_WORDS } from '@pratibha/words/ne/shell/login-required';
import { MENU_WORDS } from '@pratibha/words/ne/shell/menus';
import { SUBMISSION_FORM_WORDS } from '@pratibha/words/ne/submissions/student/form';
import { expectNepali } from './nepali.ts';
import { call, cardOf, expectToast } from './participant.ts';
import { expect, test } from './product.ts';
import { setClock } from './product-process.ts';
import { withoutAdvert } from './public-site.ts';

/* Somebody who reads no English, on a phone: from the landing page to the certificate. */

test.use({
  clockStart: '2025-07-20T10:00:00+05:45',
  locale: 'ne-NP',
  viewport: { width: 360, height: 740 },
});

/** An event of the demo, as its Nepali calls it. */
const EVENT = { id: 8, title: 'एआई र वेब डिजाइन' };
/** What an organiser who writes Nepali says of both. */
const REMARKS = { registration: 'भदौ सुरुमा भेटौँला।', work: 'पाटी थप्नुहोस्।' };
/** The account's name, as its provider tells it. */
const NAMES = ['Bibek', 'Tamang'];

/** Who agreed to be named with a prize, and what colleges of others are called. */
const WINNERS = [
  'Sujata',
  'Maharjan',
  ...'Machhapuchhre Deep Himal Shikhar Godawari Hills Secondary School College'.split(' '),
];
/** Who teaches workshops. */
const TEACHERS = ['Sarita', 'Thapa', 'Nabin', 'Lama', 'Puja', 'Rai'];
/** What the certificate says, in the language in which it was signed. */
const PRINTED = ['Graphic', 'Design', '2024'];
const STUDENT = ['Asmita', 'Gurung'];

const buttonOf = (page: Page, name: string) =>
  cardOf(page, EVENT.title).getByRole('button', { name });

test('finds out, registers, hands in and reads what was decided', async ({
  page,
  openAs,
  product,
}) => {
  await test.step('finds out what there is', async () => {
    await withoutAdvert(page);
    await page.goto('/ne');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNepali(page, 'the landing page', TEACHERS);
    await page.getByRole('button', { name: SHELL_WORDS.openMenu }).click();
    await page.getByRole('banner').getByRole('link', { name: MENU_WORDS.guidelines }).click();
    await expect(page).toHaveURL(/\/ne\/event\/details$/);
    await expectNepali(page, 'the guidelines', TEACHERS);
  });

  await test.step('signs in, and is asked for a profile', async () => {
    await page.getByRole('link', { name: REGISTER_LINK_WORDS.registerNow }).first().click();
    const dialog = page.getByRole('dialog', { name: LOGIN_REQUIRED_WORDS.title });
    await expect(dialog).toBeVisible();
    await expectNepali(page, 'the question to sign in', TEACHERS);
    await dialog.getByRole('link', { name: SHELL_WORDS.signIn }).click();
    await page.getByRole('button', { name: /newcomer@example\.test/ }).click();
    await expect(page).toHaveURL(/\/user\/events$/);
    await expect(buttonOf(page, EVENT_BUTTON_WORDS.register)).toBeVisible();
    await expectNepali(page, 'the events', NAMES);
    await buttonOf(page, EVENT_BUTTON_WORDS.register).click();
    const gate = page.getByRole('dialog', { name: PROFILE_GATE_WORDS.title });
    await expect(gate).toBeVisible();
    await expectNepali(page, 'what asks for the profile', NAMES);
    await gate.getByRole('button', { name: PROFILE_GATE_WORDS.action }).click();
  });

  await test.step('fills it in with the digits and the calendar of Nepal', async () => {
    const { fields } = PROFILE_WORDS;
    await expect(page).toHaveURL(/\/user\/update-profile/);
    await page.getByLabel(fields.mobile).fill('९८०००००१२३');
    await expect(page.getByLabel(fields.mobile)).toHaveValue('9800000123');
    await page.getByRole('button', { name: PROFILE_WORDS.save }).click();
    await expectNepali(page, 'the profile with what is missing', NAMES);
    const born = page.getByRole('group', { name: fields.dob });
    await born.getByLabel(BIRTHDAY_WORDS.year).fill('२०६४');
    await born.getByLabel(BIRTHDAY_WORDS.month).selectOption('वैशाख');
    await born.getByLabel(BIRTHDAY_WORDS.day).fill('१');
    await expect(born).toContainText('१४ अप्रिल २००७');
    await page.getByLabel(fields.gender).selectOption(PROFILE_WORDS.genders.MALE);
    await page.getByLabel(fields.address, { exact: true }).fill('लेकसाइड, पोखरा');
    await page.getByLabel(fields.college_name).fill('उदाहरण माध्यमिक विद्यालय');
    await page.getByLabel(fields.college_address).fill('पोखरा');
    await expectNepali(page, 'the profile', NAMES);
    await page.getByRole('button', { name: PROFILE_WORDS.save }).click();
    await expectToast(page, SESSION_WORDS.profileUpdated);
  });

  await test.step('registers', async () => {
    const form = page.getByRole('dialog', { name: QUESTIONNAIRE_WORDS.dialogTitle(EVENT.title) });
    await form.getByRole('button', { name: QUESTIONNAIRE_WORDS.submit }).click();
    await form.getByRole('radio', { name: QUESTIONNAIRE_WORDS.other }).check();
    await form.getByLabel(QUESTIONNAIRE_WORDS.specify).fill('विद्यालयको सूचना पाटी');
    await expectNepali(page, 'the questionnaire', NAMES);
    await form.getByRole('button', { name: QUESTIONNAIRE_WORDS.submit }).click();
    await expectToast(page, SESSION_WORDS.questionnaireSubmitted);
    const sheet = page.getByRole('dialog', { name: REGISTERED_WORDS.title });
    await expect(sheet).toBeVisible();
    await expectNepali(page, 'what comes next', NAMES);
    await sheet.getByRole('button', { name: REGISTERED_WORDS.done }).click();
    await page.goto(`/user/events/${EVENT.id}`);
    await expect(page.getByRole('heading', { level: 1, name: EVENT.title })).toBeVisible();
    await expectNepali(page, 'the event', NAMES);
  });

  await test.step('hands in', async () => {
    await setClock(product, '2025-08-11T10:00:00+05:45');
    await page.goto('/user/events');
    await buttonOf(page, EVENT_BUTTON_WORDS.submit).click();
    const form = page.getByRole('dialog', { name: SUBMISSION_FORM_WORDS.submitTitle(EVENT.title) });
    const link = form.getByLabel(SUBMISSION_FORM_WORDS.workLinkField);
    await link.fill('works');
    await link.blur();
    await expectNepali(page, 'the form with a wrong link', NAMES);
    await link.fill('https://works.example/naksa');
    await form
      .getByLabel(SUBMISSION_FORM_WORDS.descriptionField, { exact: true })
      .fill('हाम्रो टोलका पाटीको नक्सा।');
    await expectNepali(page, 'the form', NAMES);
    await form.getByRole('button', { name: SUBMISSION_FORM_WORDS.submit }).click();
    await expectToast(page, SESSION_WORDS.submissionSent);
  });

  await test.step('is decided about by an organiser', async () => {
    const [registration] = await call<{ id: number }[]>(page, 'GET', '/user/registrations');
    const [work] = await call<{ id: number }[]>(page, 'GET', '/user/submissions');
    const desk = await openAs('eventadmin', '/admin/registrations');
    for (const [path, status, remarks] of [
      [`/admin/registrations/${registration?.id}`, 'SHORTLISTED', REMARKS.registration],
      [`/admin/submissions/${work?.id}/review`, 'RESUBMISSION_REQUIRED', REMARKS.work],
    ] as const) {
      await call(desk, 'PUT', path, { status, remarks });
    }
  });

  await test.step('reads it', async () => {
    for (const [path, words] of [
      ['/user/notifications', EVENT.title],
      ['/user/event-registrations', REMARKS.registration],
      ['/user/work-submissions', REMARKS.work],
      ['/user/events', EVENT.title],
    ] as const) {
      await page.goto(path);
      await expect(page.getByText(words).first()).toBeVisible();
      await expectNepali(page, path, NAMES);
    }
  });
});

test('reads the results, and has the certificate', async ({ page, product, openAs }) => {
  await setClock(product, '2025-08-20T10:00:00+05:45');
  await withoutAdvert(page);
  await page.goto('/ne/results');
  await expect(page.getByRole('heading', { level: 1, name: RESULTS_WORDS.heading })).toBeVisible();
  await expectNepali(page, 'the results', WINNERS);
  await page.getByRole('main').locator('a[href^="/ne/results/"]').first().click();
  await expect(page).toHaveURL(/\/ne\/results\/\d+$/);
  await expectNepali(page, 'a result', WINNERS);

  const student = await openAs('student', '/user/certificates');
  await expect(student.getByRole('heading', { level: 1 })).toHaveText(
    OWN_CERTIFICATES_WORDS.heading,
  );
  const cards = student.getByRole('list', { name: OWN_CERTIFICATES_WORDS.list });
  const card = cards.getByRole('listitem').first();
  await expectNepali(student, 'the certificates', STUDENT);
  await card.getByRole('button', { name: OWN_CERTIFICATES_WORDS.share }).click();
  const link = card.getByLabel(OWN_CERTIFICATES_WORDS.link, { exact: true });
  await expect(link).toHaveValue(/\/certificates\/[\w-]{22}$/);
  await expectNepali(student, 'a certificate that is shared', STUDENT);
  await student.goto(new URL(await link.inputValue()).pathname);
  await expectNepali(student, 'the shared certificate', [...STUDENT, ...PRINTED]);
});
