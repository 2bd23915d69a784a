import { NOMINATION_LIMITS } from '@pratibha/domain/judging/nominations';
import { COMMENT_RULES, RUBRIC_LIMITS, rubricErrors } from '@pratibha/domain/judging/rubrics';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idOut, idParams, issueOf, MAX_ID, seenRevision, text } from './values.ts';

/** The headings of these calls. */
export const tags = { 'Admin: judging': 'Rounds of judging: rubric, works, judges and sheets.' };

const { criteria: mostCriteria, levels, commentWords } = RUBRIC_LIMITS;

/** A criterion as judges score by it. */
export const criterion = z.object({
  id: idOut,
  title: z.string(),
  meaning: z.string().describe('Blank where nothing is said'),
  weight: z.int().describe('Against the weights of the others'),
  share: z.int().describe('The same in percent; the shares of a rubric sum to 100'),
  levels: z
    .array(z.string())
    .describe('A sentence for each level from the lowest up, blank where none is wanted'),
});

/** By what the works of a round are scored. */
export const rubric = z.object({
  number: z.int().describe('Which version of it: 1 for the first'),
  comment: z.enum(COMMENT_RULES).describe('Whether judges write a comment for the participant'),
  comment_words: z.int().describe('The fewest words of a comment that must be there'),
  criteria: z.array(criterion),
});
export type Rubric = z.infer<typeof rubric>;

const criterionInput = z.strictObject({
  id: z.int().positive().max(MAX_ID).nullable().describe('null: a new one'),
  title: text(RUBRIC_LIMITS.title, 'required'),
  meaning: text(RUBRIC_LIMITS.meaning),
  weight: z.int().min(1).max(RUBRIC_LIMITS.weight),
  levels: z.array(z.string()).meta({
    ...{ minItems: levels.least, maxItems: levels.most },
    examples: [['Poor', 'Excellent']],
  }),
});

/** The form of a rubric, as a whole. */
export const rubricInput = z
  .strictObject({
    comment: z.enum(COMMENT_RULES),
    comment_words: z.int().min(0).max(commentWords),
    criteria: z.array(criterionInput).meta({ minItems: 1, maxItems: mostCriteria }),
    version: seenRevision.describe('Of the round'),
    nominations: z
      .array(text(NOMINATION_LIMITS.title, 'required'))
      .max(NOMINATION_LIMITS.titles)
      .default([])
      .describe('That come with a copied rubric; a round that has its own keeps those')
      .meta({ examples: [['Best Presenter']] }),
    as_new_version: z
      .boolean()
      .default(false)
      .describe(
        'Where a sheet was sent: begin a new version; who has begun or sent is asked again',
      ),
  })
  .superRefine(({ version: _, as_new_version: __, nominations: ___, ...values }, context) => {
    for (const { path, error } of rubricErrors(values)) {
      context.addIssue(issueOf(path.split('/').slice(1), error));
    }
  });

/** A rubric that another round may begin with. */
export const rubricToCopy = z.object({
  round_id: idOut,
  round_title: z.string(),
  event_title: z.string(),
  rubric,
  nominations: z
    .array(z.string())
    .describe('For what works of that round may be nominated')
    .meta({ examples: [['Best Presenter']] }),
});
export type RubricToCopy = z.infer<typeof rubricToCopy>;

export const listRubrics = endpoint({
  method: 'GET',
  path: '/admin/rubrics',
  summary: 'The rubrics of the rounds that one organises, the newest first',
  tag: 'Admin: judging',
  access: 'judging.organise',
  response: z.array(rubricToCopy),
  problems: [],
});

/** What saving a rubric answers. */
export const savedRubric = z.object({ rubric, version: z.int().describe('Of the round') });

export const saveRubric = endpoint({
  method: 'PUT',
  path: '/admin/rounds/{id}/rubric',
  summary:
    'Save the whole rubric of a round; once a sheet was sent its sentences, or as a new version',
  tag: 'Admin: judging',
  access: 'judging.organise',
  params: idParams,
  body: rubricInput,
  response: savedRubric,
  problems: ['rubric-in-use', 'round-over', 'changed-meanwhile'],
});
