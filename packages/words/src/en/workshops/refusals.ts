import type { ClassRefusal } from '@pratibha/domain/workshops/class-refusals';

/** Why one cannot take a seat in a class. */
export const CLASS_REFUSAL_WORDS: Readonly<Record<ClassRefusal, string>> = {
  'class-overlaps': 'You have a seat in another class at the same time.',
};

type Other = { readonly title: string; readonly starts_at: string; readonly ends_at: string };

/** The same with the name of the other. */
export function overlapWords({ title, starts_at, ends_at }: Other): string {
  return `You have a seat in “${title}” at the same time, from ${starts_at} to ${ends_at}.`;
}
