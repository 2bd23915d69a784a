import { afterEach, describe, expect, it, vi } from 'vitest';
import { Grouped } from './grouped.ts';
import { isUnavailable } from './unavailable.ts';

afterEach(() => void vi.restoreAllMocks());

/** Doubles numbers; every call waits until it is let go. */
function doubling(most: number, fails: (inputs: readonly number[]) => boolean = () => false) {
  const calls: { inputs: readonly number[]; go: () => void }[] = [];
  const run = async (inputs: readonly number[]) => {
    await new Promise<void>((go) => calls.push({ inputs, go }));
    if (fails(inputs)) throw new Error(`not ${inputs.join(' ')}`);
    return inputs.map((input) => input * 2);
  };
  const isFaultOfOne = (error: unknown) => error instanceof Error && error.message.includes('13');
  return { calls, group: new Grouped(run, { most, isFaultOfOne }) };
}

/** Lets every call go until nothing is left. */
async function finish(calls: { go: () => void }[], all: Promise<unknown>): Promise<void> {
  let isDone = false;
  const done = () => {
    isDone = true;
  };
  void all.then(done, done);
  while (!isDone) {
    for (const call of calls) call.go();
    await Promise.resolve();
  }
}

describe('Grouped', () => {
  it('sends the first at once, and those who come meanwhile together', async () => {
    const { calls, group } = doubling(3);
    const all = Promise.all([1, 2, 3, 4, 5].map((n) => group.ask(n)));
    expect(calls.map(({ inputs }) => inputs)).toEqual([[1]]);
    await finish(calls, all);
    expect(await all).toEqual([2, 4, 6, 8, 10]);
    expect(calls.map(({ inputs }) => inputs)).toEqual([[1], [2, 3, 4], [5]]);
  });

  it('tries each alone when one may be at fault, so that only that one fails', async () => {
    const { calls, group } = doubling(3, (inputs) => inputs.includes(13));
    const all = Promise.allSettled([1, 2, 13, 4].map((n) => group.ask(n)));
    await finish(calls, all);
    expect((await all).map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(calls.map(({ inputs }) => inputs)).toEqual([[1], [2, 13, 4], [2], [13], [4]]);
  });

  it('fails all of a group whose error is nobody’s fault, and goes on with the next', async () => {
    const { calls, group } = doubling(2, (inputs) => inputs.includes(3));
    const all = Promise.allSettled([1, 2, 3, 4, 5].map((n) => group.ask(n)));
    await finish(calls, all);
    expect((await all).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
    expect(calls).toHaveLength(3);
    const later = group.ask(6);
    await finish(calls, later);
    expect(await later).toBe(12);
  });

  it('does not send those who waited long behind a group that failed', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    const { calls, group } = doubling(2, (inputs) => inputs.includes(1));
    const early = [1, 2, 3, 4].map((n) => group.ask(n));
    clock.mockReturnValue(4_000);
    const late = group.ask(5);
    clock.mockReturnValue(8_000);
    const all = Promise.allSettled([...early, late]);
    await finish(calls, all);
    const settled = await all;
    expect(calls.map(({ inputs }) => inputs)).toEqual([[1], [5]]);
    expect(settled[0]).toMatchObject({ reason: { message: 'not 1' } });
    for (const one of settled.slice(1, 4)) {
      expect(isUnavailable((one as PromiseRejectedResult).reason)).toBe(true);
    }
    expect(settled[4]).toMatchObject({ value: 10 });
  });

  it('sends them where only one was at fault', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    const { calls, group } = doubling(3, (inputs) => inputs.includes(13));
    const all = Promise.allSettled([13, 1, 13, 2, 3].map((n) => group.ask(n)));
    clock.mockReturnValue(8_000);
    await finish(calls, all);
    expect((await all).map(({ status }) => status)).toEqual([
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
    expect(calls.map(({ inputs }) => inputs)).toEqual([[13], [1, 13, 2], [1], [13], [2], [3]]);
  });
});
