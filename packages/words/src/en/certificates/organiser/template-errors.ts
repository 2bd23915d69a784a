import type { TemplateError } from '@pratibha/domain/certificates/template';
import { PLACEHOLDER_ERRORS } from '../../announcements/placeholder-errors.ts';
import type { Sentences } from '../../sentences.ts';
import { VALUE_ERRORS } from '../../value-errors.ts';
import { CERTIFICATE_NAME_ERRORS } from '../name-errors.ts';

/** What is said of a template of certificates. */
export const TEMPLATE_ERRORS: Sentences<TemplateError> = {
  ...VALUE_ERRORS,
  'unknown-placeholder': PLACEHOLDER_ERRORS['unknown-placeholder'],
  'placeholder-not-closed': PLACEHOLDER_ERRORS['placeholder-not-closed'],
  'hidden-letters': CERTIFICATE_NAME_ERRORS['hidden-letters'],
  'unprintable-letter': CERTIFICATE_NAME_ERRORS['unprintable-letter'],
  // As editions say it, whose other sentences nobody needs here.
  'unknown-picture': 'This picture is not here any more. Choose it again.',
  'no-language': 'Give a heading and a text below the name in English, in Nepali, or in both.',
};
