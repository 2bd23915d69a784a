import { JUDGE_STATES } from '@pratibha/domain/judging/judges';
import { SHEET_STATES } from '@pratibha/domain/judging/score-sheets';
import { STAND_MARKS } from '@pratibha/domain/judging/stands';
import { z } from 'zod';
import { idOut, instantOut } from './values.ts';

const sheet = z.object({
  number: z.int().nullable().describe('Of the work'),
  state: z.enum(SHEET_STATES),
  scores: z.array(z.object({ criterion_id: idOut, level: z.int() })),
  comment: z.string(),
  note: z.string(),
  saved_at: instantOut,
  sent_at: instantOut.nullable(),
});

/** Of one's own data: what one was asked to judge. */
export const ownJudging = z
  .array(
    z.object({
      event_title: z.string(),
      round_title: z.string(),
      state: z.enum(JUDGE_STATES),
      reason: z.string().nullable(),
      most_works: z.int().nullable(),
      asked_at: instantOut,
      answered_at: instantOut.nullable(),
      calls: z.array(z.object({ line: z.string(), called_at: instantOut })),
      last_stand: z.string().nullable().describe('At which one was last, in a hall'),
      room: z.string().nullable().describe('In which one sits, where works are presented'),
      said_of_stands: z.array(
        z.object({ stand: z.string(), mark: z.enum(STAND_MARKS), at: instantOut }),
      ),
      nominations: z.array(
        z.object({
          title: z.string(),
          number: z.int().nullable().describe('Of the work'),
          reason: z.string(),
          saved_at: instantOut,
        }),
      ),
      ballots: z.array(
        z.object({
          better: z.int().nullable().describe('The number of the work that one chose'),
          other: z.int().nullable(),
          cast_at: instantOut,
        }),
      ),
      earlier_sheets: z.array(sheet).describe('Those by earlier versions of the rubric'),
      sheets: z.array(sheet),
    }),
  )
  .describe('What the person was asked to judge, and their score sheets');
