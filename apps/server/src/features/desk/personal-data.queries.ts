import type { DataCopy } from '@pratibha/contract/data-copies';
import type { OwnData } from '@pratibha/contract/personal-data';
import { withNames } from '@pratibha/domain/desk/mentions';
import { DATA_COPY_WORDS } from '@pratibha/words/personal-data/data-copy';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { findAssignedTo } from './desk-assignments.queries.ts';
import { findToldOf } from './desk-notices.queries.ts';
import { leaveEveryDesk } from './leave-desk.ts';

/**
 * What organisers noted of the person, and the tags that they put there. No download of one's own
 * data tells of it, the copy that a super admin makes does (`findKeptAtDesk`). Whom a note mentions
 * is named by their account, so that an erasure leaves no name in it.
 */
export const personalData: PersonalData<Pick<OwnData, 'desk'>> = {
  tables: {
    ...{ notes: 'desk', note_mentions: 'desk', tagged: 'desk' },
    ...{ desk_assignments: 'organising', desk_notices: 'organising' },
  },
  async collect(db, { id }) {
    const assigned = await findAssignedTo(db, id);
    return {
      desk: {
        assigned: assigned.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
        told_of: await findToldOf(db, id),
      },
    };
  },
  async erase(db, { id }, now) {
    await leaveEveryDesk(db, id, now);
    await db.deleteFrom('desk_notices').where('user_id', '=', id).execute();
    await db.deleteFrom('notes').where('user_id', '=', id).execute();
    await db.deleteFrom('tagged').where('user_id', '=', id).execute();
  },
};

/** The same for the copy on request: no organiser is named in it. */
export async function findKeptAtDesk(db: Kysely<DB>, userId: number): Promise<DataCopy['noted']> {
  const notes = await db
    .selectFrom('notes')
    .leftJoin('events', 'events.id', 'notes.event_id')
    .select(['notes.kind', 'events.title', 'notes.text', 'notes.written_at', 'notes.edited_at'])
    .where('notes.user_id', '=', userId)
    .orderBy('notes.id')
    .execute();
  const tags = await db
    .selectFrom('tagged')
    .innerJoin('tags', 'tags.id', 'tagged.tag_id')
    .leftJoin('registrations', 'registrations.id', 'tagged.registration_id')
    .leftJoin('submissions', 'submissions.id', 'tagged.submission_id')
    .leftJoin('events', (join) =>
      join.on((eb) =>
        eb('events.id', '=', eb.fn.coalesce('registrations.event_id', 'submissions.event_id')),
      ),
    )
    .select(['tagged.kind', 'events.title', 'tags.label'])
    .where('tagged.user_id', '=', userId)
    .orderBy('tagged.kind')
    .orderBy('tagged.row_id')
    .orderBy('tags.label')
    .execute();
  return {
    notes: notes.map(({ kind, title, text, written_at, edited_at }) => ({
      about: kind,
      event_title: title,
      text: withNames(text, () => DATA_COPY_WORDS.organiser),
      written_at: written_at.toISOString(),
      edited_at: edited_at?.toISOString() ?? null,
    })),
    tags: tags.map(({ kind, title, label }) => ({ about: kind, event_title: title, label })),
  };
}
