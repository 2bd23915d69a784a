import type { EventEdition } from '@pratibha/contract/event-editions';
import { mayDo } from '@pratibha/domain/access';
import { redirect } from '@tanstack/react-router';
import { queryClient, read } from '../../../data/queries.ts';
import { loadSession } from '../../../shell/session/load-session.ts';
import type { WaveContext } from './first-wave.ts';
import { editionKeptAs, isAnyEditionKept, keptEdition } from './kept-edition.ts';
import { couldDo } from './kept-rights.ts';

/** The editions by which lists can be filtered. */
export const EDITIONS = read('GET /admin/events/editions', {});

/** An edition as an address has it, where a year is a number. */
export type EditionInAddress = string | number;

export function editionInAddress(typed: unknown): EditionInAddress | undefined {
  if (typeof typed === 'number') return typed;
  if (typeof typed !== 'string' || typed === '') return undefined;
  return String(Number(typed)) === typed ? Number(typed) : typed.slice(0, 100);
}

/** The filter by edition of an admin list. */
export const OF_EDITION = { param: 'edition', read: editionInAddress, send: String } as const;

/** What is found in any edition: a link to one thing must not be led past it. */
const NAMES_SOMETHING = ['open', 'event', 'person', 'cursor', 'source'];

type Place = { readonly pathname: string; readonly search: Readonly<Record<string, unknown>> };

/**
 * Lets the address of a page say by which edition it is filtered: the one that the person filters
 * by, where it says nothing; and none where it names one that is not there.
 * @throws a redirect to the address that says so
 */
export function settleEdition(
  { pathname, search }: Place,
  { wave }: WaveContext,
): Promise<void> | undefined {
  const started = wave.start('events.read', EDITIONS);
  const said = editionInAddress(search['edition']);
  const isOfOne = NAMES_SOMETHING.some((name) => search[name] !== undefined);
  const { onServer } = wave;
  if (onServer !== null) {
    return started?.then(() => {
      const editions = onServer.editions() ?? [];
      const kept = isOfOne ? null : onServer.keptEdition;
      const lead = leadTo({ pathname, search }, said, editions, editionKeptAs(kept, editions));
      if (lead === null) return;
      onServer.onLed(lead);
      throw lead;
    });
  }
  if (said === undefined && (isOfOne || !isAnyEditionKept())) return undefined;
  return settle({ pathname, search }, said);
}

async function settle(
  { pathname, search }: Place,
  said: EditionInAddress | undefined,
): Promise<void> {
  const editions = await knownEditions();
  if (editions === null) return;
  const kept = said === undefined ? await keptByPerson(editions) : undefined;
  const lead = leadTo({ pathname, search }, said, editions, kept);
  if (lead !== null) throw lead;
}

/** The address that says by which edition it is filtered; null where this one does. */
function leadTo(
  { pathname, search }: Place,
  said: EditionInAddress | undefined,
  editions: readonly EventEdition[],
  kept: EventEdition | undefined,
) {
  const found = said === undefined ? kept : editions.find(({ slug }) => slug === String(said));
  const edition = editionInAddress(found?.slug);
  if (edition === said) return null;
  return redirect({ to: pathname, search: (): object => ({ ...search, edition }), replace: true });
}

async function keptByPerson(editions: readonly EventEdition[]) {
  const { user } = await loadSession();
  return user === null ? undefined : keptEdition(user.id, editions);
}

/**
 * Null for who may not ask for them, and where they could not be fetched: then the address stays.
 */
async function knownEditions(): Promise<readonly EventEdition[] | null> {
  if (!(await mayAsk())) return null;
  return queryClient.ensureQueryData({ ...EDITIONS, revalidateIfStale: true }).catch(() => null);
}

async function mayAsk(): Promise<boolean> {
  const could = couldDo('events.read');
  if (could !== null) return could;
  const { user } = await loadSession();
  return user !== null && mayDo('events.read', user);
}
