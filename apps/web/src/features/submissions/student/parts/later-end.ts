import type { UserEvent } from '@pratibha/contract/events';
import type { HandedWork } from '@pratibha/contract/handed-works';
import type { OwnUpload } from '@pratibha/contract/uploads';
import type { StudentWorkForm } from '@pratibha/contract/work-forms';
import { graceUntil } from '@pratibha/domain/works/in-time';
import type { Upload } from '../../../../data/uploads/upload.ts';
import { type DraftPart, refOf } from './parts-draft.ts';
import type { LaterEnd } from './parts-kit.ts';

type Handed = {
  readonly parts: readonly DraftPart[];
  readonly uploads: readonly Upload[];
  readonly own: readonly OwnUpload[];
  readonly handed: Pick<HandedWork, 'mend_until'> | null;
};

/**
 * Until when the work may be handed in after the deadline: by an upload that was begun before it,
 * or to mend what was found. The later of both; null where neither is so.
 */
export function laterEndOf(
  { submission_close: closes }: Pick<UserEvent, 'submission_close'>,
  form: Pick<StudentWorkForm, 'grace_minutes' | 'mending_hours'>,
  { parts, uploads, own, handed }: Handed,
): LaterEnd | null {
  if (closes === null) return null;
  const close = new Date(closes);
  const refs = new Set(parts.flatMap(({ files }) => files));
  const begun = [
    ...uploads.filter(({ id }) => refs.has(refOf(id))).map(({ begunAt }) => begunAt),
    ...own.filter((file) => refs.has(file.key) && !file.is_handed_in).map((file) => file.begun_at),
  ];
  const isBegunInTime = begun.some((at) => at !== null && new Date(at) <= close);
  const ends: readonly LaterEnd[] = [
    ...(isBegunInTime ? [{ at: graceUntil(close, form), by: 'grace' as const }] : []),
    ...(handed?.mend_until ? [{ at: new Date(handed.mend_until), by: 'mending' as const }] : []),
  ];
  return ends.toSorted((a, b) => b.at.getTime() - a.at.getTime())[0] ?? null;
}
