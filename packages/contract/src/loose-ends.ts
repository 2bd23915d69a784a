import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idOut } from './values.ts';

const count = z.int().nonnegative();

/** What may be forgotten, as far as it is the person's to see to. */
export const looseEnds = z.object({
  without_judges: z
    .array(
      z.object({
        round_id: idOut,
        round_title: z.string(),
        event_title: z.string(),
        works: count,
      }),
    )
    .describe('Rounds that are open, with works that nobody judges'),
  old_prepared: z
    .array(
      z.object({
        event_id: idOut,
        event_title: z.string(),
        registrations: count,
        submissions: count,
      }),
    )
    .describe(
      'Events with decisions that were prepared more than two days ago, and wait for nothing',
    ),
  enquiries: count.describe('Questions of students that nobody has answered'),
  result_enquiries: z
    .array(z.object({ round_id: idOut, event_title: z.string(), waiting: count }))
    .describe('The same about results, by round'),
  failed_mails: count.describe('Mails of the last 14 days that failed'),
  refused_addresses: count.describe('Addresses to which no mail goes, as they were refused'),
  publications: z
    .array(z.object({ edition_id: idOut, edition: z.string() }))
    .describe('Editions that were not published at their instant'),
  announcements: z
    .array(z.object({ announcement_id: idOut, subject: z.string() }))
    .describe('Announcements that did not go at their instant'),
  nobody_reads_replies: z.boolean().describe('Mails are sent, and no address takes the replies'),
});
export type LooseEnds = z.infer<typeof looseEnds>;

export const getLooseEnds = endpoint({
  method: 'GET',
  path: '/admin/loose-ends',
  summary: 'What may be forgotten: unanswered, without judges, failed, not published',
  tag: 'Admin: dashboard',
  access: 'dashboard.read',
  response: looseEnds,
  problems: [],
});
