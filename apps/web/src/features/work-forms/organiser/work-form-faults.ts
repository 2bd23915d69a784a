import { workFormErrors } from '@pratibha/domain/works/work-form-errors';
import { sentenceOf } from '@pratibha/words/sentences';
import { WORK_FORM_ERRORS } from '@pratibha/words/works/form-errors';
import { sentWorkForm, type WorkFormValues } from './work-form-values.ts';

/** What is wrong, by the place of the field: `/parts/0/name`. */
export function workFormFaults(values: WorkFormValues): Record<string, string> {
  const wrong = workFormErrors(sentWorkForm(values)).map(({ pointer, error }) => [
    // Without a part the choice of the link decides whether anything is asked for.
    error.code === 'nothing-to-hand-in' ? '/asks_link' : pointer,
    sentenceOf(WORK_FORM_ERRORS, error),
  ]);
  return Object.fromEntries(wrong) as Record<string, string>;
}
