import type { Page } from '@playwright/test';
import type { JudgedRoundDetails } from '@pratibha/contract/judge';
import type { RoundDetails } from '@pratibha/contract/rounds';
import { call } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

/* A round while it is judged, from both sides: a judge with a phone and an organiser. */

const FORM = {
  ...{ title: 'Final', takes: 'accepted', judges_per_work: 1, minutes_per_work: 10 },
  ...{ is_blind: true, begin_with: 'one-criterion' },
  ...{ opens_at: '2025-07-16T00:00:00Z', closes_at: '2025-07-21T12:15:00Z' },
};
const levels = ['Nothing of it', '', 'Outstanding'];
const RUBRIC = {
  ...{ comment: 'may', comment_words: 0 },
  criteria: [{ id: null, title: 'Idea', meaning: '', weight: 1, levels }],
};

const PROFILE = {
  name: 'New Referee',
  ...{ mobile: '9812345670', dob: '2000-01-01', gender: 'OTHER', address: 'Patan' },
  college_address: 'Patan',
};

/** A round that runs, with all its works for one judge, who has accepted. */
async function openRound(desk: Page, judge: Page): Promise<RoundDetails> {
  const events = await call<{ id: number }[]>(desk, 'GET', '/admin/events?q=data%20storytelling');
  const at = `/admin/events/${events[0]?.id}/rounds`;
  const { id, version } = await call<RoundDetails>(desk, 'POST', at, FORM);
  const path = `/admin/rounds/${id}`;
  await call(desk, 'PUT', `${path}/rubric`, { ...RUBRIC, version });
  await call(desk, 'POST', `${path}/judges`, { emails: ['new-referee@example.test'] });
  const ready = await call<RoundDetails>(desk, 'GET', path);
  await call(desk, 'POST', `${path}/open`, { version: ready.version });
  await call(judge, 'PUT', `/judge/rounds/${id}/answer`, { accepts: true, most_works: null });
  const { basis } = await call<{ basis: string }>(desk, 'GET', `${path}/proposal`);
  return call(desk, 'POST', `${path}/assignments`, { basis });
}

async function expectNarrow(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
  await expectNoAxeViolations(page);
}

test('a round while it is judged', async ({ openAs }) => {
  const desk = await openAs('admin', '/unauthorized');
  // The address is asked before anybody signs in with it, and becomes a judge by that.
  const page = await openAs('new-referee', '/unauthorized');
  const round = await openRound(desk, page);
  await page.setViewportSize({ width: 360, height: 740 });
  await desk.setViewportSize({ width: 360, height: 740 });
  const dialog = page.getByRole('dialog');
  const deskDialog = desk.getByRole('dialog');
  const idea = page.getByRole('group', { name: /^Idea/ });
  const send = page.getByRole('button', { name: 'Send', exact: true });

  await test.step('the judge tries an invented work first', async () => {
    await desk.goto(`/admin/rounds/${round.id}`);
    await expect(desk.getByText('1 judge has not tried the invented work:')).toBeVisible();
    await page.goto(`/user/judging?round=${round.id}`);
    await page.getByRole('button', { name: 'Try an Invented Work' }).click();
    await idea.getByLabel('3 · Outstanding').check();
    await expect(page.getByText('Saved. Not sent yet.')).toBeVisible();
    await expectNarrow(page);
    await send.click();
    await expect(page.getByText(/^That is all there is to it\./)).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('button', { name: 'Try an Invented Work' })).toHaveCount(0);
  });

  const own = await call<JudgedRoundDetails>(page, 'GET', `/judge/rounds/${round.id}`);
  const [first, second] = own.works_listed;

  await test.step('puts the first work last, and asks before a link opens', async () => {
    await page.getByRole('link', { name: `Next work · Work ${first?.number}` }).click();
    await page.getByRole('button', { name: 'Skip for Now' }).click();
    await page.getByRole('link', { name: `Next work · Work ${second?.number}` }).click();
    await page.getByRole('link', { name: /^Open the work at/ }).click();
    await expect(dialog).toContainText('which may show who made it');
    await expectNarrow(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('calls an organiser, and reads who comes', async () => {
    await page.getByRole('button', { name: 'Call an Organiser' }).click();
    await dialog.getByRole('button', { name: 'Call', exact: true }).click();
    await expect(dialog).toContainText('Write in one line what you need.');
    await dialog.getByLabel('What you need, in one line').fill('It asks for a password.');
    await dialog.getByRole('button', { name: 'Call', exact: true }).click();
    await expect(
      page.getByText(/^The organisers are told: “It asks for a password\.”/),
    ).toBeVisible();
    await desk.reload();
    const calls = desk.getByRole('region', { name: 'Judges call' });
    await expect(calls).toContainText('It asks for a password.');
    await expectNarrow(desk);
    await calls.getByRole('button', { name: /^I am coming to/ }).click();
    await expect(page.getByText(/is coming: “It asks for a password\.”/)).toBeVisible();
    await calls.getByRole('button', { name: /^Done/ }).click();
    await expect(calls).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Call an Organiser' })).toBeVisible();
  });

  await test.step('reads of a pause, and what is sent is sent once it goes on', async () => {
    const work = page.url();
    await page.goto('/user/judging');
    await expect(
      page.getByRole('link', { name: 'Data Storytelling Contest' }).last(),
    ).toBeVisible();
    await desk.getByRole('button', { name: 'Pause Judging' }).click();
    await deskDialog.getByLabel('What judges read').fill('The hall is being cleared.');
    await deskDialog.getByRole('button', { name: 'Pause', exact: true }).click();
    await expect(desk.getByText(/^Paused since .*“The hall is being cleared\.”$/)).toBeVisible();
    await expect(page.getByText('“The hall is being cleared.”')).toBeVisible();
    await expectNarrow(page);
    await page.goto(work);
    await expect(page.getByText('“The hall is being cleared.”')).toBeVisible();
    await expectNarrow(page);
    await idea.getByLabel('3 · Outstanding').check();
    await send.click();
    await expect(page.getByText(/^Not sent yet: judging is paused\./)).toBeVisible();
    await desk.getByRole('button', { name: 'Go On' }).click();
    await expect(page.getByText(/^Sent on 16 July 2025/)).toBeVisible();
    await expect(page.getByText('“The hall is being cleared.”')).toHaveCount(0);
  });

  await test.step('a sheet on paper is printed, and entered', async () => {
    await desk.reload();
    await desk.getByRole('button', { name: 'Print Sheets' }).click();
    await expect(deskDialog.getByRole('region', { name: /^Work \d+, New Referee/ })).toHaveCount(
      own.works_listed.length - 1,
    );
    const code = `Where the sheet of Work ${first?.number} and New Referee is entered`;
    await expect(deskDialog.getByRole('img', { name: code })).toBeVisible();
    await expectNoAxeViolations(desk);
    await desk.emulateMedia({ media: 'print' });
    await expect(deskDialog.getByRole('region').last()).toBeVisible();
    await expect(desk.locator('h1')).toBeHidden();
    await expect(desk.getByRole('button')).toHaveCount(0);
    await desk.emulateMedia({ media: 'screen' });
    await desk.keyboard.press('Escape');
    const matrix = desk.getByRole('region', { name: 'Who judges what' });
    const cell = `Work ${first?.number}, New Referee`;
    await expect(matrix.getByRole('button', { name: `${cell}: Not begun` })).toBeVisible();
    // What the code says.
    const work = round.works_listed.find(({ number }) => number === first?.number);
    const [judge] = round.judges_listed;
    await desk.goto(`/admin/rounds/${round.id}?judge=${judge?.id}&work=${work?.submission_id}`);
    await desk.getByRole('button', { name: 'Enter From Paper' }).click();
    const paper = desk.getByRole('dialog', { name: /from the paper of New Referee$/ });
    await paper.getByLabel('Idea').selectOption('3 · Outstanding');
    await expectNarrow(desk);
    await paper.getByRole('button', { name: 'Enter', exact: true }).click();
    await expect(paper).toHaveCount(0);
    await expect(deskDialog).toContainText(/From paper by/);
    await desk.keyboard.press('Escape');
    await expect(desk).toHaveURL(new RegExp(`/admin/rounds/${round.id}$`));
    await expect(matrix.getByRole('button', { name: `${cell}: 100, from paper` })).toBeVisible();
  });

  await test.step('a judge gets more time, and is put into training', async () => {
    await desk.getByRole('button', { name: 'Give More Time: New Referee' }).click();
    await deskDialog.getByLabel('Until').fill('2025-07-23T12:00');
    await deskDialog.getByRole('button', { name: 'Save' }).click();
    const judges = desk.getByRole('region', { name: 'Judges', exact: true });
    await expect(judges).toContainText('has until 23 July 2025');
    await desk.getByRole('button', { name: 'Put Into Training: New Referee' }).click();
    await expect(judges).toContainText('In training: counts nowhere');
    await expectNarrow(desk);
    await page.goto(`/user/judging?round=${round.id}`);
    await expect(page.getByText(/^You are in training/)).toBeVisible();
  });

  await test.step('a hint of a conflict is read before somebody is asked, and lifted', async () => {
    const college_name = round.works_listed.find(({ is_in }) => is_in)?.user_college ?? '';
    expect(college_name).not.toBe('');
    await call(page, 'PUT', '/user/profile', { ...PROFILE, college_name });
    await desk.reload();
    const hints = desk.getByRole('region', { name: 'Hints of conflicts' });
    await expect(hints).toContainText('New Referee: the same college');
    await expectNarrow(desk);
    await desk.getByRole('button', { name: 'Ask Judges' }).click();
    await deskDialog.getByLabel('E-mail addresses').fill('new-referee@example.test');
    await expect(deskDialog).toContainText('new-referee@example.test: the same college with');
    await expectNoAxeViolations(desk);
    await desk.keyboard.press('Escape');
    await desk.getByRole('button', { name: 'Discard' }).click();
    await hints.getByRole('button', { name: /^Lift: New Referee/ }).click();
    await expect(hints.getByText('New Referee')).toHaveCount(0);
  });

  await test.step('a long list of works is folded, and opens by a press', async () => {
    const works = desk.getByRole('region', { name: 'Works', exact: true });
    await expect(works.getByRole('listitem')).toHaveCount(12);
    const all = works.getByRole('button', { name: /^Show All \d+: Works$/ });
    await expect(all).toHaveAttribute('aria-expanded', 'false');
    await all.press('Enter');
    const fewer = works.getByRole('button', { name: 'Show First 12: Works' });
    await expect(works.getByRole('listitem')).toHaveCount(round.works_listed.length);
    await expect(fewer).toBeFocused();
    await expectNarrow(desk);
    await fewer.press('Enter');
    await expect(works.getByRole('listitem')).toHaveCount(12);
  });

  await test.step('a judge whose account is closed is named above the matrix', async () => {
    // An open page would go on asking.
    await page.goto('about:blank');
    const found = await call<{ id: number }[]>(desk, 'GET', '/admin/users?q=new-referee');
    await call(desk, 'PUT', `/admin/users/${found[0]?.id}`, { status: 'DELETED' });
    await desk.reload();
    const head = desk.getByRole('columnheader', { name: /^New Referee/ });
    await expect(head).toContainText('The account is closed.');
    await expectNarrow(desk);
  });
});
