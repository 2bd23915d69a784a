import type { CertificateOfMail } from '@pratibha/words/mail/certificate-mails';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';

/** Those of these certificates whose holders have an account, in order. */
export async function findTold(db: Kysely<DB>, ids: readonly number[]) {
  const { rows } = await sql<{
    readonly id: number;
    readonly user_id: number;
    readonly event_id: number | null;
    readonly edition_id: number;
  }>`select id, user_id, event_id, edition_id from certificates
    where id = any(${ids}::int[]) and user_id is not null order by id`.execute(db);
  return rows;
}

/** Certificates of a mail. */
export type CertificatesOfMail = {
  readonly certificates: readonly CertificateOfMail[];
  /** Why those before were revoked, or these. */
  readonly reason: string | null;
};

const certificatesWhere = (
  condition: ReturnType<typeof sql>,
  reason: ReturnType<typeof sql>,
) => sql<CertificatesOfMail>`(
  select to_jsonb(of_certificates) from (
    select jsonb_agg(jsonb_build_object('number', certificate.number, 'kind', certificate.kind,
        'event', events.title, 'award', certificate.award) order by certificate.id) as certificates,
      min(${reason}) as reason
    from certificates as certificate left join events on events.id = certificate.event_id
    where certificate.user_id = told.user_id
      and told.params -> 'certificate_ids' @> to_jsonb(certificate.id)
      and ${condition}
    having count(*) > 0
  ) as of_certificates)`;

/** Those that the notification `told` names, as far as they count still. */
export const certificatesOfMail = certificatesWhere(
  sql`certificate.revoked_at is null`,
  sql`(select revoke_reason from certificates as before
    where before.replaced_by = certificate.id)`,
);

/** Those of them that do not count any more. */
export const revokedOfMail = certificatesWhere(
  sql`certificate.revoked_at is not null`,
  sql`certificate.revoke_reason`,
);

/** What the question for a name shows; null once the person has said it. */
export type NameOfMail = {
  readonly edition: string;
  readonly name: string;
  /** ISO 8601. */
  readonly asked_at: string;
};

export const nameOfMail = sql<NameOfMail>`(
  select to_jsonb(of_name) from (
    select editions.slug as edition, users.name, said.asked_at
    from certificate_names as said
      join editions on editions.id = said.edition_id
      join users on users.id = said.user_id
    where said.user_id = told.user_id
      and said.edition_id = (told.params ->> 'edition_id')::int
      and said.name is null and said.asked_at is not null
  ) as of_name)`;
