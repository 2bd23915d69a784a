import { EventEmitter } from 'node:events';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SignedInClient, startTestApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { type ChangeNotice, type Peers, peersOver, Relay } from './peers.ts';

/** A process that serves and its two ends of a channel: what one sends the other gets. */
function processOf(relay: Relay, id: number, isSilent = false) {
  const [inside, outside] = [new EventEmitter(), new EventEmitter()];
  const end = (from: EventEmitter, to: EventEmitter) =>
    Object.assign(from, {
      send: (message: unknown) => (isSilent ? false : to.emit('message', structuredClone(message))),
    });
  const peers = peersOver(end(inside, outside));
  relay.join(id, end(outside, inside));
  const heard: ChangeNotice[] = [];
  peers.listen((notice) => heard.push(notice));
  return { tell: (notice: ChangeNotice) => peers.broadcast(notice), heard };
}

const NOTICE: ChangeNotice = { channel: 'users', payload: '7' };

describe('processes side by side', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('hear what one of them tells, which itself knows, and it goes on when they have', async () => {
    const relay = new Relay();
    const [one, two, three] = [1, 2, 3].map((id) => processOf(relay, id));
    await one?.tell(NOTICE);
    await two?.tell({ ...NOTICE, payload: '8' });
    expect(one?.heard).toEqual([{ ...NOTICE, payload: '8' }]);
    expect(two?.heard).toEqual([NOTICE]);
    expect(three?.heard).toEqual([NOTICE, { ...NOTICE, payload: '8' }]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('wait for nobody where one serves alone, or the others have ended', async () => {
    const relay = new Relay();
    const one = processOf(relay, 1);
    await one.tell(NOTICE);
    processOf(relay, 2, true);
    relay.leave(2);
    await one.tell(NOTICE);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('wait a quarter of a second for one that says nothing', async () => {
    const relay = new Relay();
    const [one, two] = [processOf(relay, 1), processOf(relay, 2)];
    processOf(relay, 3, true);
    const done = vi.fn();
    const telling = one.tell(NOTICE).then(done);
    await vi.advanceTimersByTimeAsync(249);
    expect(done).not.toHaveBeenCalled();
    expect(two.heard).toEqual([NOTICE]);
    await vi.advanceTimersByTimeAsync(1);
    await telling;
    expect(done).toHaveBeenCalled();
  });
});

describe('a reply that takes something away waits until the others have heard', () => {
  let heard: () => void = () => undefined;
  const told: ChangeNotice[] = [];
  const peers: Peers = {
    broadcast: (notice) => {
      told.push(notice);
      return new Promise((resolve) => (heard = resolve));
    },
    listen: () => undefined,
  };
  const started = startTestApp({ peers });
  afterAll(async () => (await started).close());

  const own = (path: string) => (person: SignedInClient) => person.delete(`/api/user${path}`);
  const cases: Record<string, (person: SignedInClient) => Promise<{ status: number }>> = {
    'a logout': (person) => person.post('/api/user/logout'),
    'the end of all other sessions': own('/sessions'),
    'a deletion': async ({ user }) =>
      (await (await started).as('ADMIN')).delete(`/api/admin/users/${user.id}`),
    'a change of role': async ({ user }) =>
      (await (await started).as('SUPER_ADMIN')).put(`/api/admin/users/${user.id}`, {
        role: 'EVENT_ADMIN',
      }),
    'being signed out': async ({ user }) =>
      (await (await started).as('ADMIN')).delete(`/api/admin/users/${user.id}/sessions`),
    'an erasure': async ({ user }) =>
      (await (await started).as('SUPER_ADMIN')).put(`/api/admin/users/${user.id}/erase`, {
        confirm: user.email,
      }),
  };

  it.each(Object.entries(cases))('%s', async (_, take) => {
    const product = await started;
    const person = await product.as('USER');
    await product.as(person.user.email as `${string}@${string}`);
    told.length = 0;
    const replied = vi.fn();
    const taking = take(person).then(replied);
    await eventually(() =>
      expect(told).toEqual([{ channel: 'users', payload: String(person.user.id) }]),
    );
    // The response to another request comes first, though that was sent later.
    expect((await product.anonymous().get('/api/public/site')).status).toBe(200);
    expect(replied).not.toHaveBeenCalled();
    heard();
    await taking;
    expect(replied).toHaveBeenCalledWith(expect.objectContaining({ status: 200 }));
  });
});
