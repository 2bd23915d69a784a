import type * as calls from '@pratibha/contract/editions';
import type { EditionContent } from '@pratibha/domain/editions/content';
import { editionErrors } from '@pratibha/domain/editions/edition-errors';
import { isFields, type JsonFields } from '@pratibha/domain/editions/json';
import { daysBetween, shiftDates } from '@pratibha/domain/editions/shift-dates';
import { dayOf } from '@pratibha/domain/time/competition-time';
import { withLinkedSteps } from '@pratibha/words/editions/organiser/linked-steps';
import { nextOrdinal } from '@pratibha/words/editions/organiser/ordinals';
import { Refused, refuseField } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { copyCertificateTemplate, copyEvents, insertEdition } from './create-edition.queries.ts';
import {
  editionAfter,
  findEdition,
  findEventsOf,
  isSlugTaken,
  lockEditions,
  writeDraft,
} from './drafts.queries.ts';
import { editionDetailsView, writtenIn } from './editions.view.ts';

/** Begins another year as a draft with what an earlier one says, moved to the day of its event. */
export const createEdition: UseCase<typeof calls.createEdition> = async (ctx, { body }) => {
  // Two that begin the same year wait for each other.
  await lockEditions(ctx.db);
  const from = await findEdition(ctx.db, body.from);
  if (!from) return refuseField({ pointer: '/from', error: { code: 'unknown-edition' } });
  const slug = String(body.year);
  if (!body.event_day.startsWith(`${slug}-`)) {
    const error = { code: 'not-in-the-year', year: body.year } as const;
    return refuseField({ pointer: '/event_day', error });
  }
  if (await isSlugTaken(ctx.db, slug, 0)) throw new Refused('edition-year-taken');
  const written = writtenIn(from);
  // Without right dates there is nothing to move; the earlier edition is to be mended first.
  if (editionErrors(written).length > 0) throw new Refused('edition-has-errors');
  const earlier = written as unknown as EditionContent;
  const fromDay = dayOf(new Date(earlier.dates.eventDay));
  const moved = shiftDates(written, fromDay, body.event_day);
  const content: JsonFields = withLinkedSteps({
    ...moved,
    year: body.year,
    ordinal: nextOrdinal(earlier.ordinal),
    // Nothing of it was extended yet.
    dates: { ...(isFields(moved['dates']) ? moved['dates'] : {}), firstDeadline: null },
  });
  const id = await insertEdition(ctx.db, slug, ctx.now);
  await writeDraft(ctx.db, id, content, { by: ctx.actor.id, now: ctx.now });
  await copyCertificateTemplate(ctx.db, { from: from.id, to: id, now: ctx.now });
  if (body.copy_events) {
    await copyEvents(ctx.db, { from: from.id, to: id, days: daysBetween(fromDay, body.event_day) });
    ctx.eventsChanged();
  }
  const events = await findEventsOf(ctx.db, id);
  await ctx.audit({
    action: 'edition.created',
    subject: ['edition', id],
    changes: { year: [null, body.year], from: [null, from.slug], events: [null, events.length] },
  });
  return editionDetailsView(await editionAfter(ctx.db, id), events);
};
