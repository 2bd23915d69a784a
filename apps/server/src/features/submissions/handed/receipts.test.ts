import type { Receipt } from '@pratibha/contract/receipts';
import type { UserSubmissionDetail } from '@pratibha/contract/submissions';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LIMITS } from '../../../platform/edge/limits.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { eventually } from '../../../testing/eventually.ts';
import { IN_WINDOW, openHandingIn } from '../../../testing/handing-in-desk.ts';

let product: TestApp;

beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());
beforeEach(() => product.clock.set(IN_WINDOW));

async function handedIn() {
  const desk = await openHandingIn(product);
  const file = await desk.send({ name: 'asha-rai.jpg' });
  const response = await desk.submit([
    { id: 'poster', files: [file.key] },
    { id: 'video', links: ['https://example.test/asha'] },
  ]);
  const { id } = response.json<UserSubmissionDetail>();
  const [handed] = await desk.handed(id);
  return { ...desk, file, id, code: handed?.code ?? '' };
}

const receiptOf = (code: string) => product.anonymous().get(`/api/public/receipts/${code}`);

describe('the receipt of a work', () => {
  test('says what arrived and when to whoever has its code, and names nobody', async () => {
    const { code, event, file } = await handedIn();
    const response = await receiptOf(code);
    expect(response.status).toBe(200);
    expect(response.json<Receipt>()).toEqual({
      code,
      event_title: event.title,
      revision: 1,
      submitted_at: product.clock.now().toISOString(),
      begun_in_time: false,
      is_latest: true,
      files: [{ part: 'Poster', size: file.size, sha256: file.sha256 }],
      links: [{ part: 'Video', count: 1 }],
    });
    expect(response.text).not.toMatch(/asha/i);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('is read in Nepali where it is asked for so, and names what has none in English', async () => {
    const { code, event } = await handedIn();
    const admin = await product.as('ADMIN');
    const saved = await admin.put('/api/admin/translations', {
      of: `event-${event.id}`,
      texts: [{ source: 'Poster', text: 'पोस्टर', was: null }],
    });
    expect(saved.problem).toBeNull();
    const inNepali = () => product.anonymous().get(`/api/public/receipts/${code}?language=ne`);
    await eventually(async () => {
      expect((await inNepali()).json<Receipt>()).toMatchObject({
        ...{ event_title: event.title, files: [{ part: 'पोस्टर' }] },
        links: [{ part: 'Video', count: 1 }],
      });
    });
    expect((await receiptOf(code)).json<Receipt>().files[0]?.part).toBe('Poster');
    const other = await product.anonymous().get(`/api/public/receipts/${code}?language=xx`);
    expect(other.status).toBe(422);
  });

  test('is found however its code is typed', async () => {
    const { code } = await handedIn();
    const typed = code
      .toLowerCase()
      .replaceAll('0', 'o')
      .replaceAll('1', 'l')
      .replace(/(.{4})(?=.)/g, '$1-');
    expect((await receiptOf(typed)).json<Receipt>().code).toBe(code);
  });

  test('tells that another version came since, and stays what it was', async () => {
    const { code, id, replace, send, handed, file } = await handedIn();
    const other = await send();
    await replace(id, 1, [{ id: 'poster', files: [other.key] }]);
    const [latest] = await handed(id);
    expect((await receiptOf(code)).json<Receipt>()).toMatchObject({
      ...{ revision: 1, is_latest: false },
      files: [{ sha256: file.sha256 }],
    });
    expect((await receiptOf(latest?.code ?? '')).json<Receipt>()).toMatchObject({
      ...{ revision: 2, is_latest: true },
      files: [{ sha256: other.sha256 }],
    });
  });

  test.each(['0'.repeat(16), 'U'.repeat(16), 'x', '%00'])('of %s there is none', async (code) => {
    expect((await receiptOf(code)).status).toBe(404);
  });

  test('is guessed by nobody: so many are asked for from one address', async () => {
    const limits = { ...LIMITS, address: { ...LIMITS.address, link: 3 } };
    const few = await startTestApp({ database: product.database, limits });
    const statuses: number[] = [];
    for (let n = 0; n < 5; n += 1) {
      const answer = await few.anonymous().get(`/api/public/receipts/${'0'.repeat(15)}${n}`);
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([404, 404, 404, 429, 429]);
    await few.app.close();
  });
});

describe('the address of a work without a link', () => {
  test('sends each to where they see it, and nobody else anywhere', async () => {
    const { code, id, student } = await handedIn();
    const at = `/work/${code}`;
    const organiser = await product.as('EVENT_ADMIN');
    const other = await product.as('USER');
    const where = async (client: Pick<typeof student, 'get'>) => {
      const { status, headers } = await client.get(at);
      return [status, headers.location];
    };
    expect(await where(student)).toEqual([302, `/user/work-submissions?open=${id}`]);
    expect(await where(organiser)).toEqual([302, `/admin/submissions?open=${id}`]);
    expect(await where(other)).toEqual([404, undefined]);
    const signIn = `/api/oauth/login?return_to=${encodeURIComponent(at)}`;
    expect(await where(product.anonymous())).toEqual([302, signIn]);
  });

  test('of a code that is of nothing is not there for whoever is signed in', async () => {
    const student = await product.as('USER');
    for (const code of ['0'.repeat(16), 'nothing']) {
      expect((await student.get(`/work/${code}`)).status).toBe(404);
    }
  });
});
