import { reachOf } from '../text/link-reach.ts';
import { type LinkError, linkError, withScheme } from '../text/links.ts';
import { isHeic, isOfKind, MB } from './part-files.ts';
import type { PartKind, WorkForm, WorkPart } from './work-form.ts';

/** What is sent for one part. */
export type SentPart = {
  readonly id: string;
  /** Keys of uploads, in the order in which they are to be shown. */
  readonly files?: readonly string[] | undefined;
  readonly links?: readonly string[] | undefined;
};

/** The same with all that may be left out. */
export type KeptPart = {
  readonly id: string;
  readonly files: readonly string[];
  readonly links: readonly string[];
};

/** What is known of a file of one's own for the event; one of nobody, or of another, is unknown. */
export type SentFile = {
  /** For which part it was uploaded. */
  readonly part: string | null;
  /** In bytes. */
  readonly size: number;
  /** By its first bytes; null: not all of it is there. */
  readonly media_type: string | null;
};

/** What can be wrong with what is sent for the parts of a work. */
export type HandedError =
  | LinkError<'part_link'>
  | { readonly code: 'own-computer-link' }
  | { readonly code: 'link-not-asked' }
  | { readonly code: 'nothing-sent' }
  | { readonly code: 'unknown-part' }
  | { readonly code: 'part-sent-twice' }
  | { readonly code: 'part-missing'; readonly part: string; readonly name: string }
  | { readonly code: 'files-for-link' }
  | { readonly code: 'links-for-files' }
  | { readonly code: 'too-many-files'; readonly most: number }
  | { readonly code: 'too-many-links'; readonly most: number }
  | { readonly code: 'file-unknown' }
  | { readonly code: 'file-sent-twice' }
  | { readonly code: 'file-of-another-part' }
  | { readonly code: 'file-not-complete' }
  | { readonly code: 'file-of-wrong-kind'; readonly kind: PartKind }
  | { readonly code: 'file-is-heic' }
  | { readonly code: 'file-too-large'; readonly most_mb: number };

/** Where it is wrong: a JSON pointer into what is sent. */
export type WrongInHanded = { readonly pointer: string; readonly error: HandedError };

type Sent = {
  readonly work_link?: string | null | undefined;
  readonly parts: readonly SentPart[];
};

/**
 * Everything wrong with what is sent for the parts of a work; empty where it may be handed in. A
 * missing link, where one is asked for, is said by `submissionErrors`.
 */
export function handedErrors(
  form: WorkForm,
  { work_link: workLink, parts }: Sent,
  files: ReadonlyMap<string, SentFile>,
): readonly WrongInHanded[] {
  const seen = new Set<string>();
  const found = parts.flatMap((sent, n) => wrongInSent({ form, sent, files, seen }, n, parts));
  const missing = form.parts.filter((part) => part.required && !isSent(parts, part.id));
  const hasLink = (workLink ?? '').trim() !== '';
  const hasNothing = !hasLink && !form.parts.some(({ id }) => isSent(parts, id));
  return [
    ...wrongAt(
      '/work_link',
      hasLink && form.asks_link === 'no' ? { code: 'link-not-asked' } : null,
    ),
    ...found,
    ...missing.map(({ id, name }) => ({
      pointer: '/parts',
      error: { code: 'part-missing', part: id, name } as const,
    })),
    ...wrongAt(
      '/parts',
      hasNothing && missing.length === 0 && form.asks_link !== 'required'
        ? { code: 'nothing-sent' }
        : null,
    ),
  ];
}

/** Links as they are stored; all else as it was sent. */
export function partsKept(parts: readonly SentPart[]): readonly KeptPart[] {
  return parts.map(({ id, files = [], links = [] }) => ({
    ...{ id, files },
    links: links.map(withScheme),
  }));
}

/** Whether the part has anything. */
function isSent(parts: readonly SentPart[], id: string): boolean {
  return parts.some(
    (sent) => sent.id === id && (sent.files?.length ?? 0) + (sent.links?.length ?? 0) > 0,
  );
}

type Looked = {
  readonly form: WorkForm;
  readonly sent: SentPart;
  readonly files: ReadonlyMap<string, SentFile>;
  /** Keys of those before it. */
  readonly seen: Set<string>;
};

function wrongInSent(
  { form, sent, files, seen }: Looked,
  n: number,
  all: readonly SentPart[],
): readonly WrongInHanded[] {
  const pointer = `/parts/${n}`;
  const part = form.parts.find(({ id }) => id === sent.id);
  if (part === undefined) return wrongAt(`${pointer}/id`, { code: 'unknown-part' });
  if (all.findIndex(({ id }) => id === sent.id) < n) {
    return wrongAt(`${pointer}/id`, { code: 'part-sent-twice' });
  }
  const keys = sent.files ?? [];
  const links = sent.links ?? [];
  const counted = countError(part, keys.length, links.length, pointer);
  if (counted.length > 0) return counted;
  return [
    ...keys.flatMap((key, at) => {
      const isTwice = seen.has(key);
      seen.add(key);
      const error = isTwice
        ? { code: 'file-sent-twice' as const }
        : fileError(part, files.get(key));
      return wrongAt(`${pointer}/files/${at}`, error);
    }),
    ...links.flatMap((link, at) => wrongAt(`${pointer}/links/${at}`, partLinkError(link))),
  ];
}

function countError(
  { kind, most }: WorkPart,
  files: number,
  links: number,
  pointer: string,
): readonly WrongInHanded[] {
  if (kind === 'link') {
    if (files > 0) return wrongAt(`${pointer}/files`, { code: 'files-for-link' });
    return wrongAt(`${pointer}/links`, links > most ? { code: 'too-many-links', most } : null);
  }
  if (links > 0) return wrongAt(`${pointer}/links`, { code: 'links-for-files' });
  return wrongAt(`${pointer}/files`, files > most ? { code: 'too-many-files', most } : null);
}

/** What is wrong with a file for this part, or null; undefined: there is none of one's own. */
function fileError(part: WorkPart, file: SentFile | undefined): HandedError | null {
  if (file === undefined) return { code: 'file-unknown' };
  if (file.part !== part.id) return { code: 'file-of-another-part' };
  if (file.media_type === null) return { code: 'file-not-complete' };
  if (part.most_mb !== null && file.size > part.most_mb * MB) {
    return { code: 'file-too-large', most_mb: part.most_mb };
  }
  if (isOfKind(file.media_type, part.kind)) return null;
  if (part.kind === 'picture' && isHeic(file.media_type)) return { code: 'file-is-heic' };
  return { code: 'file-of-wrong-kind', kind: part.kind };
}

/** What is wrong with a link for a part, or null; as it is typed, perhaps without its scheme. */
export function partLinkError(typed: string): HandedError | null {
  const link = withScheme(typed);
  const error = linkError(link, { field: 'part_link', isRequired: true });
  if (error !== null) return error;
  return reachOf(link) === 'own-computer' ? { code: 'own-computer-link' } : null;
}

function wrongAt(pointer: string, error: HandedError | null): readonly WrongInHanded[] {
  return error === null ? [] : [{ pointer, error }];
}
