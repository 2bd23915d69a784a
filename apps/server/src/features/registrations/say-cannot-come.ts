import type * as calls from '@pratibha/contract/coming';
import { whyNotSayCannotCome } from '@pratibha/domain/registrations/coming';
import type { Context } from '../../platform/serve/context.ts';
import { refuse } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import type { SignedIn } from '../../platform/session/session.ts';
import { lockOwnComing, type OwnComingRow, writeComing } from './coming.queries.ts';
import { comingFacts, comingView } from './coming.view.ts';
import { holdComing } from './held-coming.queries.ts';
import { holdSeats } from './held-seats.queries.ts';
import { isOwnRegistration } from './registrations.queries.ts';

/** Locks the seats, and then the person's registration, as everybody does who moves a seat. */
export async function lockComing(ctx: Context<SignedIn>, { id }: { readonly id: number }) {
  if (!(await isOwnRegistration(ctx.db, ctx.actor.id, id))) return undefined;
  await holdComing(ctx.db, [id]);
  await holdSeats(ctx.db, { ids: [id] });
  return lockOwnComing(ctx.db, ctx.actor.id, id);
}

export const findToSay: Find<typeof calls.sayCannotCome, OwnComingRow> = (ctx, params) =>
  lockComing(ctx, params);

/** Frees the seat of somebody who is shortlisted and cannot come; said again, it stays said. */
export const sayCannotCome: UseCase<typeof calls.sayCannotCome, OwnComingRow> = async (
  ctx,
  { found },
) => {
  if (found.cannot_come_at !== null) return comingView(found, ctx.now);
  refuse(whyNotSayCannotCome(comingFacts(found), ctx.now));
  await writeComing(ctx.db, found.id, ctx.now);
  await ctx.audit({
    action: 'registration.cannot-come',
    subject: ['registration', found.id],
    changes: { cannot_come_at: [null, ctx.now.toISOString()] },
  });
  return afterwards(ctx, found.id);
};

/** The same as it is after the change. */
export async function afterwards(ctx: Context<SignedIn>, id: number) {
  const row = await lockOwnComing(ctx.db, ctx.actor.id, id);
  if (!row) throw new Error(`registration ${id} is not there after it was changed`);
  return comingView(row, ctx.now);
}
