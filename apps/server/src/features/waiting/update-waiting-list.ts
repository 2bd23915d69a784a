import type * as calls from '@pratibha/contract/waiting-lists';
import type { WaitingList } from '@pratibha/contract/waiting-lists';
import { whyNotEditEvent } from '@pratibha/domain/refusals';
import type { Context } from '../../platform/serve/context.ts';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import type { SignedIn } from '../../platform/session/session.ts';
import {
  countLine,
  type EventInLine,
  findInLine,
  findLineOf,
  holdLine,
  settingsOf,
} from './line.queries.ts';
import { judgedLine, offerSeats } from './offer-seats.ts';
import { saveSettings } from './settings.queries.ts';
import { waitingListView } from './waiting.view.ts';

type Endpoint = typeof calls.updateWaitingList;

export const findListToUpdate: Find<Endpoint, EventInLine> = (ctx, { id }) => holdLine(ctx.db, id);

/** The list as organisers see it now. */
export async function listAsItIs(ctx: Context<SignedIn>, eventId: number): Promise<WaitingList> {
  const event = await findLineOf(ctx.db, eventId);
  if (event === undefined) throw new Error(`event ${eventId} is not there`);
  return waitingListView(event, judgedLine(event, await findInLine(ctx.db, eventId)), ctx.now);
}

/** Says how the waiting list of an event works from now on; offers that were made stand. */
export const updateWaitingList: UseCase<Endpoint, EventInLine> = async (ctx, { body, found }) => {
  refuse(whyNotEditEvent(found));
  const { revision, ...settings } = body;
  if (revision !== (found.list_version ?? 0)) throw new Refused('changed-meanwhile');
  const before = settingsOf(found);
  await saveSettings(ctx.db, found.id, settings, ctx.now);
  const names = Object.keys(settings) as (keyof typeof settings)[];
  const changed = names.filter((name) => before[name] !== settings[name]);
  await ctx.audit({
    action: 'event.waiting-list-changed',
    subject: ['event', found.id],
    changes: Object.fromEntries(changed.map((name) => [name, [before[name], settings[name]]])),
  });
  // What was kept back until now may be offered.
  await offerSeats(ctx.db, found.id, ctx.now);
  await countLine(ctx.db, found.id);
  return listAsItIs(ctx, found.id);
};
