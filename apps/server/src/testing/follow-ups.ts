import { sql } from 'kysely';
import { kyselyOf, type Target } from './factories.ts';

type Values = {
  readonly event_id: number;
  readonly questions?: object;
  readonly last_day?: string | null;
};

/**
 * Asks whoever is shortlisted for this event, by default for their T-shirt until 10 August 2025.
 */
export async function createFollowUp(target: Target, values: Values): Promise<void> {
  const { event_id, questions = { 1: 'T-shirt?' }, last_day = '2025-08-10' } = values;
  await kyselyOf(target)
    .insertInto('follow_ups')
    .values({ event_id, questions: JSON.stringify(questions), last_day, updated_at: sql`now()` })
    .execute();
}
