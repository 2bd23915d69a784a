import type { OwnData } from '@pratibha/contract/personal-data';
import { foldedEmail } from '@pratibha/domain/people/email';
import type { PersonalData } from '../../platform/personal-data.ts';
import { dropVolunteer } from './volunteers.queries.ts';

type Part = Pick<OwnData, 'attendances' | 'volunteering'>;

/**
 * Where the person came, and where they helped by the address that they have. Certificates and
 * their names are told by who shows them to their holders.
 */
export const personalData: PersonalData<Part> = {
  tables: {
    attendances: 'part',
    volunteers: 'certificates',
    certificate_runs: 'organising',
    certificate_zips: 'organising',
    certificate_zip_files: 'organising',
  },
  async collect(db, { id }) {
    const came = await db
      .selectFrom('attendances')
      .innerJoin('registrations', 'registrations.id', 'attendances.registration_id')
      .innerJoin('events', 'events.id', 'registrations.event_id')
      .select(['registrations.event_id', 'events.title as event_title', 'attendances.said_at'])
      .where('registrations.user_id', '=', id)
      .orderBy('attendances.said_at')
      .execute();
    const helped = await db
      .selectFrom('volunteers')
      .innerJoin('editions', 'editions.id', 'volunteers.edition_id')
      .leftJoin('events', 'events.id', 'volunteers.event_id')
      .select([
        'editions.slug as edition',
        'events.title as event_title',
        'volunteers.name',
        'volunteers.entered_at',
      ])
      .where('volunteers.email', '=', await addressOf(db, id))
      .orderBy('volunteers.id')
      .execute();
    return {
      attendances: came.map(({ said_at, ...rest }) => ({
        ...rest,
        said_at: said_at.toISOString(),
      })),
      volunteering: helped.map(({ entered_at, ...rest }) => ({
        ...rest,
        entered_at: entered_at.toISOString(),
      })),
    };
  },
  async erase(db, { id }) {
    const entered = await db
      .selectFrom('volunteers')
      .select('id')
      .where('email', '=', await addressOf(db, id))
      .orderBy('id')
      .execute();
    for (const volunteer of entered) await dropVolunteer(db, volunteer.id);
    await db.deleteFrom('certificate_zips').where('user_id', '=', id).execute();
    await db
      .deleteFrom('certificate_zip_files')
      .where('certificate_id', 'in', (eb) =>
        eb.selectFrom('certificates').select('id').where('user_id', '=', id),
      )
      .execute();
  },
};

async function addressOf(db: Parameters<typeof dropVolunteer>[0], id: number): Promise<string> {
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return foldedEmail(email);
}
