import { expect, test, vi } from 'vitest';
import { joinEqual } from './join-equal.ts';

/** A server that answers when it is told to, with how often it was asked. */
function server() {
  const waiting: (() => void)[] = [];
  const send = vi.fn(
    () =>
      new Promise<number>((resolve) => {
        const count = send.mock.calls.length;
        waiting.push(() => resolve(count));
      }),
  );
  return { send, answer: () => waiting.splice(0).forEach((each) => each()) };
}

test('the same twice at a time is sent once, and again when it is done', async () => {
  const { send, answer } = server();
  const two = [1, 2].map(() => joinEqual('POST /things', { body: { name: 'a' } }, send));
  answer();
  expect(await Promise.all(two)).toEqual([1, 1]);
  const again = joinEqual('POST /things', { body: { name: 'a' } }, send);
  answer();
  expect(await again).toBe(2);
});

test('what differs is sent', () => {
  const { send } = server();
  for (const [call, body] of [
    ['POST /things', { name: 'a' }],
    ['POST /things', { name: 'b' }],
    ['PUT /things', { name: 'a' }],
  ] as const)
    void joinEqual(call, { body }, send);
  expect(send).toHaveBeenCalledTimes(3);
});

test('each file is sent', () => {
  const { send } = server();
  for (const text of ['a', 'b']) void joinEqual('POST /files', { file: new Blob([text]) }, send);
  expect(send).toHaveBeenCalledTimes(2);
});

test('what failed can be tried again', async () => {
  const send = vi.fn(() => Promise.reject(new Error('No answer')));
  await expect(joinEqual('POST /failing', {}, send)).rejects.toThrow('No answer');
  await expect(joinEqual('POST /failing', {}, send)).rejects.toThrow('No answer');
  expect(send).toHaveBeenCalledTimes(2);
});
