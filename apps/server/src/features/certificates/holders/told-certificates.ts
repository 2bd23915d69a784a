import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';
import { notify } from '../../notifications/notifications.ts';

/** A certificate of which somebody is told. */
export type ToldCertificate = {
  readonly id: number;
  /** Whoever has no account is told by nobody here: they get a link. */
  readonly user_id: number | null;
  readonly event_id: number | null;
  readonly edition_id: number;
};

type Kind = 'certificates-issued' | 'certificates-reissued' | 'certificate-revoked';

/**
 * Tells people of certificates that are theirs now, each once for all of them. In the transaction
 * that issues them.
 * @param at by the business clock
 */
export function tellIssued(
  db: Kysely<DB>,
  certificates: readonly ToldCertificate[],
  at: Date,
): Promise<void> {
  return tell(db, 'certificates-issued', certificates, at);
}

/** Tells people of certificates that took the places of others. */
export function tellReissued(
  db: Kysely<DB>,
  certificates: readonly ToldCertificate[],
  at: Date,
): Promise<void> {
  return tell(db, 'certificates-reissued', certificates, at);
}

/** Tells people of certificates that do not count any more, and were not replaced. */
export function tellRevoked(
  db: Kysely<DB>,
  certificates: readonly ToldCertificate[],
  at: Date,
): Promise<void> {
  return tell(db, 'certificate-revoked', certificates, at);
}

async function tell(
  db: Kysely<DB>,
  kind: Kind,
  certificates: readonly ToldCertificate[],
  at: Date,
): Promise<void> {
  const byHolder = Map.groupBy(
    certificates.filter(({ user_id }) => user_id !== null),
    ({ user_id, edition_id }) => `${user_id} ${edition_id}`,
  );
  await notify(
    db,
    [...byHolder.values()].flatMap((those) => {
      const [first] = those;
      if (first === undefined || first.user_id === null) return [];
      const { user_id: userId, edition_id, event_id } = first;
      const isOfOne = those.every((each) => each.event_id === event_id);
      const certificate_ids = those.map(({ id }) => id).sort((a, b) => a - b);
      const params = { edition_id, event_id: isOfOne ? event_id : null, certificate_ids };
      return [{ kind, params, userId, at }];
    }),
  );
}
