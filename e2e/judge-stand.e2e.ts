import type { Page } from '@playwright/test';
import type { OwnPresentation } from '@pratibha/contract/own-presentations';
import type { RoundDetails } from '@pratibha/contract/rounds';
import type { RoundStands } from '@pratibha/contract/stands';
import { expectAdminToast, openDesk } from './admin-desk.ts';
import { confirm } from './handbook-console.ts';
import { look, opens, opensAndCloses, pressAnd, walk } from './handbook-walk.ts';
import { WITHOUT_NETWORK } from './page-guard.ts';
import { call } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

/*
 * A hall and a room, set up by what docs/handbook says: two judges go from stand to stand with
 * their phones, and somebody who handed in reads where they stand, or when they present.
 */

const FORM = {
  ...{ title: 'Hall', takes: 'accepted', judges_per_work: 3, minutes_per_work: 5 },
  ...{ is_blind: true, begin_with: 'one-criterion' },
  ...{ opens_at: '2025-07-16T00:00:00Z', closes_at: '2025-07-16T12:15:00Z' },
};
const JUDGES = ['new-walker-a', 'new-walker-b'] as const;

/** A round of an event that students stand in, with two judges asked. */
async function prepareRound(desk: Page): Promise<number> {
  const events = await call<{ id: number }[]>(desk, 'GET', '/admin/events?q=data%20storytelling');
  const at = `/admin/events/${events[0]?.id}/rounds`;
  const { id } = await call<RoundDetails>(desk, 'POST', at, FORM);
  const emails = JUDGES.map((name) => `${name}@example.test`);
  await call(desk, 'POST', `/admin/rounds/${id}/judges`, { emails });
  return id;
}

async function expectNarrow(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
  await expectNoAxeViolations(page);
}

test('judges go from stand to stand', async ({ openAs, guard }) => {
  guard.mayFault(WITHOUT_NETWORK);
  const page = await openDesk(openAs, 'admin', '/admin/tokens');
  const id = await prepareRound(page);
  await page.goto(`/admin/rounds/${id}`);
  const listed = page.getByRole('region', { name: 'Stands' });

  await test.step('At the stand', () =>
    walk(page, 'judging', 'At the stand', {
      acts: {
        'Change Manner': opens('How works are judged'),
        Manner: 'at-the-stand',
        'Minutes on the clock': '5',
        'Open Round': async () => {
          await expect(page.getByText('A clock shows 5 minutes a work.')).toBeVisible();
          await page.getByRole('button', { name: 'Open Round' }).click();
          await confirm(page, 'Yes, Open It');
          await expectAdminToast(page, 'success', 'The round is open.');
        },
        'Give Stands': [
          opens('Give works their stands'),
          pressAnd(() => expectAdminToast(page, 'success', 'The stands are given.')),
        ],
        Prefix: 'T',
        'First number': '1',
        Area: 'Hall B',
        Change: opensAndCloses('The stand of'),
        'Print List': look,
        'Publish Stands': pressAnd(() =>
          expectAdminToast(page, 'success', 'The stands are published.'),
        ),
        'Take Back': look,
      },
    }));
  await test.step('the list is searched, at 360 px', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await listed.getByLabel('Search stands').fill('t2');
    await expect(listed.getByRole('listitem')).toHaveCount(1);
    await expect(listed.getByRole('listitem')).toContainText('T 2, Hall B');
    await expectNarrow(page);
  });
  await test.step('each stand has its code on paper', async () => {
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await listed.getByRole('button', { name: 'Print List' }).click();
    const printed = page.getByRole('region', { name: 'Stands' });
    await expect(printed.getByRole('img', { name: 'The code of T 1', exact: true })).toBeVisible();
    await expectNarrow(page);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(printed.getByRole('img')).toHaveCount(0);
  });
  const stands = await call<RoundStands>(page, 'GET', `/admin/rounds/${id}/stands`);

  const [one, other] = [
    await openAs(JUDGES[0], '/unauthorized'),
    await openAs(JUDGES[1], '/unauthorized'),
  ];
  const path = `/user/judging?round=${id}`;
  for (const phone of [one, other]) {
    await phone.setViewportSize({ width: 360, height: 740 });
    const answer = { accepts: true, most_works: null };
    await call(phone, 'PUT', `/judge/rounds/${id}/answer`, answer);
    await phone.goto(path);
  }
  const goes = (phone: Page, stand: string) =>
    expect(phone.getByText(new RegExp(`^Go to ${stand} `))).toBeVisible();

  await test.step('two judges are sent to two stands', async () => {
    await one.getByRole('button', { name: 'Next Stand' }).click();
    await goes(one, 'T 1');
    await expectNarrow(one);
    await other.getByRole('button', { name: 'Next Stand' }).click();
    await goes(other, 'T 2');
  });

  await test.step('one is there, with a clock', async () => {
    await one.getByRole('button', { name: 'I Am Here' }).click();
    const work = stands.stands.find(({ stand }) => stand === 'T 1');
    await expect(one.getByRole('heading', { level: 1 })).toHaveText(`Work ${work?.number}`);
    await expect(one.getByRole('timer')).toHaveText(/^[45]:\d\d$/);
    await expectNarrow(one);
    await one.goto(path);
    await expect(one.getByText('You stand at')).toBeVisible();
    await one.getByRole('button', { name: 'Take a Break' }).click();
    await expect(one.getByText('You stand at')).toHaveCount(0);
    await expectNarrow(one);
  });

  await test.step('the other finds one busy, and nobody at the next', async () => {
    await other.getByRole('button', { name: 'Busy' }).click();
    await other.getByRole('button', { name: 'Next Stand' }).click();
    await goes(other, 'T 3');
    await other.getByRole('button', { name: 'Nobody There' }).click();
    await other.getByRole('button', { name: 'Next Stand' }).click();
    await goes(other, 'T 4');
  });

  await test.step('types where they are, without a connection and with one', async () => {
    const typed = other.getByLabel('Number of the stand');
    await typed.fill('t 99');
    await other.getByRole('button', { name: 'Go There' }).click();
    await expect(other.getByText('There is no such stand in this round.')).toBeVisible();
    await other.context().setOffline(true);
    await typed.fill('t1');
    await other.getByRole('button', { name: 'Go There' }).click();
    await expect(other.getByText(/^What you give is kept on this device/)).toBeVisible();
    await expectNarrow(other);
    await other.context().setOffline(false);
    await other.getByRole('link', { name: 'All works of the round' }).click();
    await typed.fill('t1');
    await other.getByRole('button', { name: 'Go There' }).click();
    await expect(other).toHaveURL(/\/user\/judging\/\d+$/);
  });

  await test.step('scans the code of a stand, and stands there', async () => {
    const scanned = stands.stands.find(({ stand }) => stand === 'T 5');
    await other.goto(`/judge?round=${id}&at=${scanned?.number}`);
    await expect(other).toHaveURL(/\/user\/judging\/\d+$/);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(`Work ${scanned?.number}`);
    await other.goto(path);
    await expect(other.getByRole('status').filter({ hasText: 'You stand at' })).toContainText(
      'T 5',
    );
  });

  await test.step('whoever handed in reads where they stand, and nothing else', async () => {
    const student = await openAs('internal', '/user/work-submissions');
    const [own] = await call<{ stand: string; event_id: number }[]>(student, 'GET', '/user/stands');
    const line = `Stand ${own?.stand}, Hall B, judged 16 July 2025, 05:45 to 18:00`;
    await student.getByRole('row').filter({ hasText: 'Data Storytelling Contest' }).click();
    const panel = student.getByRole('dialog', { name: 'Data Storytelling Contest' });
    await expect(panel).toContainText(line);
    await expect(panel).toContainText(/Visited by [0-2] of 3/);
    await expectNoAxeViolations(student);
    await student.goto(`/user/events/${own?.event_id}`);
    await student.setViewportSize({ width: 360, height: 740 });
    await expect(student.getByText(line)).toBeVisible();
    await expectNarrow(student);
    await call(page, 'PUT', `/admin/rounds/${id}/stands/published`, { is_published: false });
    // What the page asks by itself each minute is not of the page that is opened now.
    await student.goto('about:blank');
    const told = student.waitForResponse('**/api/user/stands');
    await student.goto(`/user/events/${own?.event_id}`);
    expect(await (await told).json()).toEqual([]);
    await expect(student.getByText('Where your work is judged')).toHaveCount(0);
  });
});

test('works come to a room in a drawn order', async ({ openAs }) => {
  const page = await openDesk(openAs, 'admin', '/admin/tokens');
  const id = await prepareRound(page);
  await page.goto(`/admin/rounds/${id}`);
  const order = page.getByRole('region', { name: 'Presentations' });
  await test.step('In a room', () =>
    walk(page, 'judging', 'In a room', {
      acts: {
        'Change Manner': opens('How works are judged'),
        Manner: 'presented',
        'Open Round': async () => {
          await expect(page.getByText(/^Presented: works come to a room/)).toBeVisible();
          await page.getByRole('button', { name: 'Open Round' }).click();
          await confirm(page, 'Yes, Open It');
          await expectAdminToast(page, 'success', 'The round is open.');
        },
        'Change Plan': opens('When and where works are presented'),
        Rooms: 'Room 204\nHall B',
        'First set-up': '2025-07-16T12:00',
        'Minutes a work': '5',
        'Minutes to set up': '2',
        'Draw Order': pressAnd(() => expectAdminToast(page, 'success', 'The order was drawn.')),
        'Publish Order': pressAnd(() =>
          expectAdminToast(page, 'success', 'The order is published.'),
        ),
        'Print Order': look,
        Late: look,
        Missed: pressAnd(() =>
          expectAdminToast(page, 'success', 'It presents last now. Nobody else moves.'),
        ),
      },
    }));
  await test.step('a change of the plan is told when it is published again', async () => {
    await order.getByRole('button', { name: 'Change Plan' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('First set-up').fill('2025-07-16T13:00');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(order.getByText(/^\d+ works have another time or room/)).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNarrow(page);
    await order.getByRole('button', { name: 'Publish Again' }).click();
    await expectAdminToast(page, 'success', 'The order is published.');
    await expect(order.getByText(/have another time or room/)).toHaveCount(0);
    for (const room of await order.getByLabel(/^Room of /).all()) {
      await room.selectOption('Hall B');
      await expect(room).toHaveValue('2');
    }
  });
  await test.step('a judge reads what comes when, and what is next', async () => {
    const judge = await openAs(JUDGES[0], '/unauthorized');
    await judge.setViewportSize({ width: 360, height: 740 });
    await call(judge, 'PUT', `/judge/rounds/${id}/answer`, { accepts: true, most_works: null });
    await judge.goto(`/user/judging?round=${id}`);
    const works = judge.getByRole('region', { name: 'Works' });
    await expect(works.getByRole('listitem').first()).toContainText('13:02 to 13:07, Hall B');
    await expect(works.getByRole('link', { name: /^Next work/ })).toContainText('13:02 to 13:07');
    await expectNarrow(judge);
  });
  await test.step('whoever handed in reads when they present', async () => {
    const student = await openAs('internal', '/user/work-submissions');
    const [own] = await call<OwnPresentation[]>(student, 'GET', '/user/presentations');
    await student.getByRole('row').filter({ hasText: 'Data Storytelling Contest' }).click();
    const panel = student.getByRole('dialog', { name: 'Data Storytelling Contest' });
    await expect(panel).toContainText(`in ${own?.room}`);
    await expectNoAxeViolations(student);
    await student.goto(`/user/events/${own?.event_id}`);
    await student.setViewportSize({ width: 360, height: 740 });
    await expect(student.getByText('When you present')).toBeVisible();
    await expect(student.getByText('Be there 2 minutes before to set up.')).toBeVisible();
    await expectNarrow(student);
  });
});
