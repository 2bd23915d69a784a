import { randomBytes } from 'node:crypto';
import { submissionErrors } from '@pratibha/domain/submissions/submission-form';
import {
  handedErrors,
  type KeptPart,
  partsKept,
  type SentPart,
} from '@pratibha/domain/works/handed-errors';
import { type Closing, closingOf } from '@pratibha/domain/works/in-time';
import { RECEIPT_BYTES, receiptCodeOf } from '@pratibha/domain/works/receipt-code';
import { PLAIN_FORM } from '@pratibha/domain/works/work-form';
import { workPageOf } from '@pratibha/domain/works/work-page';
import type { Context } from '../../../platform/serve/context.ts';
import { wrongFields } from '../../../platform/serve/field-errors.ts';
import { refuseFields } from '../../../platform/serve/refused.ts';
import type { EventForPerson } from '../../events/events.ts';
import type { Work } from '../new-works.queries.ts';
import { findSentFiles } from './sent-files.queries.ts';
import type { Handed } from './with-parts.queries.ts';

/** A work as it is sent, in which nothing is wrong. */
export type LookedAt = {
  readonly event: EventForPerson;
  readonly work: Work;
  readonly parts: readonly KeptPart[];
  readonly files: ReadonlyMap<
    string,
    { readonly id: number; readonly begun_at: Date; readonly is_handed_in: boolean }
  >;
};

type Sent = Work & { readonly parts?: readonly SentPart[] | undefined };

/**
 * A work with what is sent for its parts. Of an event without parts nothing is asked of the
 * database.
 * @throws Refused what is wrong with it, all of it at once
 */
export async function lookAtParts(
  ctx: Context,
  event: EventForPerson,
  { parts: sent = [], ...work }: Sent,
): Promise<LookedAt> {
  const form = event.work_form ?? PLAIN_FORM;
  const parts = partsKept(sent);
  const keys = parts.flatMap(({ files }) => files);
  const files = await findSentFiles(ctx.db, { userId: ctx.actor.id, eventId: event.id, keys });
  refuseFields([
    ...wrongFields(submissionErrors(work, event.description_word_limit, form.asks_link)),
    ...handedErrors(form, { ...work, parts }, files),
  ]);
  return { event, work, parts, files };
}

/**
 * The event with the instant until which this may come, and why so late.
 * @param isMending whether it replaces files that do not meet what the event asks for
 */
export function inTime(
  { event, files }: LookedAt,
  isMending: boolean,
  now: Date,
): { readonly event: EventForPerson; readonly by: Closing['by'] } {
  const { work_form: form, submission_close: close } = event;
  if (form === null || close === null) return { event, by: 'deadline' };
  const fresh = [...files.values()].filter(({ is_handed_in }) => !is_handed_in);
  const begunAt = fresh.map(({ begun_at }) => begun_at);
  const { at, by } = closingOf({ close, form, begunAt, isMending }, now);
  return { event: { ...event, submission_close: at }, by };
}

/** The work as it is written, with its receipt. */
export type ToHandIn = { readonly work: Work; readonly handed: Handed | null };

/**
 * What of it is written. A work without a link has the address of its page as its link, so that
 * every list has one.
 * @param origin scheme, host and port of the product
 */
export function handIn(
  { event, work, parts, files }: LookedAt,
  by: Closing['by'],
  origin: string,
): ToHandIn {
  const { work_form: form } = event;
  if (form === null) return { work, handed: null };
  const code = receiptCodeOf(randomBytes(RECEIPT_BYTES));
  const handed: Handed = {
    code,
    parts: form.parts,
    begun_in_time: by === 'grace',
    files: parts.flatMap(({ id: part, files: keys }) =>
      keys.flatMap((key, at) => {
        const file = files.get(key);
        return file === undefined ? [] : [{ part, n: at + 1, file_id: file.id }];
      }),
    ),
    links: parts.flatMap(({ id: part, links }) =>
      links.map((link, at) => ({ part, n: at + 1, link })),
    ),
  };
  return { work: { ...work, work_link: work.work_link || workPageOf(origin, code) }, handed };
}

/** What the audit keeps of it: how many, and whose names nowhere. */
export function changesByParts(handed: Handed | null, by: Closing['by']) {
  if (handed === null) return {};
  return {
    files: [null, handed.files.length],
    ...(handed.links.length === 0 ? {} : { links: [null, handed.links.length] }),
    ...(by === 'deadline' ? {} : { after_deadline: [null, by] }),
  };
}
