import type { Role } from '../people/roles.ts';
import { onlyErrors, type TextError, textError } from '../text/text-rule.ts';
import type { FindRefusal } from './find-refusals.ts';

/** Code points of the name of a saved filter. */
export const LONGEST_FILTER_NAME = 40;

/** So many filters of a list one person keeps, and so many are shared. */
export const MOST_FILTERS = 20;

export type SavedFilterError = TextError<'filter_name'>;

/** What is wrong with a filter that is to be saved. */
export function savedFilterErrors({
  name,
}: {
  readonly name: string;
}): Partial<Record<'name', SavedFilterError>> {
  const rule = { field: 'filter_name', limit: LONGEST_FILTER_NAME, isRequired: true } as const;
  return onlyErrors({ name: textError(name, rule) });
}

type FilterFacts = {
  /** Null: its owner was erased. */
  readonly ownerId: number | null;
  readonly isShared: boolean;
  readonly actor: { readonly id: number; readonly role: Role };
};

/**
 * Why this person may neither change nor remove a filter that they see: it changes for everybody.
 * Admins may, also where its owner organises no more.
 */
export function whyNotChangeFilter({ ownerId, isShared, actor }: FilterFacts): FindRefusal | null {
  const isAdmin = actor.role === 'ADMIN' || actor.role === 'SUPER_ADMIN';
  return ownerId === actor.id || (isShared && isAdmin) ? null : 'not-your-filter';
}

/** Why no filter is kept beside so many. */
export function whyNotSaveFilter({ others }: { readonly others: number }): FindRefusal | null {
  return others < MOST_FILTERS ? null : 'too-many-filters';
}
