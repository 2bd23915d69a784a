import { expect, type Locator, type Page } from '@playwright/test';
import { stepsOf } from './handbook-steps.ts';

/**
 * What to do where the handbook names a label. By itself a button or a link is pressed, and of all
 * others it is enough that they are there. A text is typed or chosen, yes or no ticked; what the
 * handbook says in plain words, such as 'open it', is a function.
 */
export type Act = string | boolean | ((page: Page, found: Locator) => Promise<unknown>);

type Walk = {
  /** By label; several for one that the steps name several times, in this order. */
  readonly acts?: Readonly<Record<string, Act | readonly Act[]>>;
  /** What a step says in plain words before its first label; by its name. */
  readonly before?: Readonly<Record<string, (page: Page) => Promise<unknown>>>;
};

type Kind = 'pressed' | 'filled' | 'option' | 'read';

/** How long a label may take to come, on a busy machine. */
const LIMIT_MS = 40_000;

/** Only looks whether it is there. */
export const look: Act = async () => {};

/**
 * Presses it and goes on once a dialog with this name is there: its labels may stand behind it,
 * too.
 */
export const opens =
  (dialog: string): Act =>
  async (page, found) => {
    await found.click();
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
  };

/** The same, and leaves the dialog again. */
export const opensAndCloses =
  (name: string): Act =>
  async (page, found) => {
    const dialog = page.getByRole('dialog', { name });
    await found.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };

/** Presses it and then does what the handbook says in plain words. */
export const pressAnd =
  (then: (page: Page) => Promise<unknown>): Act =>
  async (page, found) => {
    await press(page, found);
    await then(page);
  };

/** The menu's links lead to a page of their name; its labels may stand on the one before, too. */
async function press(page: Page, found: Locator): Promise<void> {
  const isOfMenu = await found.evaluate((each) => each.closest('aside nav') !== null);
  const label = await found.innerText();
  await found.click();
  if (isOfMenu) await expect(page.getByRole('heading', { level: 1 })).toContainText(label);
}

/**
 * What carries the label, likeliest first: a name that is the label comes before one that begins
 * so.
 */
function carriersOf(place: Locator, label: string): readonly (readonly [Kind, Locator])[] {
  const literal = label.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const names = [
    { name: label, exact: true },
    { name: new RegExp(`^${literal}(?!\\p{L})`, 'u') },
  ] as const;
  return names.flatMap(({ name, ...how }): (readonly [Kind, Locator])[] => {
    const fields = place.getByLabel(name, how).and(place.locator('input, select, textarea'));
    const pressed = place
      .getByRole('button', { name, ...how })
      .or(place.getByRole('link', { name, ...how }));
    return [
      ['pressed', pressed.filter({ visible: true })],
      ['filled', fields.filter({ visible: true })],
      ['option', place.locator('option').and(place.getByText(name, how))],
      ['read', place.getByRole('region', { name, ...how }).filter({ visible: true })],
      ['read', place.getByText(name, how).filter({ visible: true })],
    ];
  });
}

async function findNow(page: Page, label: string): Promise<readonly [Kind, Locator] | undefined> {
  const dialogs = page.locator('dialog:modal');
  const isOpen = (await dialogs.count()) > 0;
  const places = isOpen ? [dialogs.last()] : [page.locator('main'), page.locator('header')];
  for (const [kind, carriers] of places.flatMap((place) => carriersOf(place, label)))
    if ((await carriers.count()) > 0) return [kind, carriers.first()];
  return undefined;
}

async function find(page: Page, label: string): Promise<readonly [Kind, Locator]> {
  let found: Awaited<ReturnType<typeof findNow>>;
  const look = async () => {
    found = await findNow(page, label);
    // What came while it was looked for is found by a later look alone, by its text: a button would
    // be read, and not pressed.
    if (found !== undefined && found[0] !== 'pressed') found = await findNow(page, label);
    return found !== undefined;
  };
  await expect.poll(look, { message: 'it is not there', timeout: LIMIT_MS }).toBe(true);
  if (found === undefined) throw new Error('it is not there');
  return found;
}

async function act(page: Page, label: string, how: Act | undefined): Promise<void> {
  const [kind, found] = await find(page, label);
  if (typeof how === 'function') {
    await how(page, found);
  } else if (typeof how === 'boolean') {
    await found.setChecked(how);
  } else if (how !== undefined) {
    const isChoice = await found.evaluate((each) => each.tagName === 'SELECT');
    await (isChoice ? found.selectOption(how) : found.fill(how));
  } else if (kind === 'pressed') {
    await press(page, found);
  } else if (kind === 'filled') {
    throw new Error('the walk has nothing to fill in');
  }
}

/** Takes what is to be done at each label, in order, and knows what was left over. */
class Plan {
  readonly #acts: Map<string, readonly Act[]>;
  readonly #taken = new Map<string, number>();

  constructor(acts: NonNullable<Walk['acts']>) {
    const lists = Object.entries(acts).map(([label, how]): [string, readonly Act[]] => [
      label,
      typeof how === 'object' ? how : [how],
    ]);
    this.#acts = new Map(lists);
  }

  take(label: string): Act | undefined {
    const count = this.#taken.get(label) ?? 0;
    this.#taken.set(label, count + 1);
    const acts = this.#acts.get(label) ?? [];
    return acts[Math.min(count, acts.length - 1)];
  }

  /** The labels that no step named, or not as often. */
  left(): string[] {
    return [...this.#acts]
      .filter(([label, acts]) => (this.#taken.get(label) ?? 0) < acts.length)
      .map(([label]) => label);
  }
}

/**
 * Walks the steps under a heading of a page of the handbook; with '' those above the first one. At
 * each label, in order, it finds what carries it in the dialog that is open, else on the page or
 * above it, and acts on it. Fails at the first label that is not there, with its place in the
 * handbook, and where `acts` or `before` knows what the steps do not name.
 */
export async function walk(
  page: Page,
  file: string,
  section: string,
  { acts = {}, before = {} }: Walk,
): Promise<void> {
  const steps = stepsOf(file, section);
  const plan = new Plan(acts);
  for (const { place, name, labels } of steps) {
    await before[name]?.(page);
    for (const label of labels) {
      try {
        await act(page, label, plan.take(label));
      } catch (cause) {
        const reason = cause instanceof Error ? cause.message.split('\n')[0] : String(cause);
        throw new Error(`docs/handbook/${place}, “${label}”: ${reason}`, { cause });
      }
    }
  }
  const names = new Set(steps.map(({ name }) => name));
  const unknown = Object.keys(before).filter((name) => !names.has(name));
  expect([...plan.left(), ...unknown], `what ${steps[0]?.place} and on do not name`).toEqual([]);
}
