import type { Page } from '@playwright/test';
import type { GuestOfRound, NewGuestLink } from '@pratibha/contract/guests';
import type { JudgedRoundDetails } from '@pratibha/contract/judge';
import type { RoundDetails } from '@pratibha/contract/rounds';
import { expectAdminToast, openDesk } from './admin-desk.ts';
import { expectKept, linesOf } from './judged-offline.ts';
import { WITHOUT_NETWORK } from './page-guard.ts';
import { call } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

/* A guest for the day: a link is made, taken by one phone, refused to another, moved, and ended. */

const FORM = {
  ...{ title: 'Hall', takes: 'accepted', judges_per_work: 1, minutes_per_work: 10 },
  ...{ is_blind: true, begin_with: 'one-criterion' },
  ...{ opens_at: '2025-07-16T00:00:00Z', closes_at: '2025-07-21T12:15:00Z' },
};

async function openRound(desk: Page): Promise<RoundDetails> {
  const events = await call<{ id: number }[]>(desk, 'GET', '/admin/events?q=data%20storytelling');
  const at = `/admin/events/${events[0]?.id}/rounds`;
  const { id, version } = await call<RoundDetails>(desk, 'POST', at, FORM);
  return call(desk, 'POST', `/admin/rounds/${id}/open`, { version });
}

async function expectNarrow(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
  await expectNoAxeViolations(page);
}

test('a guest judges by a link, on one device at a time', async ({
  page: phone,
  browser,
  contextOptions,
  openAs,
  guard,
}) => {
  const desk = await openDesk(openAs, 'admin', '/admin/dashboard');
  const round = await openRound(desk);
  await desk.goto(`/admin/rounds/${round.id}`);
  const guests = desk.getByRole('region', { name: 'Who judges here' });
  const asking = desk.locator('dialog:modal').last();

  const url = await test.step('an organiser makes a link, which is shown once', async () => {
    await guests.getByRole('button', { name: 'Make Link for a Guest' }).click();
    await asking.getByRole('button', { name: 'Make Link' }).click();
    await expect(asking.getByText('Name is required')).toBeVisible();
    await asking.getByLabel('Name').fill('Sita Rai');
    await expectNoAxeViolations(desk);
    await asking.getByRole('button', { name: 'Make Link' }).click();
    await expect(
      asking.getByRole('img', { name: 'The link of Sita Rai as a QR code' }),
    ).toBeVisible();
    await expectNoAxeViolations(desk);
    const link = await asking.getByLabel('Link', { exact: true }).inputValue();
    await asking.getByRole('button', { name: 'Done' }).click();
    await expect(guests.getByText('Link not opened yet')).toBeVisible();
    return link;
  });

  const { basis } = await call<{ basis: string }>(
    desk,
    'GET',
    `/admin/rounds/${round.id}/proposal`,
  );
  await call(desk, 'POST', `/admin/rounds/${round.id}/assignments`, { basis });

  await phone.goto(url);
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  await test.step('the phone begins by a press, and the link is out of sight', async () => {
    await phone.setViewportSize({ width: 360, height: 740 });
    await expect(button(phone, 'Begin as Sita Rai')).toBeVisible();
    await expect(phone).toHaveURL('/judge');
    await expectNarrow(phone);
    await phone.reload();
    await button(phone, 'Begin as Sita Rai').click();
    await expect(phone.getByRole('banner').getByText('Sita Rai')).toBeVisible();
    await expect(phone.getByText(/^0 of \d+ sent$/)).toBeVisible();
    await expectNarrow(phone);
  });

  await test.step('scores a work', async () => {
    await phone.getByRole('link', { name: /^Next work/ }).click();
    await expect(phone).toHaveURL(/\/judge\/\d+$/);
    await phone.getByRole('group').first().getByRole('radio').last().check();
    await expect(phone.getByText('Saved. Not sent yet.')).toBeVisible();
    await expectNarrow(phone);
    await button(phone, 'Send').click();
    await expect(phone.getByText(/^Sent on 16 July 2025/)).toBeVisible();
    await phone.getByRole('link', { name: 'All works of the round' }).click();
    await expect(phone).toHaveURL('/judge');
    await expect(phone.getByText(/^1 of \d+ sent$/)).toBeVisible();
  });

  const other = await browser.newContext(contextOptions);
  await guard.watch(other);
  const tablet = await other.newPage();
  await tablet.goto(url);
  await test.step('another device is refused, and let in by an organiser', async () => {
    guard.expectResponse(409, /\/guest-links\/begin$/);
    await expect(tablet.getByText(/^Another device judges with this link/)).toBeVisible();
    // It says so before and after the press, which the organisers are to read of.
    const refused = tablet.waitForResponse(/\/guest-links\/begin$/);
    await button(tablet, 'Begin as Sita Rai').click();
    await refused;
    await expect(tablet.getByText(/^Another device judges with this link/)).toBeVisible();
    await expectNoAxeViolations(tablet);
    await desk.reload();
    await expect(guests.getByText(/Another device was refused/)).toBeVisible();
    await guests.getByRole('button', { name: 'Let another device in for Sita Rai' }).click();
    await asking.getByRole('button', { name: 'Yes, Let It In' }).click();
    await expectAdminToast(desk, 'success', 'The link is free: press ‘Begin’ on the other device.');
    await button(tablet, 'Begin as Sita Rai').click();
    await expect(tablet.getByText(/^1 of \d+ sent$/)).toBeVisible();
  });

  await test.step('the first device says that it judges no more', async () => {
    guard.expectResponse(401, /\/judge\/guest$/);
    guard.expectFault(/^console: You are not signed in/);
    await phone.reload();
    await expect(phone.getByText(/^This device judges no more/)).toBeVisible();
    await expectNarrow(phone);
  });

  await test.step('the guest leaves, and whoever is signed in is told so', async () => {
    await button(tablet, 'Leave').click();
    await tablet.getByRole('button', { name: 'Yes, Leave' }).click();
    await expect(
      tablet.getByText('Open the link that an organiser gave you', { exact: false }),
    ).toBeVisible();
    const student = await openAs('student', '/user/events');
    await student.goto(url);
    await expect(student.getByText(/^Somebody is signed in on this device/)).toBeVisible();
    await expect(student).toHaveURL(/\/judge$/);
    await expectNoAxeViolations(student);
    await student.goto(`/user/events/${round.event_id}`);
    const shown = student.getByRole('link', { name: 'As Kiran Bhandari, without an account' });
    await expect(shown).toHaveAttribute('href', /^\/judge#/);
    await student.setViewportSize({ width: 360, height: 740 });
    await expectNarrow(student);
  });

  await test.step('somebody scans the code of the room, waits, and is let in', async () => {
    await guests.getByRole('button', { name: 'Make Code for a Room' }).click();
    await expect(
      asking.getByRole('img', { name: 'The code for a room as a QR code' }),
    ).toBeVisible();
    await expectNoAxeViolations(desk);
    const code = await asking.getByLabel('Link', { exact: true }).inputValue();
    await asking.getByRole('button', { name: 'Done' }).click();
    await tablet.goto('about:blank');
    await tablet.goto(code);
    await tablet.setViewportSize({ width: 360, height: 740 });
    await button(tablet, 'Ask to Judge').click();
    await expect(tablet.getByText('Name is required')).toBeVisible();
    await tablet.getByLabel('Your name').fill('Hari Rai');
    await expectNarrow(tablet);
    await button(tablet, 'Ask to Judge').click();
    await expect(tablet.getByText(/^Hari Rai, an organiser was asked/)).toBeVisible();
    await tablet.reload();
    await expect(tablet.getByText(/^Hari Rai, an organiser was asked/)).toBeVisible();
    await expectNarrow(tablet);
    await desk.reload();
    await guests.getByRole('button', { name: 'Admit Hari Rai' }).click();
    await expectAdminToast(desk, 'success', 'Hari Rai is let in.');
    await button(tablet, 'Begin as Hari Rai').click();
    await expect(tablet.getByRole('banner').getByText('Hari Rai')).toBeVisible();
  });

  await test.step('an organiser ends the guest, and removes the name', async () => {
    await desk.reload();
    // Who was let in by a code has no link that another device could take.
    await expect(guests.getByRole('button', { name: 'New link for Hari Rai' })).toBeVisible();
    await expect(
      guests.getByRole('button', { name: 'Let another device in for Hari Rai' }),
    ).toHaveCount(0);
    await guests.getByRole('button', { name: 'End Sita Rai' }).click();
    await asking.getByRole('button', { name: 'Yes, End It' }).click();
    await guests.getByRole('button', { name: 'Remove the name Sita Rai' }).click();
    await asking.getByRole('button', { name: 'Yes, Remove It' }).click();
    await expect(guests.getByText('A judge', { exact: true })).toBeVisible();
    const made = await call<NewGuestLink>(desk, 'POST', `/admin/rounds/${round.id}/guests`, {
      name: 'Ram Rai',
    });
    expect(made.url).not.toBe(url);
  });
  await other.close();
});

test.describe('in a hall without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a guest reads, scores and keeps, and all arrives', async ({
    page: phone,
    openAs,
    guard,
  }) => {
    guard.expectFault(/INTERNET_DISCONNECTED/);
    guard.mayFault(WITHOUT_NETWORK);
    const desk = await openAs('admin', '/unauthorized');
    const { id } = await openRound(desk);
    const at = `/admin/rounds/${id}`;
    const { url } = await call<NewGuestLink>(desk, 'POST', `${at}/guests`, { name: 'Maya Rai' });
    const { basis } = await call<{ basis: string }>(desk, 'GET', `${at}/proposal`);
    await call(desk, 'POST', `${at}/assignments`, { basis });
    const context = phone.context();
    await phone.setViewportSize({ width: 360, height: 740 });

    await test.step('what is shown after the press is kept, without a reload', async () => {
      await phone.goto(url);
      await phone.getByRole('button', { name: 'Begin as Maya Rai' }).click();
      await expect(phone.getByText(/^0 of \d+ sent$/)).toBeVisible();
      const round = await call<JudgedRoundDetails>(phone, 'GET', `/judge/rounds/${id}`);
      const works = round.works_listed.map(
        (work) => `GET /judge/works/{id} {"params":{"id":"${work.id}"}}`,
      );
      const own = `GET /judge/rounds/{id} {"params":{"id":"${id}"}}`;
      await expectKept(phone, ['GET /judge/guest', own, ...works]);
    });

    await test.step('a work is scored without a network, over a reload', async () => {
      await context.setOffline(true);
      await phone.goto('/judge');
      await expect(phone.getByText(/^This page was kept on this device/)).toBeVisible();
      await expectNarrow(phone);
      await phone.getByRole('link', { name: /^Next work/ }).click();
      await phone.getByRole('group').first().getByRole('radio').last().check();
      await phone.reload();
      await expect(phone.getByRole('group').first().getByRole('radio').last()).toBeChecked();
      await phone.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(phone.getByText(/^Not sent yet: no connection/)).toBeVisible();
      await phone.goto('about:blank');
    });

    await test.step('it leaves by itself once there is a network', async () => {
      await context.setOffline(false);
      await phone.goto('/judge');
      await expect(phone.getByText(/^1 of \d+ sent$/)).toBeVisible();
      await expect.poll(() => linesOf(phone)).toBe(0);
    });

    await test.step('nothing is left of it once an organiser ended it', async () => {
      const [made] = await call<GuestOfRound[]>(desk, 'GET', `${at}/guests`);
      await call(desk, 'DELETE', `/admin/judges/${made?.judge_id}`);
      guard.expectResponse(401, /\/judge\/guest$/);
      guard.expectFault(/^console: You are not signed in/);
      await phone.reload();
      await expect(phone.getByText(/^This device judges no more/)).toBeVisible();
      await expect.poll(() => phone.evaluate(() => caches.keys())).toEqual([]);
    });
  });
});
