import type { OwnData } from '@pratibha/contract/personal-data';
import { addJob } from '../../platform/jobs/jobs.queries.ts';
import { type PersonalData, withTimes } from '../../platform/personal-data.ts';
import { FORGET_BYTES } from './forget-bytes-kind.ts';

/**
 * Files that somebody sent. Their bytes go after the erasure, unless somebody else sent them, too.
 */
export const personalData: PersonalData<Pick<OwnData, 'files' | 'upload_days'>> = {
  tables: { files: 'files', upload_days: 'files' },
  async subjects(db, userId) {
    const own = db.selectFrom('files').select('id').where('user_id', '=', userId);
    return (await own.execute()).map(({ id }) => ['file', id]);
  },
  async collect(db, { id }) {
    const files = db
      .selectFrom('files')
      .innerJoin('events', 'events.id', 'files.event_id')
      .select([
        'files.id',
        'files.event_id',
        'events.title as event_title',
        'files.part',
        'files.name',
        'files.size',
        'files.media_type',
        'files.sha256',
        'files.begun_at',
        'files.created_at',
        'files.touched_at',
        'files.completed_at',
      ])
      .where('files.user_id', '=', id)
      .orderBy('files.id')
      .execute();
    const days = db
      .selectFrom('upload_days')
      .select(['day', 'files', 'bytes'])
      .where('user_id', '=', id)
      .orderBy('day')
      .execute();
    return {
      files: (await files).map((row) => ({
        ...withTimes(row, 'begun_at', 'created_at', 'touched_at'),
        completed_at: row.completed_at?.toISOString() ?? null,
      })),
      upload_days: await days,
    };
  },
  async erase(db, { id }) {
    const gone = await db.deleteFrom('files').where('user_id', '=', id).executeTakeFirst();
    await db.deleteFrom('upload_days').where('user_id', '=', id).execute();
    if (gone.numDeletedRows > 0n) await addJob(db, { kind: FORGET_BYTES, payload: {} });
  },
};
