import type { Role } from '../people/roles.ts';
import { onlyErrors, type TextError, textError } from '../text/text-rule.ts';
import type { DeskRefusal } from './desk-refusals.ts';

/** What organisers note something of, and put tags on. */
export const DESK_KINDS = ['registration', 'submission', 'user'] as const;
export type DeskKind = (typeof DESK_KINDS)[number];

/** Code points of a note as it is written, and of a tag. */
export const DESK_LIMITS = { note: 1_000, label: 30 } as const;

/** So many tags one event has, and so many there are for all. */
export const MOST_TAGS = 100;

/** What can be wrong with a text of the desk. */
export type DeskFieldError = TextError<'desk_note' | 'tag'>;

/** What is wrong with a note. */
export function noteErrors({
  text,
}: {
  readonly text: string;
}): Partial<Record<'text', DeskFieldError>> {
  const rule = { field: 'desk_note', limit: DESK_LIMITS.note, isRequired: true } as const;
  return onlyErrors({ text: textError(text, rule) });
}

/** What is wrong with a tag. */
export function tagErrors({
  label,
}: {
  readonly label: string;
}): Partial<Record<'label', DeskFieldError>> {
  const rule = { field: 'tag', limit: DESK_LIMITS.label, isRequired: true } as const;
  return onlyErrors({ label: textError(label, rule) });
}

type NoteFacts = {
  readonly authorId: number;
  readonly actor: { readonly id: number; readonly role: Role };
};

/** Why this person may not put other words into a note: it stands below its author's name. */
export function whyNotEditNote({ authorId, actor }: NoteFacts): DeskRefusal | null {
  return authorId === actor.id ? null : 'not-your-note';
}

/** Why this person may not remove a note; admins remove any, also of who has left. */
export function whyNotRemoveNote({ authorId, actor }: NoteFacts): DeskRefusal | null {
  const isAdmin = actor.role === 'ADMIN' || actor.role === 'SUPER_ADMIN';
  return isAdmin || authorId === actor.id ? null : 'not-your-note';
}

/** Why no tag is made beside so many of its event, or for all. */
export function whyNotMakeTag({ others }: { readonly others: number }): DeskRefusal | null {
  return others < MOST_TAGS ? null : 'too-many-tags';
}

type Tagging = {
  /** Of the tag; null: it is for all. */
  readonly tagEvent: number | null;
  /** Of the rows; null: of a person. */
  readonly rowEvents: readonly (number | null)[];
};

/** Why the tag does not go on these rows. */
export function whyNotTag({ tagEvent, rowEvents }: Tagging): DeskRefusal | null {
  const isOfAll = tagEvent === null || rowEvents.every((each) => each === tagEvent);
  return isOfAll ? null : 'tag-of-another-event';
}
