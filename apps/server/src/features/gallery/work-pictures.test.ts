import type { PublicWorkDetail } from '@pratibha/contract/public-works';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { GalleryDesk } from '../../testing/gallery-desk.ts';
import { createHandedFile, testPart } from '../../testing/handed-factories.ts';

/* Works that were handed in as files: everybody sees our own pictures of them, and nothing else. */

let desk: GalleryDesk;

beforeAll(async () => {
  desk = new GalleryDesk();
  await desk.open();
});
afterAll(() => desk.close());
beforeEach(() => desk.begin());

async function shownWithFile() {
  const { work } = await desk.maker(0);
  const file = await createHandedFile(desk.product.database, {
    ...{ submission_id: work, name: 'sita-rai.pdf', bytes: `a work ${work}` },
    previews: { '1-480': 'first page', '1-1600': 'first page, large', '2-480': 'second page' },
  });
  await createHandedFile(desk.product.database, {
    ...{ submission_id: work, name: 'sita-rai.zip', bytes: `a zip ${work}` },
    part: testPart({ id: 'zip', kind: 'zip' }),
  });
  return { ...(await desk.shown()), file };
}

test('pages show pictures in their sizes, and say nothing of the file itself', async () => {
  const { id, call, path, file } = await shownWithFile();
  const [listed] = await desk.listed();
  const first = [
    { page: 1, width: 480, height: 480 },
    { page: 1, width: 1_600, height: 1_600 },
  ];
  expect(listed?.picture).toEqual({ file: file.id, previews: first });
  const whole = (await desk.get(call)).json<PublicWorkDetail>();
  expect(whole.pictures).toEqual([
    { file: file.id, previews: [...first, { page: 2, width: 480, height: 480 }] },
  ]);
  const at = `/api/public/works/${id}/previews/${file.id}`;
  for (const page of ['/works', path, '/', '/results', `/results/${desk.judged.event.id}`]) {
    const { text } = await desk.get(page);
    expect(text).toContain(`src="${at}/1-480"`);
    expect(text).toContain('width="1600" height="1600"');
    expect(text).not.toMatch(/sita-rai/);
    expect(text).not.toContain(file.sha256);
  }
  expect((await desk.get(path)).text).toContain('alt="Picture 1 of 2 of the work');
  const { status, text, headers } = await desk.get(`${at}/2-480`);
  expect([status, text]).toEqual([200, 'second page']);
  expect(headers).toMatchObject({
    ...{ 'content-type': 'image/webp', 'cache-control': 'public, max-age=300' },
    'x-content-type-options': 'nosniff',
  });
});

test('pictures stand in the order in which the event asked for their parts', async () => {
  const { work } = await desk.maker(0);
  const hand = async (id: string) =>
    createHandedFile(desk.product.database, {
      ...{ submission_id: work, part: testPart({ id }), bytes: `${id} of ${work}` },
      previews: { '1-480': 'seen' },
    });
  const files = [(await hand('poster')).id, (await hand('leaflet')).id];
  const { call } = await desk.shown();
  const [listed] = await desk.listed();
  expect(listed?.picture?.file).toBe(files[0]);
  const whole = (await desk.get(call)).json<PublicWorkDetail>();
  expect(whole.pictures.map(({ file }) => file)).toEqual(files);
});

test('whoever takes back their word takes back the pictures', async () => {
  const { id, file, say } = await shownWithFile();
  const url = `/api/public/works/${id}/previews/${file.id}/1-480`;
  expect((await desk.get(url)).status).toBe(200);
  await say({ show_work: false });
  for (const at of desk.both)
    await eventually(async () => expect((await desk.get(url, at)).status).toBe(404));
});

test('no picture of another work is shown by its address', async () => {
  const { id } = await shownWithFile();
  const { work } = await desk.maker(1);
  const other = await createHandedFile(desk.product.database, {
    ...{ submission_id: work, bytes: `another ${work}`, previews: { '1-480': 'secret' } },
  });
  expect((await desk.get(`/api/public/works/${id}/previews/${other.id}/1-480`)).status).toBe(404);
});
