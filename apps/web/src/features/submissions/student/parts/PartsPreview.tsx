import type { WorkForm } from '@pratibha/domain/works/work-form';
import { SUBMISSION_FORM_WORDS as W } from '@pratibha/words/submissions/student/form';
import { PartFrame } from './PartFrame.tsx';
import css from './parts.module.css';

/** What the form of a work asks for, in its order; nothing of it can be filled in. */
export function PartsPreview({ form }: { readonly form: WorkForm }) {
  const link = { required: W.workLinkField, optional: W.workLinkOptional, no: null };
  const fields = [link[form.asks_link], W.demoLinkField, W.descriptionField];
  return (
    <div className={css.parts}>
      {form.parts.map((part) => (
        <PartFrame key={part.id} part={part} error={undefined}>
          {null}
        </PartFrame>
      ))}
      <ul>{fields.map((field) => field !== null && <li key={field}>{field}</li>)}</ul>
    </div>
  );
}
