import { pauseErrors } from '@pratibha/domain/judging/pauses';
import { RUNNING_WORDS } from '@pratibha/words/judging/organiser/running';
import { SAID_ERRORS } from '@pratibha/words/judging/said-errors';
import { fieldSentences } from '@pratibha/words/sentences';
import { useRef } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { failureWords } from '../../session/session.tsx';
import css from './judging.module.css';
import { ROUND_CHANGES } from './judging-calls.ts';

const W = RUNNING_WORDS;

type Props = { readonly roundId: number; readonly onClose: () => void };

/** Pauses a round with what its judges read. */
export function PauseDialog({ roundId, onClose }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const pause = useWrite('POST /admin/rounds/{id}/pause', ROUND_CHANGES);
  const form = useDraftForm({
    start: { sentence: '' },
    form: fields,
    validate: (values) => fieldSentences(SAID_ERRORS, pauseErrors(values)),
    write: pause,
    send: (body, callbacks) => pause.mutate({ params: { id: String(roundId) }, body }, callbacks),
    onSent: onClose,
  });
  return (
    <FormDialog
      isOpen
      title={W.pauseTitle}
      submitLabel={pause.isPending ? W.pausing : W.pauseNow}
      onSubmit={form.submit}
      onClose={onClose}
      isDirty={form.isDirty}
      isBusy={pause.isPending}
      error={pause.error && failureWords(pause.error, W.failed)}
    >
      <div ref={fields} className={css.fields}>
        <p>{W.pauseText}</p>
        <TextAreaField
          label={W.sentence}
          help={W.sentenceHelp}
          rows={2}
          value={form.values.sentence}
          error={form.errors.sentence}
          onChange={({ currentTarget }) => form.change({ sentence: currentTarget.value })}
          data-autofocus
        />
      </div>
    </FormDialog>
  );
}
