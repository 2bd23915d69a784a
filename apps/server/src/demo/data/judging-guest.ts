import { tokenHash } from '../../platform/session/cookies.ts';
import { DEMO_GUEST } from '../accounts.ts';
import type { DemoDecision } from './decisions.ts';
import type { DemoJudging } from './judging.ts';
import type { DemoPerson } from './people.ts';

/** How many works the guest has to judge, each beside the judges that it needs. */
const WORKS = 6;

export type DemoGuest = ReturnType<typeof demoGuest>;

/**
 * A judge of the round that runs who has no account and has not begun, as an organiser makes one:
 * the secret of the link is of the demo, and no secret.
 */
export function demoGuest(
  { rounds: [round], judges, works, assignments, opened_at }: DemoJudging,
  organiser: DemoPerson,
) {
  const id = 1;
  const judgeId = judges.length + 1;
  const hash = tokenHash(DEMO_GUEST.token).toString('hex');
  const told: DemoDecision = {
    ...{ id: 0, at: opened_at, actor_id: organiser.id, actor_role: organiser.role },
    ...{ action: 'guest.added', subject_type: 'guest', subject_id: id },
    changes: { event_id: round.event_id, round: round.id },
  };
  return {
    guest: {
      ...{ id, round_id: round.id, name: DEMO_GUEST.name, link_hash: `\\x${hash}` },
      ...{ made_by: organiser.id, made_at: opened_at },
    },
    judge: {
      ...{ id: judgeId, round_id: round.id, user_id: null, guest_id: id, state: 'accepted' },
      ...{ asked_at: opened_at, answered_at: opened_at },
    },
    assignments: works.slice(0, WORKS).map(({ submission_id }, at) => ({
      ...{ id: assignments.length + at + 1, round_id: round.id, judge_id: judgeId, submission_id },
      ...{ place: at + 1, is_ended: false },
    })),
    decisions: [told],
  };
}
