import type { WorkForm } from '@pratibha/domain/works/work-form';
import { WORK_FORM_EDITOR_WORDS as W } from '@pratibha/words/work-forms/organiser/editor';
import { PartsPreview } from '../../submissions/submissions.tsx';
import css from './work-forms.module.css';

/** What students are asked for, as it will stand in their form. */
export function WorkFormPreview({ form }: { readonly form: WorkForm }) {
  return (
    <section className={css.preview} aria-label={W.preview}>
      <h3>{W.preview}</h3>
      <p className={css.quiet}>{W.previewNote}</p>
      <PartsPreview form={drawn(form)} />
    </section>
  );
}

/** A part that has no name yet is called by its place; what is no number yet is left out. */
function drawn(form: WorkForm): WorkForm {
  const known = (number: number | null) => (Number.isNaN(number) ? null : number);
  return {
    ...form,
    parts: form.parts.map((part, at) => ({
      ...part,
      name: part.name || W.number(at + 1),
      most: known(part.most) ?? 1,
      most_mb: known(part.most_mb),
      least_dpi: known(part.least_dpi),
    })),
  };
}
