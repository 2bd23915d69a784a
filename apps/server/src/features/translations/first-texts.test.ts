import { ANSWERS } from '@pratibha/domain/editions/set-up-cases';
import { contentFromAnswers } from '@pratibha/words/editions/organiser/first-content';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { smallWebInBoth } from '../../testing/small-web.ts';
import { publishContent } from '../editions/editions.ts';

/** What the small web shows of an edition is its title: one of the product's own texts. */
const TITLE = 'What people often ask';
const OURS = 'प्रायः सोधिने प्रश्न';

let product: TestApp;
let admin: SignedInClient;

beforeAll(async () => {
  product = await startTestApp({ web: smallWebInBoth() });
  const content = contentFromAnswers(ANSWERS, '2031-01-01');
  await publishContent(product.database, { ...content, title: TITLE });
  admin = await product.as('ADMIN');
});
afterAll(() => product.close());

const home = async (path: string) => {
  const headers = { host: new URL(product.origin).host };
  return (await product.app.inject({ url: path, headers })).body;
};

const save = (text: string, was: string | null) =>
  admin.put('/api/admin/translations', {
    of: 'edition-1',
    texts: [{ source: TITLE, text, was }],
  });

test('of a new edition only what is of its college is missing', async () => {
  const groups = (await admin.get('/api/admin/translation-groups')).json<
    { of: string; kind: string }[]
  >();
  const of = groups.find(({ kind }) => kind === 'edition')?.of;
  const missing = (await admin.get(`/api/admin/translations?of=${of}&only=missing`)).json<{
    texts: { place: string }[];
  }>();
  const places = missing.texts.map(({ place }) => place);
  expect(places).toContain('/tagline');
  expect(places.filter((place) => /^\/(?:legal|guidelines\/flow|faq|news)/.test(place))).toEqual(
    [],
  );
});

test('the product’s own texts are in Nepali at once, until organisers say them otherwise', async () => {
  await eventually(async () => expect(await home('/ne')).toContain(OURS));
  // Each language is rendered by itself.
  await eventually(async () => expect(await home('/')).toContain(TITLE));
  const list = await admin.get(`/api/admin/translations?of=edition-1&source=${encodeURI(TITLE)}`);
  expect(list.json()).toMatchObject({ texts: [{ text: OURS, is_missing: false }] });
  expect((await save('धेरैले सोध्ने कुरा', null)).problem).toBe('changed-meanwhile');
  expect((await save('', OURS)).json()).toEqual({ saved: 0 });
  expect((await save('धेरैले सोध्ने कुरा', OURS)).json()).toEqual({ saved: 1 });
  await eventually(async () => expect(await home('/ne')).toContain('धेरैले सोध्ने कुरा'));
  expect((await save('', 'धेरैले सोध्ने कुरा')).json()).toEqual({ saved: 1 });
  await eventually(async () => expect(await home('/ne')).toContain(OURS));
});
