import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as after } from 'node:timers/promises';

/** With this the product says that it serves. */
export const READY = 'Pratibha is ready';

/**
 * A server that answers nothing and prints all the same must not fill the memory of who watches it.
 */
const KEPT_CHARACTERS = 1_000_000;

export type Ended = { readonly code: number | null; readonly signal: NodeJS.Signals | null };

/** The product, or what starts it, as a process of its own that somebody watches. */
export class RunningProduct {
  readonly child: ChildProcess;
  readonly #ended: Promise<Ended>;
  readonly #looks = new Set<() => void>();
  #output = '';

  /** @param options what `spawn` takes; both outputs are read unless `stdio` says otherwise */
  constructor(program: string, args: readonly string[], options: SpawnOptions) {
    this.child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    const take = (data: Buffer) => {
      this.#output = (this.#output + data.toString()).slice(-KEPT_CHARACTERS);
      for (const look of this.#looks) look();
    };
    this.child.stdout?.on('data', take);
    this.child.stderr?.on('data', take);
    this.#ended = new Promise((resolve, reject) => {
      this.child.once('error', reject);
      this.child.once('close', (code, signal) => resolve({ code, signal }));
    });
    // Whoever waits hears of it; nobody has to.
    this.#ended.catch(() => undefined);
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** The last that it wrote, on both outputs. */
  get output(): string {
    return this.#output;
  }

  /**
   * Waits for a text in its output.
   * @throws Error with the output, when it ends before
   */
  async says(text: string): Promise<void> {
    const said = Promise.withResolvers<void>();
    const look = () => {
      if (this.#output.includes(text)) said.resolve();
    };
    this.#looks.add(look);
    look();
    const ended = this.#ended.then(({ code, signal }) => {
      throw new Error(`It ended (${code ?? signal}) without saying "${text}":\n${this.#output}`);
    });
    try {
      await Promise.race([said.promise, ended]);
    } finally {
      this.#looks.delete(look);
    }
  }

  /**
   * Asks `/health/ready` until it answers 200.
   * @returns every status seen on the way with its Retry-After, 0 for no connection
   * @throws Error with the output, when it ends before
   */
  async serves(origin: string): Promise<Map<number, string | null>> {
    const seen = new Map<number, string | null>();
    for (;;) {
      if (!this.isRunning) {
        await this.#ended;
        throw new Error(`It ended before it served:\n${this.#output}`);
      }
      const response = await fetch(`${origin}/health/ready`).catch(() => null);
      await response?.text().catch(() => undefined);
      seen.set(response?.status ?? 0, response?.headers.get('retry-after') ?? null);
      if (response?.status === 200) return seen;
      await after(20);
    }
  }

  /** Waits until it has ended and all of its output is read. */
  ended(): Promise<Ended> {
    return this.#ended;
  }

  /** Sends it a signal, unless it has ended, and waits for its end. */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<Ended> {
    if (this.isRunning) {
      const exit = once(this.child, 'exit');
      this.child.kill(signal);
      await exit;
    }
    return { code: this.child.exitCode, signal: this.child.signalCode };
  }
}
