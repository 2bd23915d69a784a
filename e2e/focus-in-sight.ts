import { expect, type Locator } from '@playwright/test';

/** A field of one line, in CSS pixels. */
const ONE_LINE = 44;

/** Goes through every field with Tab: none lies behind the title or the buttons while focused. */
export async function expectFocusInSight(dialog: Locator): Promise<void> {
  const page = dialog.page();
  const cancel = dialog.getByRole('button', { name: 'Cancel' });
  const title = dialog.getByRole('heading', { level: 2 });
  await dialog.getByRole('button', { name: 'Close' }).focus();
  for (;;) {
    await page.keyboard.press('Tab');
    if (await cancel.evaluate((element) => element === document.activeElement)) return;
    // Of what stands around the focus the last: the calendar's button lies within a field for a
    // day.
    const field = await dialog.locator(':focus-within').last().boundingBox();
    const [head, foot] = [await title.boundingBox(), await cancel.boundingBox()];
    if (field === null || head === null || foot === null) throw new Error('nothing has the focus');
    expect(field.y, 'below the title').toBeGreaterThanOrEqual(head.y + head.height);
    // Of a long text the browser brings only the line with the caret into sight.
    const bottom = field.y + Math.min(field.height, ONE_LINE);
    expect(bottom, 'above the buttons').toBeLessThanOrEqual(foot.y);
  }
}
