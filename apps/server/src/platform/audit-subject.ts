import type { AuditAction, AuditKind } from '@pratibha/domain/audit/audit-kinds';
import type { RawBuilder } from 'kysely';
import type { DB } from './db/types.gen.ts';

/** What stands in a table: whom it concerns, its event and its title by their columns. */
type InTable = {
  readonly [T in keyof DB]: {
    readonly table: T;
    readonly person?: keyof DB[T] & string;
    readonly event?: keyof DB[T] & string;
    readonly title?: keyof DB[T] & string;
    /**
     * The change that removes it. What stood in these columns is told by the entry of that, and
     * whose it was is whoever made it.
     */
    readonly gone?: AuditAction;
    /**
     * What a decision said where its entry does not: `audit` is the entry, the kind names the row.
     */
    readonly remarks?: RawBuilder<string | null>;
  };
}[keyof DB];

/** What is a person or an event itself, and is never removed. */
type Itself = { readonly table?: never } & (
  | { readonly person: 'itself' }
  | { readonly event: 'itself' }
);

/** How the audit finds what an entry of one kind is about; null: by nothing but its id. */
export type AuditSubject = InTable | Itself | null;
export type AuditSubjects = Readonly<Record<AuditKind, AuditSubject>>;
