import type * as calls from '@pratibha/contract/workshop-classes';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { classAsItIs } from './class-as-it-is.ts';
import { insertClass } from './keep-class.queries.ts';

/** Makes a class; what is at the same time in its room, or with its speaker, is told. */
export const createClass: UseCase<typeof calls.createClass> = async (ctx, { body }) => {
  const id = await insertClass(ctx.db, body);
  ctx.eventsChanged();
  await ctx.audit({
    action: 'event.created',
    subject: ['event', id],
    changes: { title: [null, body.title], kind: [null, 'workshop'] },
  });
  return classAsItIs(ctx.db, id);
};
