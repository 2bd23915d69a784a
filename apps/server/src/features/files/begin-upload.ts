import { randomBytes } from 'node:crypto';
import { FILE_LIMITS } from '@pratibha/domain/files/file-limits';
import {
  mostBytesOf,
  type UploadFacts,
  whyNotBeginUpload,
} from '@pratibha/domain/files/whether-upload';
import type { FileFacts } from '@pratibha/domain/preflight/facts';
import { findingsOf } from '@pratibha/domain/preflight/findings';
import { PLAIN_FORM, type WorkPart } from '@pratibha/domain/works/work-form';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { Context } from '../../platform/serve/context.ts';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { EventCache } from '../events/events.ts';
import {
  amountOfEvent,
  countOfDay,
  findHandedFacts,
  findWorkForm,
  insertFile,
} from './files.queries.ts';
import { refuseWithoutRoom } from './room-for-files.ts';
import type { WishedUpload } from './upload-heads.ts';

/**
 * Begins to take in a file, in the transaction of `ctx`.
 * @returns the key of its address
 */
export async function beginUpload(
  ctx: Context,
  { events, files }: { events: EventCache; files: FileStore },
  { eventId, part, name, size }: WishedUpload,
): Promise<string> {
  const { db, actor, now } = ctx;
  // By the transaction's own connection: many begin at once, and would wait for each other's.
  const event = await events.look(db, eventId, actor.id);
  if (event === undefined) throw new Refused('not-found');
  const form = (await findWorkForm(db, eventId)) ?? PLAIN_FORM;
  const isClosed = event.submission_close !== null && now > event.submission_close;
  const facts: Omit<UploadFacts, 'ofDay'> = {
    ...{ event, form, part, size },
    isInternal: actor.isInternal,
    isProfileComplete: actor.isProfileComplete,
    registrationStatus: event.registration_status,
    submissionStatus: event.submission_status,
    isMending: isClosed && part !== null && (await isMending(ctx, eventId, part)),
    ofEvent: await amountOfEvent(db, eventId, actor.id),
  };
  const nothing = { files: 0, bytes: 0 };
  refuseBeginning({ ...facts, ofDay: nothing }, now);
  await refuseWithoutRoom(files, size);
  refuseBeginning({ ...facts, ofDay: await countOfDay(db, actor.id, size) }, now);
  const key = randomBytes(16).toString('base64url');
  await insertFile(db, {
    ...{ key, user_id: actor.id, event_id: eventId, part, name, size },
    begun_at: now,
  });
  return key;
}

function refuseBeginning(facts: UploadFacts, now: Date): void {
  const refusal = whyNotBeginUpload(facts, now);
  if (refusal !== 'file-too-large') return refuse(refusal);
  const most = mostBytesOf(facts.form, facts.part) ?? FILE_LIMITS.bytes;
  throw new Refused(refusal, { params: { most_bytes: most } });
}

/** Whether a file that was handed in for the part is not what the event asks for. */
async function isMending({ db, actor }: Context, eventId: number, part: string): Promise<boolean> {
  const handed = await findHandedFacts(db, { eventId, userId: actor.id, part });
  return handed.some(({ facts, parts }) => {
    const asked = (parts as unknown as readonly WorkPart[]).find(({ id }) => id === part);
    if (asked === undefined || facts === null) return false;
    const found = findingsOf(facts as unknown as FileFacts, asked);
    return found.some(({ weight }) => weight === 'wrong');
  });
}
