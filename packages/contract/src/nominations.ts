import { NOMINATION_LIMITS, nominationTitleErrors } from '@pratibha/domain/judging/nominations';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  idOut,
  idParams,
  instantOut,
  issueOf,
  MAX_ID,
  optionalText,
  seenRevision,
  text,
} from './values.ts';

const idIn = z.int().positive().max(MAX_ID);

/** For what works of a round may be nominated. */
export const nominationTitle = z.object({ id: idOut, title: z.string() });

/** A work that a judge nominates, as organisers read it. */
export const nomination = z.object({
  title_id: idOut,
  judge_name: z.string().nullable(),
  number: z.int().nullable().describe('Of the work'),
  user_name: z.string().describe('Whose work it is'),
  reason: z.string(),
  saved_at: instantOut,
  counts: z.boolean().describe('Not where the work is out, or the judge has a conflict with it'),
});
export type Nomination = z.infer<typeof nomination>;

/** Nominations of a round: for what, and of what. */
export const roundNominations = z.object({
  titles: z.array(nominationTitle),
  nominations: z
    .array(nomination)
    .nullable()
    .describe('null to judges whose own sheets are not sent'),
});
export type RoundNominations = z.infer<typeof roundNominations>;

const ofOrganisers = {
  tag: 'Admin: judging',
  access: 'judging.organise',
  params: idParams,
} as const;

export const listNominations = endpoint({
  method: 'GET',
  ...ofOrganisers,
  path: '/admin/rounds/{id}/nominations',
  summary: 'For what works of a round may be nominated, and who nominated what',
  response: roundNominations,
  problems: [],
});

export const saveNominationTitles = endpoint({
  method: 'PUT',
  ...ofOrganisers,
  path: '/admin/rounds/{id}/nominations',
  summary: 'Say for what works may be nominated; what a judge has used stays',
  body: z
    .strictObject({
      titles: z
        .array(
          z.strictObject({
            id: idIn.nullable().describe('null: a new one'),
            title: text(NOMINATION_LIMITS.title, 'required'),
          }),
        )
        .meta({
          maxItems: NOMINATION_LIMITS.titles,
          examples: [[{ id: null, title: 'Best Idea' }]],
        }),
      version: seenRevision.describe('Of the round'),
    })
    .superRefine(({ titles }, context) => {
      for (const { path, error } of nominationTitleErrors({ titles })) {
        context.addIssue(issueOf(path.split('/').slice(1), error));
      }
    }),
  maxBodyKiB: 16,
  response: roundNominations,
  problems: ['round-over', 'nomination-in-use', 'changed-meanwhile'],
});

export const exportNominations = endpoint({
  method: 'GET',
  ...ofOrganisers,
  path: '/admin/rounds/{id}/nominations/export',
  summary: 'The nominations of a round as CSV',
  response: z.string(),
  produces: ['text/csv'],
  rate: 'export',
  problems: ['own-sheets-unsent'],
});

/** For what one may nominate a work of a round, and what one does. */
export const ownNomination = z.object({
  id: idOut.describe('Of that for which works are nominated'),
  title: z.string(),
  work_id: idOut.nullable().describe('The assignment of the work; null: none is nominated'),
  reason: z.string(),
  version: z.int().describe('To be given with the next change; 0 where there is none yet'),
});
export type OwnNomination = z.infer<typeof ownNomination>;

const ofJudges = { tag: 'Judging', access: 'judging.judge', params: idParams } as const;

export const listOwnNominations = endpoint({
  method: 'GET',
  ...ofJudges,
  path: '/judge/rounds/{id}/nominations',
  summary: 'For what one may nominate a work of the round, and what one does',
  response: z.array(ownNomination),
  problems: [],
});

export const saveOwnNomination = endpoint({
  method: 'PUT',
  ...ofJudges,
  path: '/judge/rounds/{id}/nominations',
  summary: 'Nominate one of one’s works, or none any more, until the window ends',
  body: z.strictObject({
    id: idIn.describe('For what'),
    work_id: idIn.nullable().describe('The assignment of the work; null: none any more'),
    reason: optionalText('reason', NOMINATION_LIMITS.reason).describe('Needed with a work'),
    version: z.int().min(0).max(MAX_ID),
  }),
  maxBodyKiB: 16,
  response: z.array(ownNomination),
  problems: ['not-nominating', 'work-not-in-round', 'changed-meanwhile'],
});
