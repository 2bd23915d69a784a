import { type EventLoopUtilization, performance } from 'node:perf_hooks';

/** Over at least so many milliseconds the load is measured. */
const SPAN_MS = 100;
/** Above this part of the time the loop is busy: what comes now waits for what came before. */
const HIGH = 0.9;

type Measured = Pick<EventLoopUtilization, 'active' | 'idle'>;

/** How busy the event loop of this process was a moment ago. */
export class EventLoopLoad {
  readonly #measure: () => Measured;
  #before: Measured;
  #isHigh = false;

  /** @param measure milliseconds for which the loop worked and waited, since some moment */
  constructor(measure: () => Measured = () => performance.eventLoopUtilization()) {
    this.#measure = measure;
    this.#before = measure();
  }

  /** Whether it did next to nothing but work in the last tenth of a second or more. */
  get isHigh(): boolean {
    const { active, idle } = this.#measure();
    const worked = active - this.#before.active;
    const span = worked + idle - this.#before.idle;
    if (span >= SPAN_MS) {
      this.#isHigh = worked / span > HIGH;
      this.#before = { active, idle };
    }
    return this.#isHigh;
  }
}
