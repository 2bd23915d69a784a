import type { QueryClient } from '@tanstack/react-query';

/** Between two questions while somebody is at the page, or something changes. */
const SHORTEST_MS = 5_000;
/** The same where nothing changes and nobody is there. */
const LONGEST_MS = 30_000;
/** After so many answers that changed nothing the pause doubles. */
const ANSWERS = 6;

/** What somebody does who is at the page. */
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

/** What of a query says how it went. */
type Asked = {
  readonly queryHash: string;
  readonly state: { readonly data: unknown; readonly dataUpdateCount: number };
};

/** What a live query last said, and how many answers since changed nothing. */
type Course = { data: unknown; answers: number; same: number };

/** How long to wait after so many answers that changed nothing, in milliseconds. */
function pauseAfter(same: number): number {
  return Math.min(SHORTEST_MS * 2 ** Math.floor(same / ANSWERS), LONGEST_MS);
}

/**
 * How often lists and details are fetched again that others work on too: less and less while
 * nothing changes and nobody touches the page; at once when somebody touches it again.
 */
export class LivePauses {
  readonly #client: QueryClient;
  readonly #courses = new Map<string, Course>();
  #isListening = false;

  constructor(client: QueryClient) {
    this.#client = client;
  }

  /** The pause after the last answer to a query, in milliseconds. */
  readonly of = ({ queryHash, state: { data, dataUpdateCount } }: Asked): number => {
    this.#listen();
    const known = this.#courses.get(queryHash);
    if (known === undefined || known.data !== data) {
      this.#courses.set(queryHash, { data, answers: dataUpdateCount, same: 0 });
      return SHORTEST_MS;
    }
    known.same += Math.max(0, dataUpdateCount - known.answers);
    known.answers = dataUpdateCount;
    return pauseAfter(known.same);
  };

  #listen(): void {
    if (this.#isListening) return;
    this.#isListening = true;
    for (const type of TOUCHES)
      window.addEventListener(type, this.#onTouch, { capture: true, passive: true });
  }

  /** Somebody is there: what was asked for less often is asked for at once. */
  readonly #onTouch = () => {
    const late = new Set<string>();
    for (const [hash, course] of this.#courses) {
      if (pauseAfter(course.same) > SHORTEST_MS) late.add(hash);
      course.same = 0;
    }
    if (late.size === 0) return;
    const predicate = ({ queryHash }: Pick<Asked, 'queryHash'>) => late.has(queryHash);
    void this.#client.refetchQueries({ type: 'active', predicate });
  };
}
