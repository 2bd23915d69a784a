import type { ClassRefusal } from '@pratibha/domain/workshops/class-refusals';

/** Why one cannot take a seat in a class. */
export const CLASS_REFUSAL_WORDS: Readonly<Record<ClassRefusal, string>> = {
  'class-overlaps': 'You have a seat in another class at the same time.',
};
