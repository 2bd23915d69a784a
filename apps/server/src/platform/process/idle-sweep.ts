import v8 from 'node:v8';
import vm from 'node:vm';

/** How often it is looked whether anybody asks. */
const EVERY_MS = 10_000;
/** Probes of a supervisor and scrapes of metrics go on where nobody is. */
const QUIET_REQUESTS = 10;
/** What has to be gained for the 130 ms that a sweep takes. */
const WORTH_BYTES = 8 * 2 ** 20;

type Heap = {
  /** What it holds of the machine, in bytes. */
  readonly bytes: () => number;
  /** Gives back what nothing refers to. */
  readonly sweep: () => void;
};

/**
 * V8 keeps the garbage of a start or of a rush until the next one needs the room, which on a small
 * machine belongs to others. It has a sweep that gives pages back, which only a flag makes callable.
 */
function heapOfProcess(): Heap {
  return {
    bytes: () => v8.getHeapStatistics().total_heap_size,
    sweep: () => {
      v8.setFlagsFromString('--expose-gc');
      const collect = vm.runInNewContext('gc') as (options: object) => void;
      collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    },
  };
}

/** Gives memory back while hardly anybody asks for anything. */
export class IdleSweep {
  readonly #heap: Heap;
  #requests = 0;
  #left = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(heap: Heap = heapOfProcess()) {
    this.#heap = heap;
  }

  begin(): void {
    this.#timer = setInterval(() => this.look(), EVERY_MS);
    this.#timer.unref();
  }

  end(): void {
    clearInterval(this.#timer);
  }

  countRequest(): void {
    this.#requests += 1;
  }

  /** Looks back on the time since it last did. */
  look(): void {
    const isQuiet = this.#requests < QUIET_REQUESTS;
    this.#requests = 0;
    if (!isQuiet || this.#heap.bytes() < this.#left + WORTH_BYTES) return;
    this.#heap.sweep();
    this.#left = this.#heap.bytes();
  }
}
