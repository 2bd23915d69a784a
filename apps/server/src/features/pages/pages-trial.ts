import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { EditionContent } from '@pratibha/domain/editions/content';
import type { WrongEdition } from '@pratibha/domain/editions/edition-errors';
import { markdownTexts } from '@pratibha/domain/editions/markdown-texts';
import type { FastifyInstance } from 'fastify';
import { Refused } from '../../platform/serve/refused.ts';
import { asVisitorsSeeIt } from './pages-documents.ts';
import type { TrialNews, TrialSource, TrialTask } from './pages-trial.thread.ts';
import { bundleIn } from './render-module.ts';
import { PUBLIC_PATHS } from './rendered-edition.ts';

/** Of a content; pages of an ordinary one take a twentieth of it. */
const LIMIT_MS = 3_000;
/** Until the module that renders is there, which Vite makes while developing. */
const LOADING_MS = 60_000;
/** Each holds a content. */
const MOST_WAITING = 4;

/**
 * No more than the server itself has: what the stack of the thread bears must not be too much for
 * its own. Vite needs more, and who develops sees what happens.
 */
const STACK_MB = { ofBundle: 0.9, ofVite: 4 };
const MOST_MB = 256;

type Web = {
  readonly distDir: string;
  /** In development. */
  readonly sources?: { readonly webDir: string };
  readonly trial?: TrialOptions;
};

/** Renders what is about to be published, as long as the server is up. */
export function tryingPages(app: FastifyInstance, { distDir, sources, trial }: Web) {
  const source = sources ? { webDir: sources.webDir } : { bundle: bundleIn(distDir) };
  const pages = new PagesTrial({ source, ...trial });
  app.addHook('preClose', async () => pages.close());
  return pages.wrongIn;
}

type Options = {
  readonly source: TrialSource;
  /** Milliseconds that the pages may take. */
  readonly limitMs?: number;
};

/**
 * What is not as the pages have it; tests ask for more time, as how fast a machine is decides none.
 */
export type TrialOptions = Partial<Options>;

/**
 * Renders contents before they are published, one after the other, each in a thread that is there
 * only meanwhile: a text that a renderer cannot bear ends the thread and nothing else.
 */
export class PagesTrial {
  readonly #options: Options;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #thread: Worker | null = null;
  #isClosed = false;
  /** The last content that was right: who asks whether it is, publishes it next. */
  #right: string | null = null;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * What keeps the pages of a content from being rendered, by the pointers of its texts, or ''
   * where it is none of them alone.
   * @throws Refused 'unavailable' where too many wait
   */
  readonly wrongIn = async (content: EditionContent): Promise<readonly WrongEdition[]> => {
    const name = createHash('sha256').update(JSON.stringify(content)).digest('base64');
    if (name === this.#right) return [];
    if (this.#waiting > MOST_WAITING) throw new Refused('unavailable');
    this.#waiting += 1;
    const turn = this.#last.then(() => this.#try(content));
    this.#last = turn.catch(() => undefined);
    try {
      const steps = await turn;
      if (steps.length === 0) this.#right = name;
      return steps.map((path) => ({ path, error: { code: 'not-rendered' } }));
    } finally {
      this.#waiting -= 1;
    }
  };

  /** Ends what is under way; whoever waits is told to come again. */
  close(): void {
    this.#isClosed = true;
    void this.#thread?.terminate();
  }

  /** @returns the steps that failed; the one that took longest where all of them took too long */
  async #try(content: EditionContent): Promise<readonly string[]> {
    if (this.#isClosed) throw new Refused('unavailable');
    const { source, limitMs = LIMIT_MS } = this.#options;
    const task: TrialTask = {
      ...{ source, content, texts: markdownTexts(content) },
      ...{ pages: PUBLIC_PATHS, shown: asVisitorsSeeIt(new Map()) },
    };
    const thread = new Worker(new URL('pages-trial.thread.ts', import.meta.url), {
      workerData: task,
      // Nothing of the settings, which hold secrets.
      env: { NODE_ENV: process.env['NODE_ENV'] },
      resourceLimits: {
        maxOldGenerationSizeMb: MOST_MB,
        stackSizeMb: 'bundle' in source ? STACK_MB.ofBundle : STACK_MB.ofVite,
      },
    });
    this.#thread = thread;
    try {
      const outcome = await outcomeOf(thread, limitMs);
      if (this.#isClosed) throw new Refused('unavailable');
      return outcome;
    } finally {
      this.#thread = null;
      await thread.terminate();
    }
  }
}

function outcomeOf(thread: Worker, limitMs: number): Promise<readonly string[]> {
  const { promise, resolve, reject } = Promise.withResolvers<readonly string[]>();
  const failed = new Set<string>();
  const steps: { readonly step: string; readonly at: number }[] = [];
  const begun = () => steps.at(-1);
  let timer = setTimeout(() => reject(new Error('the pages could not be loaded')), LOADING_MS);
  thread.on('message', (news: TrialNews) => {
    if (news.is === 'done') resolve(withoutWhole(failed));
    else if (news.is === 'failed') failed.add(begun()?.step ?? '');
    else {
      if (steps.length === 0) {
        clearTimeout(timer);
        timer = setTimeout(() => resolve([longestOf(steps)]), limitMs);
      }
      steps.push({ step: news.step, at: performance.now() });
    }
  });
  // For want of memory; before it has begun, because it could not.
  thread.on('error', (error) => {
    const last = begun();
    if (last === undefined) reject(error);
    else resolve([last.step]);
  });
  thread.on('exit', () => reject(new Refused('unavailable')));
  return promise.finally(() => clearTimeout(timer));
}

/** Where texts are wrong, so are all pages. */
function withoutWhole(failed: ReadonlySet<string>): readonly string[] {
  const texts = [...failed].filter((step) => step !== '');
  return texts.length > 0 ? texts : [...failed];
}

function longestOf(steps: readonly { readonly step: string; readonly at: number }[]): string {
  const now = performance.now();
  const took = steps.map(({ step, at }, index) => ({
    step,
    ms: (steps[index + 1]?.at ?? now) - at,
  }));
  return took.reduce((one, other) => (other.ms > one.ms ? other : one)).step;
}
