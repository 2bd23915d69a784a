import type * as calls from '@pratibha/contract/volunteers';
import type { Volunteer } from '@pratibha/contract/volunteers';
import { eventsWhere, mayInEvent } from '@pratibha/domain/access';
import { nameError, plainName } from '@pratibha/domain/certificates/name';
import { VOLUNTEER_LIMITS } from '@pratibha/domain/certificates/volunteers';
import { foldedEmail } from '@pratibha/domain/people/email';
import { isEmail } from '@pratibha/domain/people/identity';
import { whyNotInEvent } from '../../platform/serve/admission.ts';
import type { Context } from '../../platform/serve/context.ts';
import { Refused, refuse, refuseFields } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import type { SignedIn } from '../../platform/session/session.ts';
import { countVolunteers, findVolunteers, writeVolunteers } from './volunteers.queries.ts';
import { wholeOf } from './whole-of.ts';

/** Enters who helped, each name and address looked at. */
export const enterVolunteers: UseCase<typeof calls.enterVolunteers> = async (ctx, { body }) => {
  const of = await wholeOf(ctx.db, body);
  // What is of no event is of those who organise all of them.
  refuse(whyNotInEvent('certificates.issue', ctx.actor, of.eventId));
  refuseFields(body.volunteers.flatMap(wrongIn));
  const people = body.volunteers.map(({ name, email }) => ({
    name: plainName(name),
    email: foldedEmail(email),
  }));
  // Of one who is entered twice the last line counts.
  const once = [...new Map(people.map((each) => [each.email, each])).values()];
  await writeVolunteers(ctx.db, once, {
    ...{ edition_id: of.editionId, event_id: of.eventId },
    ...{ entered_at: ctx.now, entered_by: ctx.actor.id },
  });
  if ((await countVolunteers(ctx.db, of)) > VOLUNTEER_LIMITS.all) {
    throw new Refused('volunteers-full');
  }
  await ctx.audit({
    action: 'volunteer.entered',
    subject: ['volunteer', null],
    changes: { event_id: of.eventId, count: once.length },
  });
  return volunteersFor(ctx, of);
};

function wrongIn({ name, email }: { name: string; email: string }, at: number) {
  const error = nameError(name);
  return [
    ...(error === null ? [] : [{ pointer: `/volunteers/${at}/name`, error }]),
    ...(isEmail(email)
      ? []
      : [{ pointer: `/volunteers/${at}/email`, error: { code: 'invalid-email' } as const }]),
  ];
}

/** Who helped, as the person may see it: addresses only where contacts may be read. */
export async function volunteersFor(
  { db, actor }: Context<SignedIn>,
  of: { readonly editionId: number; readonly eventId: number | null },
): Promise<Volunteer[]> {
  const rows = await findVolunteers(db, of, eventsWhere('certificates.read', actor));
  return rows.map(({ edition_id: _, email, ...row }) => ({
    ...row,
    email: mayInEvent('contacts.read', actor, row.event_id) ? email : null,
  }));
}
