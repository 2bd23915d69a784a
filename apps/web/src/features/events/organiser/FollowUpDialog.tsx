import type { AdminEvent } from '@pratibha/contract/events';
import type { FollowUpOut } from '@pratibha/contract/follow-ups';
import { lastDayError } from '@pratibha/domain/follow-ups/follow-ups';
import { FOLLOW_UP_ERRORS } from '@pratibha/words/follow-ups/form-errors';
import { FOLLOW_UP_EDIT_WORDS as W } from '@pratibha/words/follow-ups/organiser/form';
import { sentenceOf } from '@pratibha/words/sentences';
import { useRef, useState } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { adminToast, isOvertaken, reasonOf } from '../../console/console.tsx';
import { useUser } from '../../session/session.tsx';
import css from './EventForm.module.css';
import { TakenContext } from './OptionSeats.tsx';
import { QuestionsEditor } from './QuestionsEditor.tsx';
import { RenamesDialog } from './RenamesDialog.tsx';
import { readQuestions } from './read-questions.ts';
import { useOptionsTaken } from './use-options-taken.ts';
import { useRenames } from './use-renames.ts';

type Props = {
  readonly event: AdminEvent;
  /** As it is on the server; fetched again after every attempt. */
  readonly followUp: FollowUpOut;
  readonly onClose: () => void;
};

/**
 * What is edited, with the version that it began with: nobody's questions are overwritten unseen.
 */
type Draft = { readonly text: string; readonly lastDay: string; readonly revision: number };

/** The form of the questions for whoever is shortlisted, built as those of registering are. */
export function FollowUpDialog({ event, followUp: current, onClose }: Props) {
  const user = useUser();
  const body = useRef<HTMLDivElement>(null);
  const [start] = useState(() => draftOf(current));
  const [isToldOfChange, setIsToldOfChange] = useState(false);
  /** The version that there is since options got other words. */
  const renamedTo = useRef<number | null>(null);
  const save = useWrite('PUT /admin/events/{id}/follow-up', [
    'GET /admin/events/{id}/follow-up',
    'GET /admin/events/{id}/history',
    'GET /admin/registrations',
    'GET /admin/registrations/{id}/follow-up',
  ]);
  const form = useDraftForm({
    key: `pratibha.follow-up-questions.${user.id}.${event.id}`,
    start,
    validate: (draft) => faultsOf(draft, event.event_date),
    showErrors: 'once-touched',
    form: body,
    write: save,
    send: ({ text, lastDay, revision }, callbacks) =>
      save.mutate(
        {
          params: { id: String(event.id) },
          body: {
            questions: readQuestions(text).value,
            last_day: lastDay || null,
            revision: isToldOfChange ? current.revision : (renamedTo.current ?? revision),
          },
        },
        callbacks,
      ),
    onSent: () => {
      adminToast('success', W.saved);
      onClose();
    },
    onFailed: (error) => {
      if (isOvertaken(error)) setIsToldOfChange(true);
      adminToast('error', W.failed);
    },
  });
  const takenOf = useOptionsTaken(event.id, 'follow-up');
  const { text, lastDay } = form.values;
  const renames = useRenames({
    ...{ eventId: event.id, asked: 'follow-up', before: start.text, after: text },
    revisionNow: () => renamedTo.current ?? form.values.revision,
    onRenamed: (revision) => void (renamedTo.current = revision),
    onSave: form.submit,
  });
  return (
    <>
      <FormDialog
        isOpen
        width="broad"
        title={W.title(event.title)}
        submitLabel={save.isPending ? W.saving : W.save}
        onSubmit={renames.save}
        onClose={() => {
          form.discard();
          onClose();
        }}
        isDirty={form.isDirty}
        isBusy={save.isPending}
        isSubmitDisabled={Object.keys(form.faults).length > 0}
        error={save.error && (isOvertaken(save.error) ? W.overtaken : reasonOf(save.error))}
      >
        <div ref={body} className={css.form}>
          <p>{W.intro}</p>
          {current.answered > 0 && <p>{W.answered(current.answered)}</p>}
          <TextField
            type="date"
            label={W.lastDay}
            help={W.lastDayHelp}
            error={form.errors.lastDay}
            value={lastDay}
            data-autofocus
            onChange={({ currentTarget }) => form.change({ lastDay: currentTarget.value })}
          />
          <TakenContext value={takenOf}>
            <QuestionsEditor
              text={text}
              isFirst={false}
              none={W.empty}
              onChange={(next) => form.change({ text: next })}
            />
          </TakenContext>
        </div>
      </FormDialog>
      {renames.dialog.renamed.length > 0 && <RenamesDialog {...renames.dialog} />}
    </>
  );
}

function draftOf({ questions, last_day, revision }: FollowUpOut): Draft {
  return { text: JSON.stringify(questions, null, 2), lastDay: last_day ?? '', revision };
}

/** Those of the questions are told where they are edited; here they keep them from being saved. */
function faultsOf({ text, lastDay }: Draft, eventDay: string | null) {
  const { value, errors } = readQuestions(text);
  const wrong = lastDayError({ questions: value, last_day: lastDay || null }, eventDay);
  return {
    ...(errors[0] === undefined ? {} : { text: errors[0].message }),
    ...(wrong === null ? {} : { lastDay: sentenceOf(FOLLOW_UP_ERRORS, wrong) }),
  };
}
