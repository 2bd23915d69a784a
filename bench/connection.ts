import { connect, type Socket } from 'node:net';

const RESPONSE_TIMEOUT_MS = 30_000;

/** A response: its status, 0 when the connection broke, and its head. */
export type Answer = { readonly status: number; readonly head: string };

const BROKEN: Answer = { status: 0, head: '' };

/** What is whole of a response, if it is; the server tells how long its body is. */
function answerIn(said: string): Answer | null {
  const end = said.indexOf('\r\n\r\n');
  if (end === -1) return null;
  const head = said.slice(0, end);
  const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? Number.NaN);
  if (!(said.length >= end + 4 + length)) return null;
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0), head };
}

/** One person's connection, on which one request follows the other. */
export class Connection {
  readonly #socket: Socket;
  #said = '';
  #settle: (answer: Answer) => void = () => undefined;

  constructor(port: number) {
    this.#socket = connect(port, '127.0.0.1');
    this.#socket.setNoDelay(true);
    this.#socket.setTimeout(RESPONSE_TIMEOUT_MS, () => this.#settle(BROKEN));
    this.#socket.on('error', () => this.#settle(BROKEN));
    this.#socket.on('close', () => this.#settle(BROKEN));
    this.#socket.on('data', (data) => {
      this.#said += data.toString('latin1');
      const answer = answerIn(this.#said);
      if (answer !== null) this.#settle(answer);
    });
  }

  /** Sends a request; waits for its response. */
  ask(text: string): Promise<Answer> {
    this.#said = '';
    return new Promise((resolve) => {
      this.#settle = resolve;
      if (this.#socket.destroyed) resolve(BROKEN);
      else this.#socket.write(text);
    });
  }

  end(): void {
    this.#socket.destroy();
  }
}
