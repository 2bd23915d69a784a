import { expectAdminToast, rowsOf } from './admin-desk.ts';
import { close, confirm, openConsole, openLive, openRow } from './handbook-console.ts';
import { look, opens, opensAndCloses, pressAnd, walk } from './handbook-walk.ts';
import { EVENTS, openParticipant } from './participant.ts';
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
      'Works can be handed in once': true,
      'Event Date': '2025-08-15',
      'Starts At': '10:00',
      'Ends At': '16:00',
      'Last Day': '2025-08-16',
      Venue: 'City Hall',
      Room: 'Hall B',
      'Address of the Venue': 'Ring Road',
      'Link to a Map': 'https://example.test/map',
      'What to Bring': '- A pencil',
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

test('Questions for who is in', async ({ openAs }) => {
  const page = await openConsole(openAs);
  await walk(page, 'questions', 'Questions for who is in', {
    acts: {
      Events: openRow('Line Follower Robot Race'),
      'Questions for shortlisted students': look,
      'Write Questions': opens('Questions for shortlisted students: Line Follower Robot Race'),
      'Last Day': '2025-07-30',
      Save: pressAnd(() => expectAdminToast(page, 'success', 'Questions saved!')),
    },
    before: {
      1: async () => {
        await page.goto('/admin/events?q=robot');
      },
      4: async () => {
        const first = page.getByRole('region', { name: 'Question 1' });
        await first.getByLabel('Question', { exact: true }).fill('T-shirt');
      },
    },
  });
  await expect(page.getByText('1 question, until the end of 30 July 2025')).toBeVisible();
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
        await expect(page.getByRole('dialog', { name: 'Edit Event' })).toBeHidden();
        await close(page);
        await expect(page.locator('dialog:modal')).toHaveCount(0);
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

test('Answer students', async ({ openAs }) => {
  const page = await openConsole(openAs);
  const path = `/user/events/${EVENTS.openSourceDay}`;
  const student = await openParticipant(openAs, 'asker', path);
  await expect(student.getByRole('heading', { name: 'What you will be asked' })).toBeVisible();
  await expect(student.getByText('Ask the Organisers')).toHaveCount(0);
  await walk(page, 'answer-students', '', {
    acts: {
      Events: pressAnd(async () => {
        await page.goto('/admin/events?q=Open+Source+Day');
        await expect(rowsOf(page)).toHaveCount(1);
      }),
      Edit: opens('Edit Event'),
      'Let students ask the organisers': true,
      Save: pressAnd(() => expectAdminToast(page, 'success', 'Event updated successfully!')),
      Waiting: look,
      State: 'Waiting',
      Answer: [opens('Answer a question'), 'Yes, of two or three.'],
      'Show it to everybody': true,
      'The question as everybody reads it': 'May it be a team?',
      'Send the Answer': pressAnd(() => expectAdminToast(page, 'success', 'The answer is sent.')),
    },
    before: {
      2: async () => {
        await student.reload();
        const asking = student.getByRole('region', { name: 'Questions and answers' });
        await asking.getByRole('button', { name: 'Ask the Organisers' }).click();
        await expect(asking.getByText('Write your question.')).toBeVisible();
        await asking.getByLabel('Your question').fill('I am Asha: may we be two?');
        await asking.getByRole('button', { name: 'Ask the Organisers' }).click();
        await expect(asking.getByText('Waits for an answer')).toBeVisible();
        await expectNoAxeViolations(student);
      },
      4: openRow('may we be two?'),
    },
  });
  await expectNoAxeViolations(page);
  await student.reload();
  const answers = student.getByRole('region', { name: 'Questions and answers' });
  // Who asked reads it once, where it was asked, and others as the organisers put it.
  await expect(answers.getByText('Yes, of two or three.')).toHaveCount(1);
  await expect(answers).toContainText('Everybody reads this, without your name.');
  const other = await openParticipant(openAs, 'reader', path);
  await other.getByText('May it be a team?').click();
  await expect(other.getByText('Yes, of two or three.')).toBeVisible();
  await expect(answers.getByText('Waits for an answer')).toHaveCount(0);
  await expectNoAxeViolations(student);
});
