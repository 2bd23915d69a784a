import type { RoundNominations } from '@pratibha/contract/nominations';
import type { RoundDetails } from '@pratibha/contract/rounds';
import { NOMINATION_LIMITS, nominationTitleErrors } from '@pratibha/domain/judging/nominations';
import {
  NOMINATIONS_WORDS,
  nominationErrorWords,
} from '@pratibha/words/judging/organiser/nominations';
import { useRef, useState } from 'react';
import { fieldErrors } from '../../../data/field-errors.ts';
import { useWrite } from '../../../data/queries.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { adminToast } from '../../console/console.tsx';
import { failureWords } from '../../session/session.tsx';
import css from './judging.module.css';
import { ROUND_CHANGES } from './judging-calls.ts';

const W = NOMINATIONS_WORDS;

type Props = {
  readonly round: RoundDetails;
  readonly titles: RoundNominations['titles'];
  readonly onClose: () => void;
};
type Title = { readonly id: number | null; readonly title: string };
type Values = { readonly titles: readonly Title[] };

/** For what works may be nominated; an empty field is none. */
export function NominationsDialog({ round, titles, onClose }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const [begun] = useState({ start: { titles: startOf(titles) }, version: round.version });
  const save = useWrite('PUT /admin/rounds/{id}/nominations', ROUND_CHANGES);
  const form = useDraftForm<Values, Record<string, string>, RoundNominations>({
    start: begun.start,
    form: fields,
    validate: (values) =>
      Object.fromEntries(
        nominationTitleErrors({ titles: filledIn(values) }).map(({ path, error }) => [
          path,
          nominationErrorWords(error),
        ]),
      ),
    write: save,
    send: (values, callbacks) =>
      save.mutate(
        {
          params: { id: String(round.id) },
          body: { titles: filledIn(values), version: begun.version },
        },
        callbacks,
      ),
    refusedBy: (error) => fieldErrors(error, (parts) => `/${parts.join('/')}`),
    onSent: () => {
      adminToast('success', W.saved);
      onClose();
    },
  });
  const { values, errors, change } = form;
  return (
    <FormDialog
      isOpen
      title={W.title}
      submitLabel={save.isPending ? W.saving : W.save}
      onSubmit={form.submit}
      onClose={onClose}
      isDirty={form.isDirty}
      isBusy={save.isPending}
      error={save.error && failureWords(save.error, W.uncertain)}
    >
      <div ref={fields} className={css.fields}>
        <p className={css.quiet}>{W.intro}</p>
        {values.titles.map((each, at) => (
          <TextField
            // They have no name but their place.
            key={`${at}`}
            label={W.field(at + 1)}
            help={at === 0 ? W.fieldHelp : undefined}
            autoComplete="off"
            value={each.title}
            error={errors[`/titles/${placeOf(values, at)}/title`]}
            onChange={({ currentTarget }) =>
              change({ titles: values.titles.with(at, { ...each, title: currentTarget.value }) })
            }
          />
        ))}
      </div>
    </FormDialog>
  );
}

function startOf(titles: readonly Title[]): Title[] {
  return Array.from(
    { length: NOMINATION_LIMITS.titles },
    (_, at) => titles[at] ?? { id: null, title: '' },
  );
}

/** Those that are not empty. */
function filledIn({ titles }: Values): Title[] {
  return titles.filter(({ title }) => title.trim() !== '');
}

/** Where a field stands among those that are sent. */
function placeOf({ titles }: Values, at: number): number {
  return filledIn({ titles: titles.slice(0, at) }).length;
}
