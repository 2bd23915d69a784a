import { GUEST_MS } from '@pratibha/domain/judging/guests';
import { z } from 'zod';
import { defineJob, type Job } from '../../../platform/jobs/job.ts';
import type { Clock } from '../../../platform/process/clock.ts';
import { forgetRooms } from './guest-rooms.queries.ts';
import { forgetNames } from './guests.queries.ts';

/**
 * Removes the names of guests once the year of their round is archived, and those of who waited in
 * a room.
 */
export function forgettingGuests(clock: Clock): Job {
  return defineJob(
    { name: 'guests.forget-names', payload: z.object({}), everyMs: 3_600_000 },
    async ({ database: { kysely } }) => {
      await forgetNames(kysely, clock.now());
      await forgetRooms(kysely, clock.now(), GUEST_MS);
    },
  );
}
