import { isDeepStrictEqual } from 'node:util';
import type * as calls from '@pratibha/contract/work-forms';
import { whyNotEditEvent } from '@pratibha/domain/refusals';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import { type EventFormRow, findEventForm, lockEventForm, saveForm } from './work-forms.queries.ts';
import { eventWorkFormView, workFormOf } from './work-forms.view.ts';

type Endpoint = typeof calls.changeWorkForm;

export const findFormToChange: Find<Endpoint, EventFormRow> = (ctx, { id }) =>
  lockEventForm(ctx.db, id);

/**
 * Says what an event asks to hand in. What was handed in before stays as it is, with the parts as
 * they were then.
 */
export const changeWorkForm: UseCase<Endpoint, EventFormRow> = async (ctx, { body, found }) => {
  refuse(whyNotEditEvent(found));
  if (body.revision !== (found.version ?? 0)) throw new Refused('changed-meanwhile');
  const before = workFormOf(found);
  await saveForm(ctx.db, found.id, body.form);
  ctx.eventsChanged();
  const names = Object.keys(before) as (keyof typeof before)[];
  const changed = names.filter((name) => !isDeepStrictEqual(before[name], body.form[name]));
  await ctx.audit({
    action: 'event.work-form-changed',
    subject: ['event', found.id],
    changes: Object.fromEntries(changed.map((name) => [name, [before[name], body.form[name]]])),
  });
  const row = await findEventForm(ctx.db, found.id);
  if (!row) throw new Error(`event ${found.id} is not there after its form was saved`);
  return eventWorkFormView(row);
};
