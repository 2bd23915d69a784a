import type { ConsoleRelation, EventGrant } from '@pratibha/domain/grants';
import {
  INVITATION_DAYS,
  type InvitationMail,
  OVER_INVITATION_DAYS,
} from '@pratibha/domain/people/invitations';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';

type Grant = EventGrant<ConsoleRelation>;
type TitledGrant = Grant & { readonly event_title: string | null };

/** Invitations live by real time, as sessions do. */
const isLive = sql<boolean>`invitations.expires_at > now()`;

const titled = sql<TitledGrant[]>`coalesce((
  select json_agg(json_build_object('event_id', granted.event_id, 'event_title', events.title,
    'kind', granted.kind) order by granted.event_id nulls first)
  from jsonb_to_recordset(invitations.event_grants) as granted (event_id integer, kind text)
  left join events on events.id = granted.event_id), '[]')`;

function invitations(db: Kysely<DB>) {
  return db
    .selectFrom('invitations')
    .innerJoin('users', 'users.id', 'invitations.invited_by')
    .select([
      'invitations.id',
      'invitations.email',
      'invitations.made_at',
      'invitations.expires_at',
      'invitations.mail',
      'invitations.mail_error',
      'users.name as invited_by',
      titled.as('event_grants'),
      isLive.as('is_live'),
    ]);
}
export type InvitationRow = Awaited<ReturnType<ReturnType<typeof invitations>['execute']>>[number];

export function findInvitations(db: Kysely<DB>) {
  return invitations(db).orderBy('invitations.id', 'desc').execute();
}

export function findInvitation(db: Kysely<DB>, id: number) {
  return invitations(db).where('invitations.id', '=', id).executeTakeFirst();
}

/** What the link with this hash opens; undefined once it is over. */
export function findInvitationOfLink(db: Kysely<DB>, hash: Buffer) {
  return invitations(db)
    .where('invitations.token_hash', '=', hash)
    .where(isLive)
    .executeTakeFirst();
}

/** How many invitations there are of other addresses. */
export async function countOthers(db: Kysely<DB>, email: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('invitations', 0))`.execute(db);
  const { others } = await db
    .selectFrom('invitations')
    .select(sql<number>`count(*)::int`.as('others'))
    .where('email', '!=', email)
    .executeTakeFirstOrThrow();
  return others;
}

type NewInvitation = {
  readonly email: string;
  readonly grants: readonly Grant[];
  readonly hash: Buffer;
  readonly by: number;
  readonly mail: InvitationMail;
};

/** Puts the invitation in the place of one before, whose link and mail are over. */
export async function replaceInvitation(db: Kysely<DB>, invited: NewInvitation): Promise<number> {
  await db.deleteFrom('invitations').where('email', '=', invited.email).execute();
  const { id } = await db
    .insertInto('invitations')
    .values({
      email: invited.email,
      event_grants: JSON.stringify(invited.grants),
      token_hash: invited.hash,
      invited_by: invited.by,
      mail: invited.mail,
      expires_at: sql<Date>`now() + make_interval(days => ${INVITATION_DAYS}::int)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Takes the live invitation of an address away, so that it opens once. */
export async function takeInvitation(
  db: Kysely<DB>,
  email: string,
): Promise<{ readonly grants: Grant[]; readonly by: number } | undefined> {
  const row = await db
    .deleteFrom('invitations')
    .where('email', '=', email)
    .where(isLive)
    .returning(['event_grants', 'invited_by'])
    .executeTakeFirst();
  return row && { grants: row.event_grants as Grant[], by: row.invited_by };
}

export async function deleteInvitation(db: Kysely<DB>, id: number): Promise<void> {
  await db.deleteFrom('invitations').where('id', '=', id).execute();
}

/** Makes an event admin of a person who has just been created. */
export async function makeEventAdmin(db: Kysely<DB>, userId: number): Promise<void> {
  await db.updateTable('users').set({ role: 'EVENT_ADMIN' }).where('id', '=', userId).execute();
}

/** Writes down what became of the mail with it, unless it is another invitation by now. */
export async function noteInvitationMail(
  db: Kysely<DB>,
  id: number,
  mail: InvitationMail,
  error: string | null = null,
): Promise<void> {
  await db
    .updateTable('invitations')
    .set({ mail, mail_error: error })
    .where('id', '=', id)
    .where('mail', '=', 'waiting')
    .execute();
}

/** Removes what has long been over. */
export async function deleteOldInvitations(db: Kysely<DB>): Promise<void> {
  await db
    .deleteFrom('invitations')
    .where(
      'expires_at',
      '<',
      sql<Date>`now() - make_interval(days => ${OVER_INVITATION_DAYS}::int)`,
    )
    .execute();
}
