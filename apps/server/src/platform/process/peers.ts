/** Something that a process changed and others may remember, as a channel of `Notices` tells it. */
export type ChangeNotice = { readonly channel: string; readonly payload: string };

/** The processes that serve beside this one, behind the same port. */
export type Peers = {
  /** Sends to all of them; done when they have acknowledged it, or after a quarter of a second. */
  broadcast(notice: ChangeNotice): Promise<void>;
  /** What the listener does is done before the notice counts as acknowledged. */
  listen(listener: (notice: ChangeNotice) => void): void;
};

/** Those of a process that serves alone. */
export const NO_PEERS: Peers = { broadcast: async () => undefined, listen: () => undefined };

/** A process that is stopped or too busy must not keep anybody from logging out. */
const ACKNOWLEDGEMENT_TIMEOUT_MS = 250;

/** Each names the process that tells and the number that it gave to its notice. */
type Message =
  | { readonly peers: 'broadcast'; readonly id: number; readonly notice: ChangeNotice }
  | { readonly peers: 'sent'; readonly id: number; readonly to: number }
  | {
      readonly peers: 'notice';
      readonly id: number;
      readonly of: number;
      readonly notice: ChangeNotice;
    }
  | { readonly peers: 'acknowledged'; readonly id: number; readonly of: number };

function isMessage(message: unknown): message is Message {
  return typeof message === 'object' && message !== null && 'peers' in message;
}

/** The channel of a child process, on either side. A message to one that has ended is lost. */
type Send = (message: Message) => void;
type Channel = {
  on(event: 'message', listener: (message: unknown) => void): unknown;
  send?(message: unknown, handle: undefined, options: undefined, done: () => void): unknown;
};
const sendBy =
  (channel: Channel): Send =>
  (message) =>
    void channel.send?.(message, undefined, undefined, () => undefined);

/** In a process that serves: by way of the one that looks after all of them. */
export function peersOver(channel: Channel): Peers {
  const send = sendBy(channel);
  const listeners: ((notice: ChangeNotice) => void)[] = [];
  const missing = new Map<number, { count: number; done: () => void }>();
  let last = 0;
  const count = (id: number, change: number) => {
    const open = missing.get(id);
    if (open === undefined) return;
    open.count += change;
    if (open.count === 0) open.done();
  };
  channel.on('message', (message) => {
    if (!isMessage(message)) return;
    const { id } = message;
    if (message.peers === 'notice') {
      for (const listener of listeners) listener(message.notice);
      send({ peers: 'acknowledged', id, of: message.of });
    } else if (message.peers === 'sent') count(id, message.to);
    else if (message.peers === 'acknowledged') count(id, -1);
  });
  return {
    async broadcast(notice) {
      const id = ++last;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ACKNOWLEDGEMENT_TIMEOUT_MS);
        const done = () => {
          clearTimeout(timer);
          resolve();
        };
        missing.set(id, { count: 0, done });
        send({ peers: 'broadcast', id, notice });
      });
      missing.delete(id);
    },
    listen: (listener) => void listeners.push(listener),
  };
}

/** In the process that looks after those that serve: passes on notices and acknowledgements. */
export class Relay {
  readonly #members = new Map<number, Send>();

  /** @param id of a process that serves from now on, until `leave` */
  join(id: number, channel: Channel): void {
    this.#members.set(id, sendBy(channel));
    channel.on('message', (message) => {
      if (isMessage(message)) this.#pass(id, message);
    });
  }

  leave(id: number): void {
    this.#members.delete(id);
  }

  #pass(from: number, message: Message): void {
    const { id } = message;
    if (message.peers === 'acknowledged') this.#members.get(message.of)?.(message);
    if (message.peers !== 'broadcast') return;
    const others = [...this.#members].filter(([member]) => member !== from);
    // First of all how many they are: their acknowledgements come after it.
    this.#members.get(from)?.({ peers: 'sent', id, to: others.length });
    for (const [, send] of others) send({ peers: 'notice', id, of: from, notice: message.notice });
  }
}
