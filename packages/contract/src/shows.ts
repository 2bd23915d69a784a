import { RESULT_REFUSALS } from '@pratibha/domain/results/result-refusals';
import { RESULT_STATES } from '@pratibha/domain/results/result-state';
import { SLIDE_LIMITS, SLIDE_PLACES } from '@pratibha/domain/results/show';
import { SHOW_REFUSALS } from '@pratibha/domain/results/show-refusals';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idOut, idParams, text } from './values.ts';

const KINDS = ['title', 'slide', 'award'] as const;

/** A text that is shown between awards. */
export const showSlide = z.object({ place: z.enum(SLIDE_PLACES), text: z.string() });

/** An award as the hall reads it. */
export const awardOfShow = z.object({
  title: z.string(),
  prize: z.string(),
  by: z
    .string()
    .describe('Whoever made the work: by name with their word, or that of whoever began the show')
    .meta({ examples: ['a student of Hill College'] }),
  college: z.string().nullable().describe('Where by is a name'),
});
export type AwardOfShow = z.infer<typeof awardOfShow>;

/** What a screen in the hall shows at a step: never an award that is not out. */
export const shownStep = z.object({
  round_id: idOut,
  run: z.int().describe('How often the show was begun'),
  is_rehearsal: z.boolean().describe('Its winners are invented'),
  step: z.int(),
  kind: z.enum(KINDS),
  text: z.string().nullable().describe('Of a slide'),
  award: awardOfShow.nullable().describe('null: none at this step, or it is not out'),
  is_last: z.boolean(),
});
export type ShownStep = z.infer<typeof shownStep>;

/** What the screens of an event show. */
export const showScreen = z.object({
  event_title: z.string(),
  show: shownStep.nullable().describe('null: no show is under way'),
});
export type ShowScreen = z.infer<typeof showScreen>;

/** A step of a show as whoever leads it reads it, before it is shown. */
export const leadStep = z.object({
  kind: z.enum(KINDS),
  text: z.string().nullable(),
  award: awardOfShow.nullable(),
  is_out: z.boolean().describe('Whether everybody sees the award'),
});
export type LeadStep = z.infer<typeof leadStep>;

/** The show of a round, for whoever prepares and leads it. */
export const roundShow = z.object({
  round_id: idOut,
  event_id: idOut,
  event_title: z.string(),
  state: z.enum(RESULT_STATES),
  number: z.int().nullable().describe('Of the frozen results'),
  slides: z.array(showSlide),
  why_not: z
    .enum([...RESULT_REFUSALS, ...SHOW_REFUSALS])
    .nullable()
    .describe('Why the results cannot be told by a show now'),
  unnamed: z.int().describe('Winners who did not say that they may be named elsewhere'),
  running: z
    .object({ run: z.int(), step: z.int(), is_rehearsal: z.boolean(), names_all: z.boolean() })
    .nullable(),
  steps: z.array(leadStep).describe('Of what is under way; otherwise of what could begin'),
});
export type RoundShow = z.infer<typeof roundShow>;

const UNSEEN = ['own-sheets-unsent', 'own-conflict-there'] as const;
const ofShow = {
  tag: 'Admin: results',
  access: 'results.settle',
  params: idParams,
} as const;
const ofRound = { ...ofShow, path: '/admin/rounds/{id}/show', response: roundShow } as const;

export const getShow = endpoint({
  method: 'GET',
  ...ofRound,
  summary: 'The show of a round with all its steps, for whoever prepares and leads it',
  problems: UNSEEN,
});

export const saveShow = endpoint({
  method: 'PUT',
  ...ofRound,
  summary: 'Say which texts are shown between the awards',
  body: z.strictObject({
    slides: z
      .array(
        z.strictObject({
          place: z.enum(SLIDE_PLACES),
          text: text(SLIDE_LIMITS.text, 'required'),
        }),
      )
      .max(SLIDE_LIMITS.slides),
  }),
  maxBodyKiB: 64,
  problems: [...UNSEEN, 'show-goes-on'],
});

export const beginShow = endpoint({
  method: 'POST',
  ...ofRound,
  summary: 'Begin the show of frozen results, or a rehearsal with invented winners',
  body: z.strictObject({
    number: z
      .int()
      .positive()
      .max(32_767)
      .nullable()
      .describe('Of the frozen results that were looked at; null: a rehearsal'),
    names_all: z
      .boolean()
      .default(false)
      .describe(
        'Whether the hall reads the names of those who did not agree to be named elsewhere',
      ),
  }),
  maxBodyKiB: 16,
  problems: [
    ...UNSEEN,
    'results-not-frozen',
    'results-released',
    'approval-needed',
    'changed-meanwhile',
    'show-goes-on',
    'show-without-awards',
    'show-of-correction',
    'show-release-waits',
  ],
});

export const endShow = endpoint({
  method: 'DELETE',
  ...ofRound,
  summary: 'End a show: its screens go dark, and what was told stays out',
  problems: [...UNSEEN, 'show-not-running'],
});

export const moveShow = endpoint({
  method: 'POST',
  ...ofShow,
  path: '/admin/rounds/{id}/show/step',
  summary: 'Go one step on, which releases its award everywhere, or back, which takes nothing back',
  body: z.strictObject({
    run: z.int().min(0).max(1_000_000).describe('As it was seen'),
    step: z.int().min(0).max(1_000).describe('The step that was seen'),
    to: z.enum(['next', 'back']),
  }),
  maxBodyKiB: 16,
  response: shownStep,
  problems: [
    ...UNSEEN,
    'results-not-frozen',
    'changed-meanwhile',
    'show-not-running',
    'show-at-end',
    'show-release-waits',
  ],
});

export const getShowScreen = endpoint({
  method: 'GET',
  ...ofShow,
  path: '/admin/events/{id}/show',
  summary: 'What the screens in the hall show now; no award before it is told',
  response: showScreen,
  problems: [],
});
