import type { RoundShow } from '@pratibha/contract/shows';
import {
  SLIDE_LIMITS,
  SLIDE_PLACES,
  type SlidePlace,
  slideErrors,
} from '@pratibha/domain/results/show';
import { LEAD_WORDS, SHOW_WORDS, SLIDES_WORDS } from '@pratibha/words/results/organiser/show';
import { SLIDE_ERRORS } from '@pratibha/words/results/slide-errors';
import { sentenceOf } from '@pratibha/words/sentences';
import { useRef, useState } from 'react';
import { fieldErrors } from '../../../data/field-errors.ts';
import { useWrite } from '../../../data/queries.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast } from '../../console/console.tsx';
import { failureWords } from '../../session/session.tsx';
import css from './results.module.css';
import { SHOW_CHANGES } from './results-calls.ts';

const W = SLIDES_WORDS;

type Slide = { readonly key: number; readonly place: SlidePlace; readonly text: string };
type Props = { readonly show: RoundShow; readonly onClose: () => void };

const CHOICES = SLIDE_PLACES.map((value) => ({ value, label: SHOW_WORDS.places[value] }));

function faultsIn({ slides }: { readonly slides: readonly Slide[] }): Record<string, string> {
  return Object.fromEntries(
    slideErrors(slides).map(({ path, error }) => [
      `/slides${path}`,
      sentenceOf(SLIDE_ERRORS, error),
    ]),
  );
}

/** The texts that stand between the awards of a show. */
export function SlidesDialog({ show, onClose }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const made = useRef(show.slides.length);
  const [start] = useState(() => ({
    slides: show.slides.map((slide, key): Slide => ({ key, ...slide })),
  }));
  const save = useWrite('PUT /admin/rounds/{id}/show', SHOW_CHANGES);
  const form = useDraftForm({
    start,
    form: fields,
    validate: faultsIn,
    write: save,
    send: ({ slides }, callbacks) =>
      save.mutate(
        {
          params: { id: String(show.round_id) },
          body: { slides: slides.map(({ place, text }) => ({ place, text })) },
        },
        callbacks,
      ),
    refusedBy: (error) => fieldErrors(error, (parts) => `/${parts.join('/')}`),
    onSent: () => {
      adminToast('success', W.saved);
      onClose();
    },
  });
  const { slides } = form.values;
  const put = (at: number, slide: Slide) => form.change({ slides: slides.with(at, slide) });
  const add = () => {
    made.current += 1;
    form.change({ slides: [...slides, { key: made.current, place: 'opening', text: '' }] });
  };
  return (
    <FormDialog
      isOpen
      title={W.title}
      submitLabel={save.isPending ? W.saving : W.save}
      onSubmit={form.submit}
      onClose={onClose}
      isDirty={form.isDirty}
      isBusy={save.isPending}
      error={save.error && failureWords(save.error, LEAD_WORDS.uncertain)}
    >
      <div ref={fields} className={css.fields}>
        {slides.map((slide, at) => (
          <fieldset key={slide.key} className={css.award}>
            <legend>{W.number(at + 1)}</legend>
            <SelectField
              label={W.place}
              value={slide.place}
              choices={CHOICES}
              onChange={({ currentTarget }) =>
                put(at, { ...slide, place: currentTarget.value as SlidePlace })
              }
            />
            <TextAreaField
              label={W.text}
              rows={2}
              maxLength={SLIDE_LIMITS.text}
              value={slide.text}
              error={form.errors[`/slides/${at}/text`]}
              onChange={({ currentTarget }) => put(at, { ...slide, text: currentTarget.value })}
            />
            <div className={css.actions}>
              <Button
                variant="secondary"
                onClick={() => form.change({ slides: slides.toSpliced(at, 1) })}
              >
                {W.remove}
              </Button>
            </div>
          </fieldset>
        ))}
        {slides.length < SLIDE_LIMITS.slides && (
          <div>
            <Button variant="secondary" onClick={add}>
              {W.add}
            </Button>
          </div>
        )}
      </div>
    </FormDialog>
  );
}
