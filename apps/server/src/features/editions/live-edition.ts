import type { EditionContent } from '@pratibha/domain/editions/content';
import {
  editionErrors,
  isTooMuch,
  type WrongEdition,
} from '@pratibha/domain/editions/edition-errors';
import { UNPUBLISHED } from '@pratibha/words/editions/organiser/unpublished';
import type { Notices } from '../../platform/db/notices.ts';
import type { Database } from '../../platform/db/pool.ts';
import type { Log } from '../../platform/process/log.ts';
import { findContentsBefore, findLiveEdition } from './editions.queries.ts';

type Listener = (content: EditionContent) => void;

/** How long, in milliseconds, until the edition is asked for again that could not be read. */
const PAUSE_IN_TROUBLE_MS = 1_000;
/** So many versions are tried for a page that cannot be rendered. */
const MOST_BEFORE = 5;

/**
 * The content of the live edition, in memory of this process; one without a college as long as
 * nobody published any. It is read anew whenever its notice comes; as long as it cannot be read, or
 * is none, what was known stays.
 */
export class LiveEdition {
  readonly #database: Database;
  readonly #log: Log;
  readonly #listeners = new Set<Listener>();
  #content: EditionContent;
  #isSetUp: boolean;
  /** The content as text, by which a change is known. */
  #text: string;
  #refreshing: Promise<void> = Promise.resolve();

  private constructor(database: Database, log: Log, { content, isSetUp }: Read) {
    this.#database = database;
    this.#log = log;
    this.#content = content;
    this.#isSetUp = isSetUp;
    this.#text = JSON.stringify(content);
  }

  /** @throws UnusableEdition when what the database holds is no content of an edition */
  static async open(database: Database, notices: Notices, log: Log): Promise<LiveEdition> {
    const live = new LiveEdition(database, log, await readLive(database));
    const refresh = () => live.#refresh();
    notices.on('editions', { onChange: () => void refresh(), onMissed: refresh });
    return live;
  }

  get content(): EditionContent {
    return this.#content;
  }

  /** Whether visitors are to read it; else nobody has published anything yet. */
  get isSetUp(): boolean {
    return this.#isSetUp;
  }

  /** What it said before, as far as it can be shown: its last versions, the newest first. */
  async before(): Promise<readonly EditionContent[]> {
    const contents = await findContentsBefore(this.#database.kysely, MOST_BEFORE);
    return contents.filter((each) => shownErrors(each).length === 0) as EditionContent[];
  }

  /** @param listener told of every other content, in order */
  onChange(listener: Listener): void {
    this.#listeners.add(listener);
  }

  #refresh(): Promise<void> {
    this.#refreshing = this.#refreshing.then(() => this.#take());
    return this.#refreshing;
  }

  async #take(): Promise<void> {
    try {
      const { content, isSetUp } = await readLive(this.#database);
      this.#isSetUp = isSetUp;
      const text = JSON.stringify(content);
      if (text === this.#text) return;
      this.#content = content;
      this.#text = text;
      for (const listener of this.#listeners) listener(content);
    } catch (error) {
      this.#log.error({ err: error }, 'the live edition could not be read');
      if (error instanceof UnusableEdition) return;
      setTimeout(() => void this.#refresh(), PAUSE_IN_TROUBLE_MS).unref();
    }
  }
}

/**
 * What was published stays: a text that is too much for a new edition is none that ends the
 * product.
 */
function shownErrors(value: unknown): WrongEdition[] {
  return editionErrors(value).filter((wrong) => !isTooMuch(wrong));
}

/** What stands in the place of an edition's content cannot be rendered. */
export class UnusableEdition extends Error {
  override readonly name = 'UnusableEdition';
  readonly wrong: readonly WrongEdition[];

  constructor(wrong: readonly WrongEdition[]) {
    const [first] = wrong;
    super(`The content of the edition is wrong at '${first?.path}': ${first?.error.code}`);
    this.wrong = wrong;
  }
}

/** Takes JSON for the content of an edition. */
export function contentIn(value: unknown, errors = editionErrors): EditionContent {
  const wrong = errors(value);
  if (wrong.length > 0) throw new UnusableEdition(wrong);
  return value as EditionContent;
}

type Read = { readonly content: EditionContent; readonly isSetUp: boolean };

async function readLive({ kysely }: Database): Promise<Read> {
  const { content, set_up } = await findLiveEdition(kysely);
  return { content: set_up ? contentIn(content, shownErrors) : UNPUBLISHED, isSetUp: set_up };
}
