import type { OwnUpload } from '@pratibha/contract/uploads';
import type { StudentWorkForm } from '@pratibha/contract/work-forms';
import { handedErrors, type SentFile } from '@pratibha/domain/works/handed-errors';
import type { PartKind } from '@pratibha/domain/works/work-form';
import { sentenceOf } from '@pratibha/words/sentences';
import { WORK_PARTS_WORDS } from '@pratibha/words/submissions/student/parts';
import { HANDED_ERRORS } from '@pratibha/words/works/handed-errors';
import type { Upload } from '../../../../data/uploads/upload.ts';
import { type DraftPart, filesOf } from './parts-draft.ts';

/** Under what a message stands: the link of the work, a part, or all of them. */
export type PartField = 'work_link' | 'parts' | `part:${string}`;
export type PartFaults = Partial<Record<PartField, string>>;

/** How the message of a part is named among those of the form. */
export const faultOf = (partId: string): PartField => `part:${partId}`;

/** What a file on its way will be, where its part takes only that. */
const MEANT: Readonly<Record<PartKind, string>> = {
  link: '',
  picture: 'image/jpeg',
  pdf: 'application/pdf',
  zip: 'application/zip',
  any: 'application/octet-stream',
};

type Facts = {
  readonly form: StudentWorkForm;
  readonly workLink: string;
  readonly parts: readonly DraftPart[];
  readonly uploads: readonly Upload[];
  readonly own: readonly OwnUpload[];
};

/**
 * The message for each part in which something is wrong. What is still on its way is taken as
 * right: handing in waits for it, and the server looks again.
 */
export function partFaults({ form, workLink, parts, uploads, own }: Facts): PartFaults {
  const files = new Map<string, SentFile>();
  for (const part of parts) {
    const kind = form.parts.find(({ id }) => id === part.id)?.kind ?? 'any';
    for (const { ref, size, mediaType } of filesOf(part, uploads, own))
      files.set(ref, { part: part.id, size, media_type: mediaType ?? MEANT[kind] });
  }
  // By the draft's own names, as keys are known only once uploads have begun.
  const sent = parts.map(({ id, links, files: refs }) => {
    return { id, files: refs, links: links.filter((link) => link.trim() !== '') };
  });
  const faults: PartFaults = {};
  for (const { pointer, error } of handedErrors(
    form,
    { work_link: workLink, parts: sent },
    files,
  )) {
    const field = fieldAt(pointer.split('/').slice(1), sent, error) as PartField;
    faults[field] ??= sentenceOf(HANDED_ERRORS, error);
  }
  for (const part of parts) {
    const isStuck = filesOf(part, uploads, own).some(({ upload }) =>
      ['failed', 'lost'].includes(upload?.state ?? ''),
    );
    if (isStuck) faults[faultOf(part.id)] ??= WORK_PARTS_WORDS.mendFirst;
  }
  return faults;
}

type Sent = readonly { readonly id: string }[];

/**
 * Under which field a message belongs, by the parts of its pointer into what was sent; what is
 * about all parts stands above them.
 */
export function fieldAt(
  [first, n, ...rest]: readonly string[],
  sent: Sent,
  error?: { readonly code: string; readonly part?: unknown },
): string {
  if (first !== 'parts') return first ?? '';
  const missing = error?.code === 'part-missing' ? error.part : undefined;
  if (typeof missing === 'string') return faultOf(missing);
  const id = n === undefined ? undefined : sent[Number(n)]?.id;
  return id === undefined || rest.length === 0 ? 'parts' : faultOf(id);
}
