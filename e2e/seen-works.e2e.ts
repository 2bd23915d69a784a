import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { JudgedRoundDetails } from '@pratibha/contract/judge';
import type { RoundDetails } from '@pratibha/contract/rounds';
import type { EventWorkForm } from '@pratibha/contract/work-forms';
import { openDesk } from './admin-desk.ts';
import { pngOf, sendFile } from './handed-files.ts';
import { call, EVENTS, openRegistered, review } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';
import { setClock } from './product-process.ts';

/* Works as files, seen by whoever made them, by organisers and by a judge of a blind round. */

test.use({ clockStart: '2025-07-20T10:00:00+05:45' });

const ID = EVENTS.graphicDesign;
const PART = {
  ...{ id: 'poster', name: 'Poster', help: null, required: true, kind: 'picture', most: 2 },
  ...{ most_mb: 50, print: null, least_dpi: null, wants_readme: false },
};

const FIRST = pngOf(600, 800);
const SECOND = pngOf(900, 1200);

type Sent = { readonly id: number };

async function handIn(page: Page, bytes: Buffer, name: string) {
  const key = await sendFile(page, { event: ID, part: PART.id, name, bytes });
  return { description: 'A poster about rivers.', parts: [{ id: PART.id, files: [key] }] };
}

async function expectNarrow(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
  await expectNoAxeViolations(page);
}

/** Whether a picture of the file has come. */
async function expectPicture(page: Page, within: string): Promise<void> {
  const width = () =>
    page
      .locator(within)
      .evaluateAll((all) => (all as HTMLImageElement[]).at(-1)?.naturalWidth ?? 0);
  await expect.poll(width).toBeGreaterThan(100);
}

test('a work is looked at, compared, downloaded and judged by its pictures', async ({
  openAs,
  product,
}) => {
  const desk = await openDesk(openAs, 'admin', '/admin/tokens');
  const at = `/admin/events/${ID}/work-form`;
  const form = await call<EventWorkForm>(desk, 'GET', at);
  await call(desk, 'PUT', at, { ...form, asks_link: 'no', parts: [PART] });
  const student = await openRegistered(openAs, 'designer', ID);
  const other = await openRegistered(openAs, 'copier', ID);
  await setClock(product, '2025-08-11T10:00:00+05:45');
  const submit = async (page: Page, bytes: Buffer, name: string) =>
    call<Sent>(page, 'POST', `/user/events/${ID}/submissions`, await handIn(page, bytes, name));
  const work = await submit(student, FIRST, 'first.png');
  await call(student, 'PUT', `/user/submissions/${work.id}`, {
    ...(await handIn(student, SECOND, 'second.png')),
    revision: 1,
  });
  const copy = await submit(other, SECOND, 'mine.png');

  await test.step('its maker looks at it large, on a phone', async () => {
    await student.setViewportSize({ width: 360, height: 740 });
    await student.goto(`/user/work-submissions?open=${work.id}`);
    const look = student.getByRole('button', { name: 'Look at second.png' });
    await expect(look).toBeVisible();
    await expectNarrow(student);
    await look.click();
    const viewer = student.getByRole('dialog', { name: 'second.png' });
    await expect(viewer.getByRole('img', { name: 'Preview of second.png' })).toBeVisible();
    await expectPicture(student, 'dialog:modal img');
    const whole = await viewer.getByRole('img').boundingBox();
    expect((whole?.y ?? -1) > 0 && (whole?.y ?? 0) + (whole?.height ?? 740) < 740).toBe(true);
    await student.keyboard.press('+');
    await expect(viewer.getByRole('status')).toHaveText('1 of 1 · 150 %');
    await viewer.getByRole('button', { name: 'Whole' }).click();
    await expect(viewer.getByRole('status')).toHaveText('1 of 1 · 100 %');
    await expectNoAxeViolations(student);
    await student.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(look).toBeFocused();
  });

  await test.step('and knows it by its picture in the list', async () => {
    await student.goto('/user/work-submissions');
    await expectPicture(student, 'main tbody td[data-title] img');
    await expectNarrow(student);
    await student.goto(`/user/work-submissions?open=${work.id}`);
  });

  await test.step('and downloads the very file', async () => {
    const [download] = await Promise.all([
      student.waitForEvent('download'),
      student.getByRole('link', { name: 'Download the original of second.png' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('second.png');
    expect((await readFile(await download.path())).equals(SECOND)).toBe(true);
  });

  await test.step('an organiser lays versions over each other by keys', async () => {
    await desk.goto(`/admin/submissions?event=${ID}&open=${work.id}`);
    await desk.getByRole('button', { name: 'Compare Pictures of Versions' }).click();
    const compared = desk.getByRole('dialog', { name: 'Compare Versions' });
    await expect(compared.getByRole('img', { name: 'Poster in version 1' })).toBeVisible();
    await expect(compared.getByText('Version 2', { exact: true })).toBeVisible();
    const slider = compared.getByRole('slider');
    await slider.press('End');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Version 2 alone');
    await compared.getByLabel('Side by side').check();
    await expect(slider).toHaveCount(0);
    await expectNoAxeViolations(desk);
    await desk.keyboard.press('Escape');
  });

  await test.step('and reads that another work has the same file, which its maker does not', async () => {
    const hint = desk.getByRole('region', { name: 'The very same file elsewhere' });
    await expect(hint).toContainText('second.png is mine.png of');
    await hint.getByRole('link', { name: 'Open that work' }).click();
    await expect(desk).toHaveURL(new RegExp(`open=${copy.id}`));
    await expect(student.getByText('same file')).toHaveCount(0);
  });

  await test.step('all files come as a ZIP, with how much it is before', async () => {
    await desk.goto(`/admin/submissions?event=${ID}`);
    await expectPicture(desk, 'main tbody img');
    await desk.getByRole('button', { name: 'Export' }).click();
    await desk.getByRole('button', { name: 'Download All Files' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Download All Files' });
    await expect(dialog.getByRole('status')).toContainText('1 ZIP, ');
    await expectNoAxeViolations(desk);
    const [download] = await Promise.all([
      desk.waitForEvent('download'),
      dialog.getByRole('link', { name: 'Download the files of Graphic Design' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^files-graphic-design-.*\.zip$/);
    const zip = await readFile(await download.path());
    expect(zip.includes('manifest.csv')).toBe(true);
    expect(zip.includes(SECOND)).toBe(true);
    expect(zip.includes('second.png')).toBe(false);
  });

  await test.step('a judge of a blind round sees its pictures alone', async () => {
    await review(openAs, work.id, { status: 'ACCEPTED', remarks: 'Well made.' });
    const round = await call<RoundDetails>(desk, 'POST', `/admin/events/${ID}/rounds`, {
      ...{ title: 'Final', takes: 'accepted', judges_per_work: 1, minutes_per_work: 10 },
      ...{ is_blind: true, begin_with: 'one-criterion' },
      ...{ opens_at: '2025-08-11T00:00:00Z', closes_at: '2025-08-20T12:15:00Z' },
    });
    const url = `/admin/rounds/${round.id}`;
    await call(desk, 'POST', `${url}/judges`, { emails: ['new-juror@example.test'] });
    const { version } = await call<RoundDetails>(desk, 'GET', url);
    await call(desk, 'POST', `${url}/open`, { version });
    const judge = await openAs('new-juror', '/unauthorized');
    await judge.setViewportSize({ width: 360, height: 740 });
    await call(judge, 'PUT', `/judge/rounds/${round.id}/answer`, {
      ...{ accepts: true, reason: null, most_works: null },
    });
    const { basis } = await call<{ basis: string }>(desk, 'GET', `${url}/proposal`);
    await call(desk, 'POST', `${url}/assignments`, { basis });
    const own = await call<JudgedRoundDetails>(judge, 'GET', `/judge/rounds/${round.id}`);
    await judge.goto(`/user/judging?round=${round.id}`);
    await expectPicture(judge, 'main ol img');
    await expectNarrow(judge);
    await judge.goto(`/user/judging/${own.works_listed[0]?.id}`);
    const handed = judge.getByRole('region', { name: 'What was handed in' });
    await handed.getByRole('button', { name: 'Look at Poster' }).click();
    await expectPicture(judge, 'dialog:modal img');
    await judge.keyboard.press('Escape');
    await expect(handed.getByRole('link')).toHaveCount(0);
    await expect(handed.getByText('second.png')).toHaveCount(0);
    await expectNarrow(judge);
  });
});
