import { Chance } from '@pratibha/domain/chance';
import type { Consent } from '@pratibha/domain/submissions/consents';
import type { DemoSubmission } from './submissions.ts';

const SEED = 20_240_816;

/**
 * What people said of showing their work and of naming them with it; who is not among these said
 * nothing.
 * @param titles of the events that are judged
 * @param winners by work, what whoever made it said
 */
export function demoConsents(
  submissions: readonly DemoSubmission[],
  titles: ReadonlySet<string>,
  winners: ReadonlyMap<number, Consent>,
) {
  const chance = new Chance(SEED);
  return submissions
    .filter(({ registration }) => titles.has(registration.event.title))
    .flatMap(({ id, registration, revisions }) => {
      const said = { show_work: chance.happens(60), name_with_work: chance.happens(45) };
      const { show_work, name_with_work } = winners.get(id) ?? said;
      const said_at = revisions[0]?.submitted_at;
      if (said_at === undefined || (!show_work && !name_with_work)) return [];
      const user_id = registration.person.id;
      return [{ submission_id: id, user_id, show_work, name_with_work, said_at }];
    });
}
