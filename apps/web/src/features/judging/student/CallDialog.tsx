import { callErrors } from '@pratibha/domain/judging/judge-calls';
import { JUDGE_RUNNING_WORDS } from '@pratibha/words/judging/judge/running';
import { SAID_ERRORS } from '@pratibha/words/judging/said-errors';
import { fieldSentences } from '@pratibha/words/sentences';
import { useRef } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { failureWords } from '../../session/session.tsx';
import css from './judge.module.css';

const W = JUDGE_RUNNING_WORDS;

type Props = {
  readonly roundId: number;
  readonly workId: number | null;
  readonly onClose: () => void;
};

/** Calls an organiser with one line. */
export function CallDialog({ roundId, workId, onClose }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const call = useWrite('POST /judge/rounds/{id}/calls', ['GET /judge/rounds/{id}/standing']);
  const form = useDraftForm({
    start: { line: '' },
    form: fields,
    validate: (values) => fieldSentences(SAID_ERRORS, callErrors(values)),
    write: call,
    send: ({ line }, callbacks) =>
      call.mutate({ params: { id: String(roundId) }, body: { line, work_id: workId } }, callbacks),
    onSent: onClose,
  });
  return (
    <FormDialog
      isOpen
      title={W.callTitle}
      submitLabel={call.isPending ? W.sending : W.send}
      onSubmit={form.submit}
      onClose={onClose}
      isDirty={form.isDirty}
      isBusy={call.isPending}
      error={call.error && failureWords(call.error, W.failed)}
    >
      <div ref={fields} className={css.plain}>
        <p>{W.callText}</p>
        <TextField
          label={W.line}
          help={W.lineHelp}
          autoComplete="off"
          value={form.values.line}
          error={form.errors.line}
          onChange={({ currentTarget }) => form.change({ line: currentTarget.value })}
          data-autofocus
        />
      </div>
    </FormDialog>
  );
}
