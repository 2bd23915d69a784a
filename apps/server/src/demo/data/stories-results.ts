import { zonedStart } from '@pratibha/domain/time/competition-time';
import { DEMO_ACCOUNTS } from '../accounts.ts';

/** When the results of the stories come out. */
export const RESULTS_OUT = zonedStart(2025, 7, 22, 18);

/** When they are frozen and approved: after the last sheet, and before anybody jumps there. */
export const FROZEN_AT = zonedStart(2025, 7, 21, 18, 30);
export const APPROVED_AT = zonedStart(2025, 7, 21, 19);

/** Who freezes them, and who approves. */
export const FREEZER = 'eventadmin@example.test';
export const APPROVER = 'admin@example.test';

/** What the best works get, in the order of their ranks. */
export const BY_RANK = [
  { title: 'First Place', prize: 'Nrs. 10,000 in cash' },
  { title: 'Second Place', prize: 'Nrs. 6,000 in cash' },
  { title: 'Third Place', prize: 'Nrs. 4,000 in cash' },
] as const;

/** One more, for somebody as whom one can sign in. */
export const SPECIAL = {
  award: { title: 'Best Story of the College', prize: 'A year of a newspaper' },
  winner: DEMO_ACCOUNTS.find(({ isInternal, role }) => isInternal && role === 'USER')?.email ?? '',
};
