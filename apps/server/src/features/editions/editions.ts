import type { EditionContent } from '@pratibha/domain/editions/content';
import type { Database } from '../../platform/db/pool.ts';
import { fillLiveEdition, findLiveEdition, replaceLiveContent } from './editions.queries.ts';
import { contentIn } from './live-edition.ts';

export { LiveEdition, UnusableEdition } from './live-edition.ts';

/** Gives an installation that never said anything of its own what every one begins with. */
export async function prepareEdition(
  { kysely }: Pick<Database, 'kysely'>,
  content: EditionContent,
): Promise<void> {
  await fillLiveEdition(kysely, content);
}

/** What the live edition says now, as it is kept. */
export async function savedContent({ kysely }: Pick<Database, 'kysely'>): Promise<unknown> {
  return (await findLiveEdition(kysely)).content;
}

/**
 * Makes this the content of the live edition; every process renders its pages again.
 * @throws UnusableEdition when it is no content of an edition; then nothing was changed
 */
export async function publishContent(
  { kysely }: Pick<Database, 'kysely'>,
  value: unknown,
): Promise<void> {
  await replaceLiveContent(kysely, contentIn(value));
}
