import type * as calls from '@pratibha/contract/data-copies';
import { Refused } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import { type Answering, collectOwnData } from '../people/personal-data/personal-data.ts';
import { type DeskSubject, holdSubjects } from './desk-subjects.queries.ts';
import { findKeptAtDesk } from './personal-data.queries.ts';

export const findPersonToCopy: Find<typeof calls.copyPersonalData, DeskSubject> = async (
  ctx,
  { id },
) => {
  const [person] = await holdSubjects(ctx.db, 'user', [id]);
  return person;
};

/** All that is held about a person, with what no download tells, for who asked to read it. */
export function copyPersonalData(
  answering: Answering,
): UseCase<typeof calls.copyPersonalData, DeskSubject> {
  return async (ctx, { found }) => {
    if (found.is_erased) throw new Refused('already-erased');
    const own = await collectOwnData(answering, ctx.db, found.id, ctx.now);
    const noted = await findKeptAtDesk(ctx.db, found.id);
    await ctx.audit({ action: 'user.data-copied', subject: ['user', found.id] });
    return { ...own, noted };
  };
}
