import { fillPlaceholders } from '@pratibha/domain/announcements/placeholders';
import type { RecipientFacts } from '@pratibha/words/announcements/filling';
import { placeholderFacts } from '@pratibha/words/both/announcements/filling';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { insertTexts, readTexts } from './translations.queries.ts';

/**
 * Says in Nepali what remarks with placeholders say to each of these people, where they are
 * translated with their placeholders.
 */
export async function keepFilledTexts(
  db: Kysely<DB>,
  remarks: string,
  people: readonly RecipientFacts[],
): Promise<void> {
  const events = people.flatMap(({ event }) => event ?? []);
  const rows = await readTexts(db, [...new Set([remarks.trim(), ...events])]);
  const written = rows.find(({ source }) => source === remarks.trim());
  if (written === undefined) return;
  const titles = new Map(rows.map(({ source, text }) => [source, text]));
  const filled = new Map<string, string>();
  for (const facts of people) {
    const source = fillPlaceholders(remarks, placeholderFacts.en(facts)).trim();
    const event = facts.event && (titles.get(facts.event) ?? facts.event);
    const text = fillPlaceholders(written.text, placeholderFacts.ne({ ...facts, event })).trim();
    if (source !== '' && text !== '') filled.set(source, text);
  }
  const by = { is_remark: true, updated_by: null, updated_at: written.updated_at };
  // In one order, so that two who decide at once do not wait for each other.
  const texts = Array.from(filled, ([source, text]) => ({ ...by, source, text }));
  await insertTexts(
    db,
    texts.sort((one, other) => (one.source < other.source ? -1 : 1)),
  );
}
