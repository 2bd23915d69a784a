import type { OwnWaitingList } from '@pratibha/contract/waiting';
import { expectAdminToast, openDesk } from './admin-desk.ts';
import { changeEvent } from './event-change.ts';
import {
  call,
  cardOf,
  expectToast,
  openParticipant,
  openRegistered,
  TOASTS,
} from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

test.use({ clockStart: '2025-07-16T10:00:00+05:45' });

const TITLE = 'Night of Code';

test('who waits for a place of a full event is offered the next, and takes it', async ({
  openAs,
  guard,
}) => {
  const desk = await openDesk(openAs, 'admin', '/admin/events');
  const { id } = await call<{ id: number }>(desk, 'POST', '/admin/events', {
    ...{ title: TITLE, description: 'Until the morning.', capacity: 1, status: 'ACTIVE' },
    registration_open: '2025-07-01T00:00:00+05:45',
    registration_close: '2025-08-01T00:00:00+05:45',
  });
  const seated = await openRegistered(openAs, 'seated', id);
  const page = await openParticipant(openAs, 'waits', '/user/events');
  await page.setViewportSize({ width: 360, height: 740 });
  const join = { name: `Join the Waiting List: ${TITLE}` };

  await test.step('without a list one is told once when a seat is free', async () => {
    const card = cardOf(page, TITLE);
    await expect(card).toContainText('All places for this event are taken.');
    const later = cardOf(page, 'Line Follower Robot Race');
    await expect(later.getByRole('link', { name: /^Tell Me When It Opens/ })).toBeVisible();
    await card.getByRole('link', { name: `Tell Me When a Seat Is Free: ${TITLE}` }).click();
    const ask = page.getByRole('button', { name: `Tell Me When a Seat Is Free: ${TITLE}` });
    await ask.click();
    await expect(page.getByText('You are told once a seat is free.')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: `Do Not Tell Me: ${TITLE}` }).click();
    await expect(ask).toBeVisible();
    await expect(page.getByRole('button', join)).toBeHidden();
    await page.goto('/user/events');
  });

  const list = desk.getByRole('dialog', { name: `Waiting list: ${TITLE}` });
  await test.step('an organiser opens a list', async () => {
    await desk.goto(`/admin/events?open=${id}`);
    const event = desk.getByRole('dialog', { name: TITLE, exact: true });
    await event.getByRole('button', { name: 'Set the Waiting List' }).click();
    await list.getByLabel('Students may join the waiting list').check();
    await list.getByLabel('Hours for which a place is held').fill('0');
    await list.getByRole('button', { name: 'Save' }).click();
    await expect(list.getByText('Enter a whole number from 1 to 168.')).toBeVisible();
    await list.getByLabel('Hours for which a place is held').fill('48');
    await expectNoAxeViolations(desk);
    await list.getByRole('button', { name: 'Save' }).click();
    await expectAdminToast(desk, 'success', 'The waiting list was saved.');
    await expect(list.getByText('Nobody waits.')).toBeVisible();
  });

  await test.step('of whoever has no profile that is asked for first', async () => {
    const newcomer = await openAs('new-without-profile', `/user/events/${id}`);
    await newcomer.getByRole('button', join).click();
    const gate = newcomer.getByRole('dialog', { name: 'Complete Your Profile' });
    await expect(gate).toBeVisible();
    await expectNoAxeViolations(newcomer);
    await gate.getByRole('button', { name: 'Update Profile' }).click();
    await expect(newcomer).toHaveURL('/user/update-profile');
  });

  await test.step('a student joins it from the card, with the answers of registering', async () => {
    await page.reload();
    await expect(
      cardOf(page, TITLE).getByRole('button', { name: /^Not Available/ }),
    ).toBeDisabled();
    await cardOf(page, TITLE).getByRole('link', join).click();
    await page.getByRole('button', join).click();
    const dialog = page.getByRole('dialog', { name: `Waiting list: ${TITLE}` });
    await expect(dialog).toContainText(
      'Nobody waits yet. A free place goes to whoever waits longest',
    );
    await dialog.getByRole('button', { name: 'Join the Waiting List' }).click();
    await expect(dialog.getByText('Please select or enter a valid response.')).toBeVisible();
    await dialog.getByRole('radio', { name: 'Seniors' }).check();
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Join the Waiting List' }).click();
    await expectToast(page, 'You are on the waiting list.', TOASTS.standard);
    await page.goto('/user/events');
    await expect(cardOf(page, TITLE)).toContainText('You are 1st on the waiting list');
  });

  await test.step('on the page of the event stands why there is no offer yet', async () => {
    await page.goto(`/user/events/${id}`);
    const waiting = page.getByRole('region', { name: `Waiting list: ${TITLE}` });
    await expect(waiting).toContainText('You are 1st on the waiting list.');
    await expect(waiting).toContainText('No place is free yet.');
    await expect(waiting).toContainText(
      'Once a place is held for you, the bell and a mail tell you.',
    );
    await waiting.getByRole('button', { name: 'Leave the Waiting List' }).click();
    const asked = page.getByRole('dialog', { name: 'Leave the waiting list?' });
    await expect(asked).toContainText('you begin at the end');
    await asked.getByRole('button', { name: 'Cancel' }).click();
    await expectNoAxeViolations(page);
  });

  await test.step('an organiser sees who waits, and offers nothing while no place is free', async () => {
    await desk.reload();
    await desk.getByRole('button', { name: 'Open the Waiting List' }).click();
    await expect(list.getByRole('listitem')).toContainText('1. Since 16 July 2025');
    await expect(list.getByRole('link', { name: 'Bimala Rai' })).toBeVisible();
    await expect(list.getByRole('button', { name: /^Offer a Place/ })).toHaveCount(0);
    await expectNoAxeViolations(desk);
  });

  await test.step('a place that becomes free is held for them', async () => {
    const [own] = await call<{ id: number }[]>(seated, 'GET', '/user/registrations');
    await call(seated, 'DELETE', `/user/registrations/${own?.id}`);
    const offered = async () => {
      const lists = await call<OwnWaitingList[]>(page, 'GET', '/user/events/waiting');
      return lists.find(({ event_id }) => event_id === id)?.waiting?.offer_until ?? null;
    };
    await expect.poll(offered).not.toBeNull();
    await page.goto('/user/notifications');
    await page.getByRole('link', { name: `A place for ${TITLE} is held for you until` }).click();
    await expect(page.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible();
    await expect(page.getByText(/^A place is held for you until 18 July 2025/)).toBeVisible();
    await expectNoAxeViolations(page);
  });

  await test.step('what they chose is full by now: they choose another, and keep the place', async () => {
    const asked = { question: 'How do you know about the event?', required: true };
    const options = ['Facebook', 'Seniors'];
    await changeEvent(desk, id, {
      event_questions: { 1: { ...asked, type: 'single_choice', options, seats: { Seniors: 0 } } },
    });
    guard.expectResponse(422, /waiting\/offer$/);
    await page.getByRole('button', { name: 'Accept the Place' }).click();
    const dialog = page.getByRole('dialog', { name: `Your answers for ${TITLE}` });
    await expect(
      dialog.getByText('“Seniors” is full. Please choose another option.'),
    ).toBeVisible();
    await expectNoAxeViolations(page);
    await dialog.getByRole('radio', { name: 'Facebook' }).check();
    await expect(dialog.getByRole('radio', { name: 'Seniors Full' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Save Answers' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('one press takes it, and nobody waits any more', async () => {
    await page.getByRole('button', { name: 'Accept the Place' }).click();
    await expectToast(page, 'You are registered.', TOASTS.standard);
    await expect(page.getByText('Registration · Pending')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Accept the Place' })).toBeHidden();
    const [own] = await call<object[]>(page, 'GET', '/user/registrations');
    expect(own).toMatchObject({ event_title: TITLE, question_answers: [{ 1: 'Facebook' }] });
    await desk.reload();
    await expect(desk.getByText('Waiting: 0 · Held: 0 places')).toBeVisible();
  });
});
