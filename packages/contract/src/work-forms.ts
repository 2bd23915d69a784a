import { LINK_WISHES, PART_KINDS, PRINT_SIZES } from '@pratibha/domain/works/work-form';
import { workFormErrors, workFormKept } from '@pratibha/domain/works/work-form-errors';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { MOST_ERRORS } from './problems.ts';
import { idParams, issueOf, MAX_ID } from './values.ts';

export const tags = {
  'Works as files': 'What an event asks for beside a link, and how it is handed in.',
};

/** One thing that an event asks for. */
export const workPart = z.object({
  id: z.string().meta({ examples: ['poster'] }),
  name: z.string().meta({ examples: ['Poster'] }),
  help: z
    .string()
    .nullable()
    .meta({ examples: ['Upright, with the name of the fair.'] }),
  required: z.boolean(),
  kind: z.enum(PART_KINDS).meta({ examples: ['picture'] }),
  most: z
    .int()
    .describe('How many files or links')
    .meta({ examples: [1] }),
  most_mb: z
    .int()
    .nullable()
    .describe('Of one file, in MB of 1,000,000 bytes; null for links')
    .meta({ examples: [50] }),
  print: z
    .enum(PRINT_SIZES)
    .nullable()
    .describe('For which paper it is made')
    .meta({ examples: ['A3'] }),
  least_dpi: z
    .int()
    .nullable()
    .describe('At that size')
    .meta({ examples: [300] }),
  wants_readme: z.boolean().meta({ examples: [false] }),
});

const workForm = {
  asks_link: z.enum(LINK_WISHES).describe('Whether work_link is asked for'),
  parts: z.array(workPart),
  grace_minutes: z.int().describe('By how much an upload begun before the deadline may end later'),
  mending_hours: z.int().describe('How long after the deadline what was found may be mended'),
  refuses_findings: z.boolean().describe('The browser does not send what it finds wrong'),
};

/** What an event asks its students to hand in. */
export const studentWorkForm = z.object({
  ...workForm,
  bytes_left: z.int().describe('That one may still upload for this event'),
  largest: z.int().describe('Bytes of one upload, whatever the part says'),
});
export type StudentWorkForm = z.infer<typeof studentWorkForm>;

/** The same for organisers. */
export const eventWorkForm = z.object({
  ...workForm,
  revision: z.int().nonnegative().describe('0: nothing was saved yet'),
});
export type EventWorkForm = z.infer<typeof eventWorkForm>;

const workFormInput = z
  .strictObject({
    ...workForm,
    parts: z.array(workPart.strict()),
    revision: z
      .int()
      .nonnegative()
      .max(MAX_ID)
      .describe('The version that was read; 0 where nothing was saved yet'),
  })
  .superRefine((values, context) => {
    for (const { pointer, error } of workFormErrors(values).slice(0, MOST_ERRORS)) {
      context.addIssue(issueOf(pointer.split('/').slice(1), error));
    }
  })
  .transform(({ revision, ...form }) => ({ form: workFormKept(form), revision }));

export const getWorkForm = endpoint({
  method: 'GET',
  path: '/user/events/{id}/work-form',
  summary: 'What an event asks to hand in',
  tag: 'Works as files',
  access: 'submission.own',
  params: idParams,
  response: studentWorkForm,
  problems: [],
});

export const getEventWorkForm = endpoint({
  method: 'GET',
  path: '/admin/events/{id}/work-form',
  summary: 'What an event asks to hand in, as organisers change it',
  tag: 'Works as files',
  access: 'events.read',
  params: idParams,
  response: eventWorkForm,
  problems: [],
});

export const changeWorkForm = endpoint({
  method: 'PUT',
  path: '/admin/events/{id}/work-form',
  summary: 'Say what an event asks to hand in',
  tag: 'Works as files',
  access: 'events.manage',
  params: idParams,
  body: workFormInput,
  maxBodyKiB: 64,
  response: eventWorkForm,
  problems: ['event-deleted', 'changed-meanwhile'],
});
