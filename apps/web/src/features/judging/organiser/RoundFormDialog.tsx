import type { EventRounds, RoundDetails } from '@pratibha/contract/rounds';
import { type RoundTakes, wouldTake } from '@pratibha/domain/judging/rounds';
import { ROUND_FORM_WORDS } from '@pratibha/words/judging/organiser/round-form';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { adminPaths } from '../../../data/address/admin-paths.ts';
import { fieldErrors } from '../../../data/field-errors.ts';
import { useWrite } from '../../../data/queries.ts';
import { serverNow } from '../../../data/server-clock.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { adminToast } from '../../console/console.tsx';
import { failureWords } from '../../session/session.tsx';
import css from './judging.module.css';
import { ROUND_CHANGES } from './judging-calls.ts';
import { RoundFields } from './RoundFields.tsx';
import {
  newRoundValues,
  type RoundValues,
  roundFaults,
  roundValues,
  sentRound,
} from './round-values.ts';

const W = ROUND_FORM_WORDS;

type AddProps = {
  readonly eventId: string;
  readonly event: EventRounds;
  readonly onClose: () => void;
};

/** Prepares a round, with a rubric to begin with. */
export function AddRoundDialog({ eventId, event, onClose }: AddProps) {
  const navigate = useNavigate();
  const fields = useRef<HTMLDivElement>(null);
  const [start] = useState(() => newRoundValues(serverNow(), event.judged_on));
  const add = useWrite('POST /admin/events/{id}/rounds', ROUND_CHANGES);
  const form = useDraftForm<RoundValues, Record<string, string>, RoundDetails>({
    start,
    form: fields,
    validate: roundFaults,
    write: add,
    send: (values, callbacks) =>
      add.mutate(
        {
          params: { id: eventId },
          body: { ...sentRound(values), begin_with: values.begin_with },
        },
        callbacks,
      ),
    refusedBy: fieldErrors,
    onSent: (made) => {
      adminToast('success', W.added);
      void navigate({ to: adminPaths.round(made) });
    },
  });
  return (
    <FormDialog
      isOpen
      title={W.addTitle}
      submitLabel={add.isPending ? W.saving : W.save}
      onSubmit={form.submit}
      onClose={onClose}
      isDirty={form.isDirty}
      isBusy={add.isPending}
      error={add.error && failureWords(add.error, W.uncertain)}
    >
      <div ref={fields} className={css.fields}>
        <RoundFields
          form={form}
          judgedOn={event.judged_on}
          works={(takes) => wouldJudge(event, takes)}
          hasBefore={event.rounds.length > 0}
          isOpen={false}
        />
      </div>
    </FormDialog>
  );
}

/** Which are chosen by hand is not known before. */
function wouldJudge({ would_take }: EventRounds, takes: RoundTakes): number | null {
  if (takes === 'chosen') return null;
  return takes === 'accepted' ? would_take.accepted : would_take.handed_in;
}

function wouldTakeOf(
  { works, opened_at, works_listed, takes: saved }: RoundDetails,
  takes: RoundTakes,
) {
  if (opened_at !== null) return works;
  return works_listed.filter(({ submission_status: status, is_in }) =>
    wouldTake(takes, { status, isChosen: saved === 'chosen' && is_in }),
  ).length;
}

/** Changes a round; of an open one only what may still move. */
export function EditRoundDialog({
  round,
  onClose,
}: {
  readonly round: RoundDetails;
  readonly onClose: () => void;
}) {
  const fields = useRef<HTMLDivElement>(null);
  const [begun] = useState({ start: roundValues(round), version: round.version });
  const save = useWrite('PUT /admin/rounds/{id}', ROUND_CHANGES);
  const form = useDraftForm({
    start: begun.start,
    form: fields,
    validate: roundFaults,
    write: save,
    send: (values, callbacks) =>
      save.mutate(
        {
          params: { id: String(round.id) },
          body: { ...sentRound(values), version: begun.version },
        },
        callbacks,
      ),
    refusedBy: fieldErrors,
    onSent: () => {
      adminToast('success', W.saved);
      onClose();
    },
  });
  return (
    <FormDialog
      isOpen
      title={W.editTitle}
      submitLabel={save.isPending ? W.saving : W.save}
      onSubmit={form.submit}
      onClose={onClose}
      isDirty={form.isDirty}
      isBusy={save.isPending}
      error={save.error && failureWords(save.error, W.uncertain)}
    >
      <div ref={fields} className={css.fields}>
        <RoundFields
          form={form}
          judgedOn={[]}
          works={(takes) => wouldTakeOf(round, takes)}
          hasBefore={round.has_round_before}
          isOpen={round.opened_at !== null}
        />
      </div>
    </FormDialog>
  );
}
