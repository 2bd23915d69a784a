import type { HandedWork } from '@pratibha/contract/handed-works';
import type { OwnUpload } from '@pratibha/contract/uploads';
import type { StudentWorkForm } from '@pratibha/contract/work-forms';
import { keyOf } from '../../../../data/uploads/remembered.ts';
import type { Upload } from '../../../../data/uploads/upload.ts';

/**
 * What the draft has of one part: links as they are typed, and its files in their order, each by
 * the key that the server knows, or by that of this browser's upload.
 */
export type DraftPart = {
  readonly id: string;
  readonly links: readonly string[];
  readonly files: readonly string[];
};

const HERE = '+';

/** How the draft names an upload of this browser. */
export const refOf = (uploadId: string) => HERE + uploadId;

/** A file of a part, wherever it is. */
export type PartFile = {
  readonly ref: string;
  readonly name: string;
  readonly size: number;
  readonly mediaType: string | null;
  /** Its id on the server; null: it is sent from here. */
  readonly id: number | null;
  /** null: all of it is on the server, and was sent before or elsewhere. */
  readonly upload: Upload | null;
};

/** From what the parts begin: what was handed in, else what was sent from another device. */
export function startParts(
  { parts }: Pick<StudentWorkForm, 'parts'>,
  handed: HandedWork | null,
  own: readonly OwnUpload[],
): readonly DraftPart[] {
  return parts.map(({ id }) => {
    const before = handed?.parts.find((part) => part.id === id);
    const there = own.filter((file) => file.part === id);
    const unsent = there.filter((file) => !file.is_handed_in && file.sha256 !== null);
    const files =
      handed === null
        ? unsent.toReversed()
        : // In the order in which they were put, which is seldom that of sending.
          (before?.files ?? []).flatMap((file) => there.find((each) => each.id === file.id) ?? []);
    return { id, links: before?.links ?? [], files: files.map(({ key }) => key) };
  });
}

/**
 * The draft, with every upload of this browser in its part: the page may have ended before it was
 * written down. What is nowhere any more falls out.
 */
export function settledParts(
  { parts }: Pick<StudentWorkForm, 'parts'>,
  draft: readonly DraftPart[],
  uploads: readonly Upload[],
  own: readonly OwnUpload[],
): readonly DraftPart[] {
  const sentFromHere = new Set(uploads.map(keyOf));
  const known = new Set([
    ...uploads.map(({ id }) => refOf(id)),
    ...own.map(({ key }) => key).filter((key) => !sentFromHere.has(key)),
  ]);
  return parts.map(({ id }) => {
    const { links = [], files = [] } = draft.find((part) => part.id === id) ?? {};
    const there = files.filter((ref) => known.has(ref));
    const here = uploads.filter(({ part }) => part === id).map((upload) => refOf(upload.id));
    return { id, links, files: [...there, ...here.filter((ref) => !there.includes(ref))] };
  });
}

/** The files of a part, in its order. */
export function filesOf(
  part: DraftPart,
  uploads: readonly Upload[],
  own: readonly OwnUpload[],
): readonly PartFile[] {
  return part.files.flatMap((ref): readonly PartFile[] => {
    const upload = uploads.find(({ id }) => refOf(id) === ref);
    if (upload !== undefined) {
      const { name, size } = upload;
      return [{ ref, name, size, mediaType: null, id: null, upload }];
    }
    const file = own.find(({ key }) => key === ref);
    if (file === undefined) return [];
    const { id, name, size, media_type: mediaType } = file;
    return [{ ref, name, size, mediaType, id, upload: null }];
  });
}

/** What is handed in: keys and links, without parts that have neither. */
export function sentParts(parts: readonly DraftPart[], uploads: readonly Upload[]) {
  return parts
    .map(({ id, links, files }) => ({
      id,
      files: files.flatMap((ref) => keyOfRef(ref, uploads) ?? []),
      links: links.map((link) => link.trim()).filter((link) => link !== ''),
    }))
    .filter(({ files, links }) => files.length + links.length > 0)
    .map(({ id, files, links }) => ({
      id,
      ...(files.length > 0 && { files }),
      ...(links.length > 0 && { links }),
    }));
}

function keyOfRef(ref: string, uploads: readonly Upload[]): string | null {
  if (!ref.startsWith(HERE)) return ref;
  const upload = uploads.find(({ id }) => refOf(id) === ref);
  return upload === undefined ? null : keyOf(upload);
}

/** The part with another one in place of its file, its link. */
export function withPart(
  parts: readonly DraftPart[],
  id: string,
  change: Partial<DraftPart>,
): readonly DraftPart[] {
  return parts.map((part) => (part.id === id ? { ...part, ...change } : part));
}

/** A list with one of it moved by so many places. */
export function movedBy<T>(list: readonly T[], at: number, by: number): readonly T[] {
  const to = at + by;
  const moved = list[at];
  if (moved === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(at, 1).toSpliced(to, 0, moved);
}
