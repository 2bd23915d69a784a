import type { JudgedRound, JudgedRoundDetails } from '@pratibha/contract/judge';
import { expectAdminToast, rowsOf } from './admin-desk.ts';
import { close, confirm, openConsole, openLive, openRow } from './handbook-console.ts';
import { look, opens, opensAndCloses, pressAnd, walk } from './handbook-walk.ts';
import { call } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

/*
 * Does what docs/handbook says, label by label: a step that changes there without the product, or
 * the other way round, fails here.
 */

test('Open an event', async ({ openAs }) => {
  const page = await openConsole(openAs);
  await walk(page, 'open-an-event', '', {
    acts: {
      'Add Event': opens('Add Event'),
      Title: 'Poster Sprint',
      Description: 'A poster in one evening.',
      'Event Banner': '',
      'Event Details URL': 'https://example.test/poster',
      'Registration Open': '2025-07-20T10:00',
      'Registration Close': '2025-07-30T10:00',
      'Requires submission': true,
      'Submission Start': '2025-08-09T10:00',
      'Submission Close': '2025-08-13T10:00',
      'Description Word Limit': '250',
      'Event Date': '2025-08-15',
      Capacity: '30',
      Status: 'Active',
      Save: pressAnd(() => expectAdminToast(page, 'success', 'Event created successfully!')),
    },
  });
  await expect(rowsOf(page).filter({ hasText: 'Poster Sprint' })).toContainText('0/30 registered');
  await expectNoAxeViolations(page);
});

test('Questions', async ({ openAs }) => {
  const page = await openConsole(openAs);
  await walk(page, 'questions', '', {
    acts: {
      Question: 'Do you bring a robot?',
      Type: 'Single choice',
      Options: 'Yes\nNot yet',
      'Offer “Other” with a text of one’s own': true,
      'An answer is required': false,
      'Help below the question': 'One that moves.',
      'Ask only if': '1. Do you bring a robot?',
    },
    before: {
      1: async () => {
        await page.goto('/admin/events?q=robot');
        await page.getByRole('button', { name: 'Edit Line Follower Robot Race' }).click();
      },
      5: async () => {
        await page.getByRole('button', { name: 'Add question' }).click();
        const second = page.getByRole('region', { name: 'Question 2' });
        await second.getByLabel('Question', { exact: true }).fill('How heavy is it?');
        await second.getByLabel('Type').selectOption('Number');
      },
    },
  });
  await expect(page.getByText('Do you bring a robot?')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('Review', async ({ openAs }) => {
  const page = await openConsole(openAs);
  const openId = () => new URL(page.url()).searchParams.get('open');
  let first: string | null = null;
  await walk(page, 'review', 'Registrations', {
    acts: {
      'Filter by Event': 'Graphic Design',
      'Filter by Status': 'Pending',
      Approve: look,
      Reject: opens('Reject registration'),
      Remarks: async (_, field) => {
        first = openId();
        await field.fill('Next year again.');
        await confirm(page, 'Reject');
        await expectAdminToast(page, 'success', 'Registration rejected!');
      },
      'Go on to the next pending after a decision': (_, tick) => expect(tick).toBeChecked(),
    },
    before: { 2: openRow('Pending') },
  });
  await expect.poll(openId).not.toBe(first);
  await expectNoAxeViolations(page);
});

test('Extend a deadline', async ({ openAs }) => {
  const page = await openConsole(openAs);
  await walk(page, 'extend-a-deadline', '', {
    acts: {
      Events: pressAnd(openRow('Hackathon')),
      Edit: opens('Edit Event'),
      'Registration Close': '2025-07-30T23:00',
      'Submission Close': '2025-08-09T23:59',
      Save: async (_, save) => {
        await save.click();
        await expectAdminToast(page, 'success', 'Event updated successfully!');
        await close(page);
      },
      Editions: pressAnd(openLive),
      Dates: pressAnd(() =>
        page.getByLabel('Registration closes', { exact: true }).fill('2025-07-26T23:59'),
      ),
      Publish: opensAndCloses('Publish this edition?'),
      Check: opensAndCloses('What the check found'),
    },
  });
});

test('Export', async ({ openAs }) => {
  const page = await openConsole(openAs);
  await walk(page, 'export', '', {
    acts: {
      Audit: pressAnd(() => page.getByLabel('Find a person').fill('superadmin')),
      Export: opens('Export as CSV'),
      Download: async (_, link) => {
        const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
        expect(download.suggestedFilename()).toMatch(/^audit.*\.csv$/);
      },
    },
  });
  await expectNoAxeViolations(page);
});

test('Hand over', async ({ openAs }) => {
  const page = await openConsole(openAs);
  const chooseEvent = (number: number, title: string) =>
    page.getByRole('combobox', { name: `Event ${number}`, exact: true }).selectOption(title);
  await walk(page, 'hand-over', '', {
    acts: {
      Edit: opens('Edit User'),
      'Only these': async (_, choice) => {
        await choice.check();
        await chooseEvent(1, 'Graphic Design');
      },
      'Add an event': pressAnd(async () => {
        await chooseEvent(2, 'Open Source Day');
        await confirm(page, 'Save');
        await expectAdminToast(page, 'success', 'User updated successfully!');
      }),
    },
    before: {
      2: async () => {
        await page.getByRole('searchbox').fill('newcomer');
        await expect(rowsOf(page)).toHaveCount(1);
      },
      3: () => page.getByRole('dialog').getByLabel('Role').selectOption('Event Admin'),
    },
  });
  await expectNoAxeViolations(page);
});

const STORIES = 'Data Storytelling Contest';

/** A judge of a round, who signs in for the first time with an address that was asked. */
async function judgeOf(openAs: Parameters<typeof openConsole>[0], name: `new-${string}`) {
  const page = await openAs(name, '/unauthorized');
  const [round] = await call<JudgedRound[]>(page, 'GET', '/judge/rounds');
  const path = `/judge/rounds/${round?.id}`;
  await call(page, 'PUT', `${path}/answer`, { accepts: true, most_works: null });
  const send = async () => {
    const { works_listed, rubric } = await call<JudgedRoundDetails>(page, 'GET', path);
    const [work] = works_listed;
    const scores = rubric.criteria.map(({ id, levels }) => ({
      ...{ criterion_id: id, level: levels.length },
    }));
    const sheet = { scores, comment: 'Clear to the end.', note: '', version: 0 };
    await call(page, 'POST', `/judge/works/${work?.id}/send`, sheet);
    return work?.number ?? 0;
  };
  return { send };
}

test('Judging', async ({ openAs }) => {
  const page = await openConsole(openAs);
  const dialog = page.locator('dialog:modal').last();
  await test.step('Prepare a round', () =>
    walk(page, 'judging', 'Prepare a round', {
      acts: {
        Events: pressAnd(openRow(STORIES)),
        'Prepare Round': opens('Prepare a Round'),
        Works: 'Every accepted one',
        From: '2025-07-16T06:00',
        Until: '2025-07-21T18:00',
        'Judges a work': '2',
        Blind: true,
        Save: [
          pressAnd(() => expectAdminToast(page, 'success', 'The round is prepared.')),
          pressAnd(() => expectAdminToast(page, 'success', 'The rubric was saved.')),
        ],
        'Change Rubric': opens('Change the Rubric'),
        Name: 'Story',
        Weight: '3',
        Levels: '4',
        'Change Round': opensAndCloses('Change the Round'),
        'Ask Judges': async () => {
          await page.getByRole('button', { name: 'Ask Judges' }).click();
          await dialog.getByLabel('Find an account').fill('student@example');
          await expect(dialog.getByRole('button', { name: /^Add / })).toHaveCount(1);
          await dialog
            .getByLabel('E-mail addresses')
            .fill('new-judge-a@example.test\nnew-judge-b@example.test');
          await expectNoAxeViolations(page);
          await confirm(page, 'Ask');
          await expectAdminToast(page, 'success', 'They are asked.');
        },
        'Open Round': async () => {
          await page.getByRole('button', { name: 'Open Round' }).click();
          await confirm(page, 'Yes, Open It');
          await expectAdminToast(page, 'success', 'The round is open.');
        },
      },
    }));
  const judges = [await judgeOf(openAs, 'new-judge-a'), await judgeOf(openAs, 'new-judge-b')];
  await page.reload();
  await test.step('Assign the works', () =>
    walk(page, 'judging', 'Assign the works', {
      acts: { Assign: pressAnd(() => expectAdminToast(page, 'success', 'Assigned.')) },
    }));

  await test.step('by the keys from a work to its sheet, which is taken out', async () => {
    const number = await judges[0]?.send();
    await page.reload();
    const matrix = page.getByRole('region', { name: 'Who judges what' });
    await matrix.getByRole('button').first().focus();
    for (let row = 1; row < (number ?? 0); row += 1) await page.keyboard.press('ArrowDown');
    await expect(page.locator(':focus')).toHaveAccessibleName(`Work ${number}, new-judge-a: 100`);
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('Clear to the end.');
    await expectNoAxeViolations(page);
    await confirm(page, 'Take Sheet Out');
    await expect(dialog).toContainText('Say why it does not count.');
    await dialog.getByLabel('Why it does not count').fill('Of another work');
    await confirm(page, 'Take Sheet Out');
    await expect(dialog).toContainText('It does not count: “Of another work”');
    await close(page);
    await page.getByRole('button', { name: 'Remind Those Behind' }).click();
    await expectAdminToast(page, 'success', 'Reminded 2 judges.');
  });

  await test.step('at 360 px nothing but the table is wider than the page', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow).toBeLessThanOrEqual(0);
    await expectNoAxeViolations(page);
  });
});
