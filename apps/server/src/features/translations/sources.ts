import { ANNOUNCEMENT_LIMITS } from '@pratibha/domain/announcements/announcements';
import type { EditionContent } from '@pratibha/domain/editions/content';
import {
  type PlacedText,
  textsOfEdition,
  wantsTranslation,
} from '@pratibha/domain/language/edition-texts';
import { textsOfEvent } from '@pratibha/domain/language/event-texts';
import { limitOfNew, type TranslatedOf } from '@pratibha/domain/language/translations';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { BUILT_IN } from './built-in.ts';
import {
  findSaidByAnnouncements,
  findSaidByEditions,
  findSaidByEvents,
  findSaidOfDecisions,
} from './sources.queries.ts';

type EditionRow = Awaited<ReturnType<typeof findSaidByEditions>>[number];

/** What one of these says in English, each text once; undefined where it is not there. */
export async function sourcesOf(
  db: Kysely<DB>,
  { kind, id }: TranslatedOf,
): Promise<readonly PlacedText[] | undefined> {
  switch (kind) {
    case 'edition': {
      const [row] = await findSaidByEditions(db, id);
      return row && sourcesOfEdition(row);
    }
    case 'event': {
      const [row] = await findSaidByEvents(db, [id ?? 0]);
      return row && onceEach(textsOfEvent(row));
    }
    case 'remarks':
      return listed(await findSaidOfDecisions(db, id ?? 0), limitOfNew(kind));
    case 'announcements': {
      const rows = await findSaidByAnnouncements(db, id);
      if (id !== null && rows.length === 0) return undefined;
      return onceEach(
        rows.flatMap(({ id, subject, text }) => [
          ...listed([subject], ANNOUNCEMENT_LIMITS.subject, `/${id}/subject`),
          ...listed([text], limitOfNew(kind), `/${id}/text`),
        ]),
      );
    }
  }
}

/** Of an edition what is written comes first, then what is published and was changed since. */
export function sourcesOfEdition({ content, draft }: EditionRow): readonly PlacedText[] {
  const written = [draft ?? content, content] as unknown as readonly EditionContent[];
  return onceEach(written.flatMap((each) => textsOfEdition(each)));
}

/** The same text once, wherever it stands; its translation may have what the longest may. */
export function onceEach(texts: readonly PlacedText[]): readonly PlacedText[] {
  const found = new Map<string, PlacedText>();
  for (const each of texts) {
    const known = found.get(each.text);
    const limit = Math.max(each.limit, known?.limit ?? 0);
    found.set(each.text, { ...(known ?? each), limit });
  }
  return [...found.values()];
}

/** How many of these want Nepali and have none. */
export function missingIn(
  texts: readonly PlacedText[],
  has: { readonly has: (source: string) => boolean },
): number {
  return texts.filter(({ text }) => isMissing(text, has)).length;
}

export function isMissing(
  text: string,
  has: { readonly has: (source: string) => boolean },
): boolean {
  return wantsTranslation(text) && !has.has(text) && !BUILT_IN.has(text);
}

function listed(texts: readonly string[], limit: number | null, path?: string): PlacedText[] {
  return texts.map((text, index) => ({
    ...{ path: path ?? `/${index}`, text: text.trim() },
    ...{ limit: limit ?? 0, isMarkdown: false },
  }));
}
