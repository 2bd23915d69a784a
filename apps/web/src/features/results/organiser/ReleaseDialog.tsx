import { ZONE_OFFSET } from '@pratibha/domain/time/competition-time';
import { RELEASE_WORDS, RESULTS_WORDS } from '@pratibha/words/results/organiser/results';
import { useRef } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { TickField } from '../../../ui/fields/TickField.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { adminToast } from '../../console/console.tsx';
import { failureWords } from '../../session/session.tsx';
import css from './results.module.css';
import { RESULTS_CHANGES } from './results-calls.ts';

const W = RELEASE_WORDS;

type Props = { readonly roundId: number; readonly number: number; readonly onClose: () => void };
type Values = { readonly isLater: boolean; readonly at: string };
const START: Values = { isLater: false, at: '' };

/** Releases results now, or at an instant. */
export function ReleaseDialog({ roundId, number, onClose }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const release = useWrite('POST /admin/rounds/{id}/results/release', RESULTS_CHANGES);
  const form = useDraftForm({
    start: START,
    form: fields,
    validate: ({ isLater, at }) => (isLater && at === '' ? { at: W.atMissing } : {}),
    write: release,
    send: ({ isLater, at }, { onSuccess, onError }) =>
      release.mutate(
        {
          params: { id: String(roundId) },
          body: { number, at: isLater ? `${at}${ZONE_OFFSET}` : null },
        },
        {
          onSuccess: (results) => {
            adminToast('success', isLater ? W.waits : W.done);
            return onSuccess(results);
          },
          onError,
        },
      ),
    onSent: onClose,
  });
  const { values, change } = form;
  return (
    <FormDialog
      isOpen
      title={W.title}
      submitLabel={release.isPending ? W.releasing : W.release}
      onSubmit={form.submit}
      onClose={onClose}
      isDirty={form.isDirty}
      isBusy={release.isPending}
      error={release.error && failureWords(release.error, RESULTS_WORDS.uncertain)}
    >
      <div ref={fields} className={css.fields}>
        <p>{W.text}</p>
        {([false, true] as const).map((isLater) => (
          <TickField
            key={String(isLater)}
            type="radio"
            name="when"
            label={isLater ? W.later : W.now}
            checked={values.isLater === isLater}
            onChange={() => change({ isLater })}
          />
        ))}
        {values.isLater && (
          <TextField
            type="datetime-local"
            label={W.at}
            help={W.atHelp}
            autoComplete="off"
            value={values.at}
            error={form.errors['at']}
            onChange={({ currentTarget }) => change({ at: currentTarget.value })}
          />
        )}
      </div>
    </FormDialog>
  );
}
