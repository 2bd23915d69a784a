import { expect, test, vi } from 'vitest';
import { DraftKeeper, type KeptDraft } from './draft-keeper.ts';

/** A server with one draft. */
function server(content: KeptDraft['content']) {
  const kept = { current: { content, revision: 1 } as KeptDraft };
  const save = vi.fn((draft: KeptDraft): Promise<number | null> => {
    if (draft.revision !== kept.current.revision) return Promise.resolve(null);
    kept.current = { content: draft.content, revision: draft.revision + 1 };
    return Promise.resolve(kept.current.revision);
  });
  return { kept, save, read: () => Promise.resolve(kept.current) };
}

const START = { title: 'Title', tagline: 'Line', dates: { opens: 'a', closes: 'b' } };

test('what is written in one go is saved once, and what is written meanwhile after it', async () => {
  const own = server(START);
  const keeper = new DraftKeeper(own.kept.current, own);
  keeper.change({ ...START, title: 'A' });
  keeper.change({ ...START, title: 'Ab' });
  const saved = keeper.save();
  keeper.change({ ...START, title: 'Abc' });
  await saved;
  expect(own.save.mock.calls.map(([{ content }]) => content['title'])).toEqual(['Ab', 'Abc']);
  expect(keeper.writing()).toMatchObject({ state: 'kept', revision: 3, theirs: null });
  await keeper.save();
  expect(own.save).toHaveBeenCalledTimes(2);
});

test('what somebody else saved is merged by field; mine stands where both wrote', async () => {
  const own = server(START);
  const keeper = new DraftKeeper(own.kept.current, own);
  const theirs = { ...START, tagline: 'Theirs', dates: { opens: 'theirs', closes: 'b' } };
  await own.save({ content: theirs, revision: 1 });
  keeper.change({ ...START, title: 'Mine', dates: { opens: 'mine', closes: 'b' } });
  await keeper.save();
  expect(own.kept.current.content).toEqual({
    title: 'Mine',
    tagline: 'Theirs',
    dates: { opens: 'mine', closes: 'b' },
  });
  const clash = { pointer: '/dates/opens', stands: 'mine', other: 'theirs' };
  expect(keeper.writing().theirs).toEqual([clash]);
  keeper.noteSeen('/title');
  expect(keeper.writing().theirs).toEqual([clash]);
  keeper.noteSeen(clash.pointer);
  expect(keeper.writing().theirs).toBeNull();
});

test('whoever wrote first is told what was written over it, once', async () => {
  const own = server(START);
  const keeper = new DraftKeeper(own.kept.current, own);
  keeper.change({ ...START, title: 'Mine' });
  await keeper.save();
  await own.save({ content: { ...START, title: 'Mine', tagline: 'Theirs' }, revision: 2 });
  keeper.meet(own.kept.current);
  expect(keeper.writing()).toMatchObject({ state: 'kept', revision: 3, theirs: [] });
  await own.save({ content: { ...START, title: 'Over', tagline: 'Theirs' }, revision: 3 });
  keeper.meet(own.kept.current);
  const over = { pointer: '/title', stands: 'theirs', other: 'Mine' };
  expect(keeper.writing().theirs).toEqual([over]);
  expect(keeper.writing().content).toEqual({ ...START, title: 'Over', tagline: 'Theirs' });
  await own.save({ content: { ...START, title: 'Over', tagline: 'More' }, revision: 4 });
  keeper.meet(own.kept.current);
  expect(keeper.writing().theirs).toEqual([over]);
  keeper.noteSeen();
  await own.save({ content: { ...START, title: 'Once more', tagline: 'More' }, revision: 5 });
  keeper.meet(own.kept.current);
  expect(keeper.writing().theirs).toEqual([]);
  await keeper.save();
  expect(own.save).toHaveBeenCalledTimes(5);
});

test('an answer that comes late is no news, nor is a revision that says the same', async () => {
  const own = server(START);
  const keeper = new DraftKeeper(own.kept.current, own);
  const late = own.kept.current;
  keeper.change({ ...START, title: 'Mine' });
  await keeper.save();
  keeper.meet(late);
  keeper.meet({ ...own.kept.current, revision: 9 });
  expect(keeper.writing()).toMatchObject({ revision: 9, theirs: null });
  expect(keeper.writing().content['title']).toBe('Mine');
});

test('what is written and not saved yet stays when something else arrives', async () => {
  const own = server(START);
  const keeper = new DraftKeeper(own.kept.current, own);
  keeper.change({ ...START, title: 'Mine' });
  await own.save({ content: { ...START, title: 'Theirs', tagline: 'Theirs' }, revision: 1 });
  keeper.meet(own.kept.current);
  expect(keeper.writing()).toMatchObject({
    state: 'changed',
    content: { title: 'Mine', tagline: 'Theirs' },
    theirs: [{ pointer: '/title', stands: 'mine', other: 'Theirs' }],
  });
  await keeper.save();
  expect(own.kept.current.content).toEqual({ ...START, title: 'Mine', tagline: 'Theirs' });
});

test('what could not be saved stays, says why, and is saved when it is tried again', async () => {
  const own = server(START);
  own.save.mockRejectedValueOnce(new Error('No answer from the server'));
  const keeper = new DraftKeeper(own.kept.current, own);
  keeper.change({ ...START, title: 'Kept here' });
  await keeper.save();
  expect(keeper.writing()).toMatchObject({
    state: 'failed',
    error: { message: 'No answer from the server' },
    content: { title: 'Kept here' },
  });
  await keeper.save();
  expect(keeper.writing().state).toBe('kept');
  expect(own.kept.current.content['title']).toBe('Kept here');
});

test('what was written before a reload goes on over what is there now', async () => {
  const own = server({ ...START, tagline: 'Newer' });
  const keeper = new DraftKeeper(own.kept.current, own);
  keeper.resume(START, { ...START, title: 'Written before' });
  await keeper.save();
  expect(own.kept.current.content).toMatchObject({ title: 'Written before', tagline: 'Newer' });
});
