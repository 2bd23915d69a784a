import type { ClassField, ClassFieldError } from '@pratibha/domain/workshops/classes';
import { EVENT_LABELS } from '../events/organiser/form-errors.ts';
import type { Sentences } from '../sentences.ts';
import { type FieldLabels, textSentences } from '../text-errors.ts';
import { VALUE_ERRORS } from '../value-errors.ts';

/** What the fields of a class are called within a sentence. */
export const CLASS_LABELS: FieldLabels<ClassField> = { ...EVENT_LABELS, speakers: 'Each speaker' };

/** What is said under a field of the form of a class. */
export const CLASS_ERRORS: Sentences<ClassFieldError> = {
  ...VALUE_ERRORS,
  ...textSentences(CLASS_LABELS),
  'end-not-after-start': 'The end must be after the start.',
  'opens-after-class': 'Seats must open before the class begins.',
};
