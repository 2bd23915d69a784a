import type * as calls from '@pratibha/contract/certificate-reissues';
import type { CertificatesInDoubt } from '@pratibha/contract/certificate-reissues';
import { eventsWhere } from '@pratibha/domain/access';
import { isDisbelieved, type NotAgain, whyNotAgain } from '@pratibha/domain/certificates/reissue';
import { whyNotInEvent } from '../../../platform/serve/admission.ts';
import { refuse } from '../../../platform/serve/refused.ts';
import type { UseCase } from '../../../platform/serve/use-case.ts';
import { inEditionAsked } from '../../events/events.ts';
import { findInDoubt, type InDoubtRow } from './in-doubt.queries.ts';

/** So many of those that are left out are listed. */
const LISTED = 100;

/** Whether it is of a day before that of the revocation. */
export function isEarlier(row: InDoubtRow): boolean {
  return !isDisbelieved(row);
}

/** Why it is not issued again, or null. */
export function whyLeft(row: InDoubtRow): NotAgain | null {
  const { name, is_suspended: isSuspended, is_still_given: isStillGiven } = row;
  return whyNotAgain({ name, isSuspended, isStillGiven });
}

/** How many certificates are signed by revoked keys, and which are not issued again and why. */
export const listCertificatesInDoubt: UseCase<typeof calls.listCertificatesInDoubt> = async (
  ctx,
  { query },
) => {
  if (query.event_id) refuse(whyNotInEvent('certificates.issue', ctx.actor, query.event_id));
  const filter = await inEditionAsked(ctx.db, query);
  const events = eventsWhere('certificates.issue', ctx.actor);
  return inDoubtView(await findInDoubt(ctx.db, filter, events, ctx.now).execute());
};

function inDoubtView(all: readonly InDoubtRow[]): CertificatesInDoubt {
  const ready = all.filter((row) => whyLeft(row) === null);
  const earlier = ready.filter(isEarlier).length;
  const left_out = all.flatMap((row) => {
    const { id, number, name, kind } = row;
    const why = whyLeft(row);
    return why === null ? [] : [{ id, number, name, kind, is_earlier: isEarlier(row), why }];
  });
  const keys = new Map(all.map(({ key_id, revoked_from }) => [key_id, revoked_from]));
  return {
    keys: [...keys].map(([key_id, revoked_from]) => ({ key_id, revoked_from })),
    ...{ disbelieved: ready.length - earlier, earlier },
    left_out: left_out.slice(0, LISTED),
    more_left_out: Math.max(0, left_out.length - LISTED),
  };
}
