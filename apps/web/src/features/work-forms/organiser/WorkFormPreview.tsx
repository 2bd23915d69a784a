import type { WorkForm } from '@pratibha/domain/works/work-form';
import { askedInWords } from '@pratibha/words/work-forms/asks';
import { WORK_FORM_EDITOR_WORDS as W } from '@pratibha/words/work-forms/organiser/editor';
import css from './work-forms.module.css';

/** What students read before they hand in; nothing of it can be filled in. */
export function WorkFormPreview({ form }: { readonly form: WorkForm }) {
  const link = W.previewLink[form.asks_link];
  return (
    <section className={css.preview} aria-label={W.preview}>
      <h3>{W.preview}</h3>
      <p className={css.quiet}>{W.previewNote}</p>
      <ul>
        {link !== '' && <li>{link}</li>}
        <li>{W.previewDescription}</li>
        {form.parts.map((part, at) => (
          <li key={part.id}>
            <strong>{W.previewOf(part.name || W.number(at + 1), part.required)}</strong>
            {part.help !== null && <p>{part.help}</p>}
            <p className={css.quiet}>{askedInWords(part)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
