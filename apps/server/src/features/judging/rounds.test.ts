import type { RoundNominations } from '@pratibha/contract/nominations';
import type { EventRounds, RoundDetails } from '@pratibha/contract/rounds';
import type { RubricToCopy } from '@pratibha/contract/rubrics';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { createEvent } from '../../testing/factories.ts';
import { done, type JudgingDesk, openJudgingDesk, ROUND_FORM } from '../../testing/judging-desk.ts';

let product: TestApp;
let desk: JudgingDesk;

beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());
beforeEach(async () => {
  desk = await openJudgingDesk(product);
});

describe('a round', () => {
  test('is prepared, opened with the works that it takes, and keeps them', async () => {
    const accepted = await desk.work();
    await desk.work('PENDING');
    await desk.work('REJECTED');
    const prepared = await desk.add();
    expect(prepared).toMatchObject({ state: 'prepared', works: 1, title: 'First round', sent: 0 });
    expect(prepared.rubric.criteria).toMatchObject([{ title: 'Overall', weight: 1, share: 100 }]);
    const opened = await desk.open(prepared.id);
    expect(opened.state).toBe('open');
    const later = await desk.work();
    const { works_listed, works } = await desk.details(prepared.id);
    expect(works).toBe(1);
    expect(works_listed.filter(({ is_in }) => is_in)).toMatchObject([
      { submission_id: accepted.id, number: 1, revision: 1 },
    ]);
    expect(works_listed.find(({ submission_id }) => submission_id === later.id)).toMatchObject({
      ...{ is_in: false, number: null },
    });
  });

  test('begins with what the competition is judged on', async () => {
    const web = await createEvent(product.database, { title: 'AI & Web Design' });
    const url = `/api/admin/events/${web.id}/rounds`;
    const told = (await desk.admin.get(url)).json<EventRounds>();
    const { judged_on } = told;
    expect(told.would_take).toEqual({ accepted: 0, handed_in: 0 });
    expect(judged_on.length).toBeGreaterThan(1);
    const begun = await done(desk.admin.post(url, { ...ROUND_FORM, begin_with: 'judged-on' }));
    expect(begun.rubric.criteria.map(({ title }) => title)).toEqual(judged_on);
    expect(begun.rubric.criteria.reduce((sum, { share }) => sum + share, 0)).toBe(100);
  });

  test('takes what is handed in, or what is chosen by hand', async () => {
    const [one, other] = [await desk.work('PENDING'), await desk.work()];
    const rejected = await desk.work('REJECTED');
    expect((await desk.add({ takes: 'handed-in' })).works).toBe(2);
    const chosen = await desk.add({ takes: 'chosen' });
    expect(chosen.works).toBe(0);
    const url = `/api/admin/rounds/${chosen.id}/works`;
    const settle = (submission_id: number, is_in: boolean) =>
      desk.admin.put(url, { submission_id, is_in });
    expect((await settle(rejected.id, true)).problem).toBe('work-not-to-judge');
    await done(settle(one.id, true));
    await done(settle(other.id, true));
    expect((await done(settle(one.id, false))).works).toBe(1);
    expect((await desk.open(chosen.id)).works_listed.filter(({ is_in }) => is_in)).toMatchObject([
      { submission_id: other.id },
    ]);
  });

  test.each([
    [{ title: ' ' }, '/title', 'required'],
    [{ closes_at: ROUND_FORM.opens_at }, '/closes_at', 'round-window-backwards'],
    [{ judges_per_work: 0 }, '/judges_per_work', 'not-between'],
    [{ takes: 'worst' }, '/takes', 'invalid_value'],
  ])('with %j is refused', async (wrong, pointer, code) => {
    const url = `/api/admin/events/${desk.event.id}/rounds`;
    const response = await desk.admin.post(url, { ...ROUND_FORM, ...wrong });
    expect(response.status).toBe(422);
    const [error] = response.json<{ errors: { pointer: string; code: string }[] }>().errors;
    expect(error?.pointer).toBe(pointer);
    if (code !== 'invalid_value') expect(error?.code).toBe(code);
  });

  test('is not opened without works, twice, or after its end', async () => {
    const { id } = await desk.add();
    const url = `/api/admin/rounds/${id}/open`;
    expect((await desk.admin.post(url, {})).problem).toBe('round-without-works');
    await desk.work();
    const past = {
      ...ROUND_FORM,
      opens_at: '2025-07-01T00:00:00Z',
      closes_at: '2025-07-02T00:00:00Z',
    };
    await done(desk.admin.put(`/api/admin/rounds/${id}`, past));
    expect((await desk.admin.post(url, {})).problem).toBe('round-end-past');
    await done(desk.admin.put(`/api/admin/rounds/${id}`, ROUND_FORM));
    await desk.open(id);
    expect((await desk.admin.post(url, {})).problem).toBe('round-is-open');
  });

  test('that is open keeps its works and whether it is blind; its end moves', async () => {
    await desk.work();
    const { id } = await desk.add();
    await desk.open(id);
    const url = `/api/admin/rounds/${id}`;
    expect((await desk.admin.put(url, { ...ROUND_FORM, is_blind: false })).problem).toBe(
      'round-is-open',
    );
    expect((await desk.admin.put(url, { ...ROUND_FORM, takes: 'handed-in' })).problem).toBe(
      'round-is-open',
    );
    expect((await desk.admin.delete(url)).problem).toBe('round-is-open');
    const longer = { ...ROUND_FORM, closes_at: '2025-07-25T00:00:00Z' };
    expect((await done(desk.admin.put(url, longer))).closes_at).toBe('2025-07-25T00:00:00.000Z');
    const ended = { ...ROUND_FORM, closes_at: '2025-07-16T00:10:00Z' };
    expect((await desk.admin.put(url, ended)).problem).toBe('round-end-past');
  });

  test('of two organisers who save the same round one is told', async () => {
    const { id, version } = await desk.add();
    const url = `/api/admin/rounds/${id}`;
    await done(desk.admin.put(url, { ...ROUND_FORM, title: 'Another', version }));
    expect((await desk.admin.put(url, { ...ROUND_FORM, version })).problem).toBe(
      'changed-meanwhile',
    );
  });

  test('is one of five at most', async () => {
    for (let n = 0; n < 5; n += 1) await desk.add({ title: `Round ${n}` });
    const url = `/api/admin/events/${desk.event.id}/rounds`;
    expect((await desk.admin.post(url, ROUND_FORM)).problem).toBe('too-many-rounds');
    const { rounds } = (await desk.admin.get(url)).json<{ rounds: RoundDetails[] }>();
    expect(rounds.map(({ title }) => title)).toEqual([0, 1, 2, 3, 4].map((n) => `Round ${n}`));
    await done(desk.admin.delete(`/api/admin/rounds/${rounds[0]?.id}`));
    await desk.add();
  });
});

describe('a rubric', () => {
  const LEVELS = ['Poor', '', 'Excellent'];
  const criterion = (title: string, weight: number, id: number | null = null) => ({
    ...{ id, title, meaning: '', weight, levels: LEVELS },
  });
  const saved = (id: number, criteria: readonly object[], rest = {}) =>
    desk.admin.put(`/api/admin/rounds/${id}/rubric`, {
      ...{ comment: 'must', comment_words: 3, criteria, ...rest },
    });

  test('is saved as a whole, and copied from any event', async () => {
    const { id, rubric } = await desk.add();
    const [first] = rubric.criteria;
    const response = await saved(id, [criterion('New', 1), criterion('Idea', 2, first?.id)]);
    expect(response.problem).toBeNull();
    const now = (await desk.details(id)).rubric;
    expect(now).toMatchObject({
      ...{ comment: 'must', comment_words: 3 },
      criteria: [
        { title: 'New', share: 33 },
        { title: 'Idea', share: 67, id: first?.id, levels: LEVELS },
      ],
    });
    const copies = (await desk.admin.get('/api/admin/rubrics')).json<{ round_id: number }[]>();
    expect(copies.find(({ round_id }) => round_id === id)).toMatchObject({ rubric: now });
  });

  test('brings the nominations of the round it is copied from, unless there are own ones', async () => {
    const from = await desk.add();
    const title = { id: null, title: 'Best Presenter' };
    const url = (id: number) => `/api/admin/rounds/${id}/nominations`;
    expect((await desk.admin.put(url(from.id), { titles: [title] })).problem).toBeNull();
    const copies = (await desk.admin.get('/api/admin/rubrics')).json<RubricToCopy[]>();
    const copied = copies.find(({ round_id }) => round_id === from.id);
    expect(copied?.nominations).toEqual(['Best Presenter']);
    const { id } = await desk.add();
    const titles = async () =>
      (await desk.admin.get(url(id))).json<RoundNominations>().titles.map((each) => each.title);
    const { nominations } = copied ?? {};
    await saved(id, [criterion('Idea', 1)], { nominations });
    expect(await titles()).toEqual(['Best Presenter']);
    await saved(id, [criterion('Idea', 1)], { nominations: ['Another'] });
    expect(await titles()).toEqual(['Best Presenter']);
    const many = await saved(id, [criterion('Idea', 1)], { nominations: ['1', '2', '3', '4'] });
    expect(many.status).toBe(422);
  });

  test.each([
    [[], '/criteria', 'too-few-entries'],
    [[{ ...criterion('A', 0) }], '/criteria/0/weight', 'not-between'],
    [[{ ...criterion(' ', 1) }], '/criteria/0/title', 'blank'],
    [[{ ...criterion('A', 1), levels: ['one'] }], '/criteria/0/levels', 'too-few-entries'],
    [Array.from({ length: 13 }, () => criterion('A', 1)), '/criteria', 'too-many-entries'],
  ])('with %j is refused', async (criteria, pointer, code) => {
    const { id } = await desk.add();
    const response = await saved(id, criteria);
    const { errors = [] } = response.json<{ errors?: { pointer: string; code: string }[] }>();
    expect([response.status, errors[0]?.pointer]).toEqual([422, pointer]);
    if (code !== 'not-between') expect(errors[0]?.code).toBe(code);
  });

  test('by which a sheet was sent changes in its sentences alone', async () => {
    const { round, send } = await desk.judged();
    expect((await send()).status).toBe(200);
    const { criteria, comment, comment_words } = (await desk.details(round.id)).rubric;
    const forms = criteria.map(({ share: _, ...each }) => each);
    const rest = { comment, comment_words };
    const heavier = forms.map((each) => ({ ...each, weight: 7 }));
    expect((await saved(round.id, heavier, rest)).problem).toBe('rubric-in-use');
    expect((await saved(round.id, forms.slice(1), rest)).problem).toBe('rubric-in-use');
    const reworded = forms.map((each) => ({ ...each, meaning: 'Said otherwise' }));
    expect((await saved(round.id, reworded, rest)).problem).toBeNull();
    expect((await desk.details(round.id)).is_rubric_used).toBe(true);
  });
});
