import type { AdminClass } from '@pratibha/contract/workshop-classes';
import { clashesOf } from '@pratibha/domain/workshops/classes';
import { CLASS_FORM_WORDS as W } from '@pratibha/words/workshops/organiser/form';
import { useRef, useState } from 'react';
import { fieldErrors } from '../../../data/field-errors.ts';
import { useWrite } from '../../../data/queries.ts';
import { serverNow } from '../../../data/server-clock.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { adminToast, isOvertaken, reasonOf } from '../../console/console.tsx';
import { LateQuestionsEditor, readQuestions } from '../../events/events.tsx';
import { useUser } from '../../session/session.tsx';
import { Clashes } from './Clashes.tsx';
import { ClassFields } from './ClassFields.tsx';
import {
  type ClassValues,
  messagesOf,
  newClassValues,
  planOf,
  sentOf,
  valuesOfClass,
} from './class-values.ts';
import css from './workshops.module.css';
import { CLASS_CHANGES } from './workshops-search.ts';

type Props = {
  /** Null: a new one. */
  readonly one: AdminClass | null;
  /** Every class of the year, with which it may clash. */
  readonly all: readonly AdminClass[];
  readonly onClose: () => void;
};

/**
 * The form of a class. What is at the same time in its room, or with one of its speakers, is told
 * while somebody types; it can be saved all the same. What is typed is kept in the tab.
 */
export function ClassFormDialog({ one, all, onClose }: Props) {
  const user = useUser();
  const body = useRef<HTMLDivElement>(null);
  const [start] = useState(() => (one === null ? newClassValues(serverNow()) : valuesOfClass(one)));
  const [isAsking, setIsAsking] = useState(start.questions !== '{}');
  const create = useWrite('POST /admin/workshops', CLASS_CHANGES);
  const update = useWrite('PUT /admin/workshops/{id}', CLASS_CHANGES);
  const save = one === null ? create : update;
  const form = useDraftForm({
    key: `pratibha.class.${user.id}.${one === null ? 'add' : `${one.id}.${one.revision}`}`,
    start,
    validate: faultsOf,
    showErrors: 'once-touched',
    form: body,
    write: save,
    send: (values: ClassValues, callbacks) => {
      const sent = { ...sentOf(values), event_questions: readQuestions(values.questions).value };
      if (one === null) create.mutate({ body: sent }, callbacks);
      else
        update.mutate(
          { params: { id: String(one.id) }, body: { ...sent, revision: one.revision } },
          callbacks,
        );
    },
    refusedBy: fieldErrors,
    onSent: ({ clashes }: AdminClass) => {
      const kept = one === null ? W.created : W.updated;
      adminToast('success', clashes.length > 0 ? W.clashesKept : kept);
      onClose();
    },
    onFailed: () => adminToast('error', W.failed),
  });
  const { values } = form;
  const venue = all.find(({ own_venue }) => own_venue === null)?.venue_name ?? null;
  const clashes = clashesOf(
    planOf(values, venue),
    all.filter(({ id }) => id !== one?.id),
  );
  return (
    <FormDialog
      isOpen
      width="wide"
      title={one === null ? W.addTitle : W.editTitle}
      submitLabel={save.isPending ? W.saving : W.save}
      onSubmit={form.submit}
      onClose={() => {
        form.discard();
        onClose();
      }}
      isDirty={form.isDirty}
      isBusy={save.isPending}
      isSubmitDisabled={Object.keys(form.faults).length > 0}
      foot={
        <div role="status">
          {clashes.length > 0 && (
            <>
              <p>{W.clash}</p>
              <Clashes
                clashes={clashes.map(({ other, speaker }) => ({
                  class_id: other.id,
                  class_title: other.title,
                  starts_at: other.starts_at,
                  speaker,
                }))}
              />
            </>
          )}
        </div>
      }
      error={save.error && (isOvertaken(save.error) ? W.overtaken : reasonOf(save.error))}
    >
      <div ref={body} className={css.form}>
        <ClassFields
          values={values}
          errors={form.errors}
          workshops={[...new Set(all.map(({ title }) => title))]}
          onChange={form.change}
          onTouch={form.touch}
        />
        {isAsking ? (
          <LateQuestionsEditor
            text={values.questions}
            isFirst={false}
            none={W.noQuestions}
            onChange={(questions) => form.change({ questions })}
          />
        ) : (
          <p>
            {W.noQuestions}{' '}
            <button type="button" className={css.way} onClick={() => setIsAsking(true)}>
              {W.questions}
            </button>
          </p>
        )}
      </div>
    </FormDialog>
  );
}

/** What the fields deserve, and one word for all that is wrong in the questions. */
function faultsOf(values: ClassValues): Readonly<Partial<Record<keyof ClassValues, string>>> {
  const isWrong = readQuestions(values.questions).errors.length > 0;
  return { ...messagesOf(values), ...(isWrong ? { questions: W.questionsWrong } : {}) };
}
