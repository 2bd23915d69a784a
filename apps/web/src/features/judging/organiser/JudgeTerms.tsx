import type { Judge, RoundDetails } from '@pratibha/contract/rounds';
import { ZONE_OFFSET, zonedIso } from '@pratibha/domain/time/competition-time';
import { RUNNING_WORDS } from '@pratibha/words/judging/organiser/running';
import { useRef, useState } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import { failureWords } from '../../session/session.tsx';
import { nameOfJudge } from './JudgesPart.tsx';
import css from './judging.module.css';
import { ROUND_CHANGES } from './judging-calls.ts';

const W = RUNNING_WORDS;

type Props = { readonly round: RoundDetails; readonly judge: Judge };

/** More time for one judge, and whether what they send counts. */
export function JudgeTerms({ round, judge }: Props) {
  const [isExtending, setExtending] = useState(false);
  const train = useWrite('PUT /admin/judges/{id}/training', ROUND_CHANGES);
  const name = nameOfJudge(judge);
  const { in_training: isTraining } = judge;
  return (
    <>
      {round.opened_at !== null && (
        <Button
          variant="secondary"
          aria-label={W.moreTimeLabel(name)}
          onClick={() => setExtending(true)}
        >
          {W.moreTime}
        </Button>
      )}
      <Button
        variant="secondary"
        aria-label={isTraining ? W.untrainLabel(name) : W.trainLabel(name)}
        disabled={train.isPending}
        onClick={() =>
          train.mutate(
            { params: { id: String(judge.id) }, body: { in_training: !isTraining } },
            { onError: (error) => adminToast('error', reasonOf(error)) },
          )
        }
      >
        {isTraining ? W.untrain : W.train}
      </Button>
      {isExtending && <TimeDialog judge={judge} onClose={() => setExtending(false)} />}
    </>
  );
}

type TimeProps = { readonly judge: Judge; readonly onClose: () => void };

function TimeDialog({ judge, onClose }: TimeProps) {
  const fields = useRef<HTMLDivElement>(null);
  const save = useWrite('PUT /admin/judges/{id}/end', ROUND_CHANGES);
  const { closes_at } = judge;
  const form = useDraftForm({
    start: { until: closes_at === null ? '' : zonedIso(new Date(closes_at)).slice(0, 16) },
    form: fields,
    validate: () => ({}),
    write: save,
    send: ({ until }, callbacks) =>
      save.mutate(
        {
          params: { id: String(judge.id) },
          body: { closes_at: until === '' ? null : `${until}${ZONE_OFFSET}` },
        },
        callbacks,
      ),
    onSent: onClose,
  });
  return (
    <FormDialog
      isOpen
      title={W.moreTimeTitle}
      submitLabel={W.save}
      onSubmit={form.submit}
      onClose={onClose}
      isDirty={form.isDirty}
      isBusy={save.isPending}
      error={save.error && failureWords(save.error, W.failed)}
    >
      <div ref={fields} className={css.fields}>
        <TextField
          type="datetime-local"
          label={W.until}
          help={W.untilHelp}
          autoComplete="off"
          value={form.values.until}
          onChange={({ currentTarget }) => form.change({ until: currentTarget.value })}
          data-autofocus
        />
      </div>
    </FormDialog>
  );
}
