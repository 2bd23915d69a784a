import type { EditionContent } from '@pratibha/domain/editions/content';
import { expect, expectNoAxeViolations, test } from './product.ts';
import { withoutAdvert } from './public-site.ts';
import { publish } from './publish-edition.ts';
import { MARKDOWN_PAYLOADS, PAYLOADS } from './xss-payloads.ts';

const IS_LONG = process.env.TORTURE === '1';
const written = [
  ...MARKDOWN_PAYLOADS,
  ...(IS_LONG ? PAYLOADS : PAYLOADS.filter((_, n) => n % 9 === 0)),
];

/** Everything that there is in Markdown, and all sections. */
function attacked(content: EditionContent): EditionContent {
  const passage = { heading: 'Attacked', text: written.slice(0, 12).join('\n\n') };
  const page = { title: 'Attacked', updated: '2025-06-01', text: written.join('\n\n') };
  return {
    ...content,
    about: { ...content.about, text: written.slice(0, 50) },
    guidelines: { ...content.guidelines, objective: passage, eligibility: passage, ready: passage },
    faq: {
      ...content.faq,
      all: written.slice(0, 50).map((answer, n) => ({ question: `Attack ${n}`, answer })),
    },
    news: {
      ...content.news,
      all: written
        .slice(-50)
        .map((text, n) => ({ date: '2025-06-01', title: `Attack ${n}`, text })),
    },
    gallery: {
      ...content.gallery,
      pictures: content.gallery.pictures.map((picture) => ({
        ...picture,
        ...{ alt: '"onload="xss()', caption: '<b>xss()' },
      })),
    },
    team: { ...content.team, all: [{ name: '<b>xss()', role: 'Desk', link: null, photo: null }] },
    sponsors: {
      ...content.sponsors,
      all: [
        { name: '<b>xss()', tier: 'Gold', link: 'https://x.example/"onclick="xss()', logo: null },
      ],
    },
    sections: content.sections.map(({ name }) => ({ name, shown: true })),
    legal: { privacy: page, rules: page },
    look: { accent: '#0b6b3a', logo: null },
  };
}

test('the legal pages are led to, and are clean', async ({ page }) => {
  await withoutAdvert(page);
  await page.goto('/');
  for (const title of ['Privacy notice', 'Rules of participation']) {
    await page.getByRole('contentinfo').getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectNoAxeViolations(page);
  }
});

test('what an edition adds is shown and clean, and no Markdown of it ever runs', async ({
  page,
  product,
}) => {
  const seen: string[] = [];
  await page.exposeFunction('xss', () => void seen.push('executed'));
  await page.exposeFunction('violated', (what: string) => void seen.push(what));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { violated } = globalThis as unknown as { violated: (what: string) => void };
      violated(`${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
  await withoutAdvert(page);
  await publish(product, attacked);
  await expect(async () => {
    await page.goto('/');
    await expect(page.locator('#faq')).toBeVisible({ timeout: 100 });
  }).toPass();
  await page.locator('#faq summary').first().click();
  await expect(page.locator('#faq details[open]')).toHaveCount(1);
  await expect(page.locator('#news li').first()).toBeVisible();
  await expectNoAxeViolations(page);
  for (const path of ['/event/details', '/privacy', '/rules']) {
    await page.goto(path);
    await expect(page.getByText('xss()').first()).toBeVisible();
  }
  const accent = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--action'),
  );
  expect(accent).toBe('#0b6b3a');
  expect(seen).toEqual([]);
});
