import type { EventInForm } from '@pratibha/contract/event-places';
import type { AdminEvent } from '@pratibha/contract/events';
import { EVENT_FORM_WORDS } from '@pratibha/words/events/organiser/form';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { read } from '../../../data/queries.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import { adminToast, DoubtsDialog, reasonOf, useDoubts } from '../../console/console.tsx';
import { EventFields } from './EventFields.tsx';
import css from './EventForm.module.css';
import { TakenContext } from './OptionSeats.tsx';
import { QuestionsEditor } from './QuestionsEditor.tsx';
import { RenamesDialog } from './RenamesDialog.tsx';
import { SavedVersion } from './SavedVersion.tsx';
import { type FormTask, useEventForm } from './use-event-form.ts';
import { useOptionsTaken } from './use-options-taken.ts';
import { useRenames } from './use-renames.ts';

type Props<Event> = {
  readonly task: FormTask<Event>;
  /** Told of an event that was made. */
  readonly onClose: (made?: AdminEvent) => void;
};

/**
 * The form of an event, once all that it has is there: what the list shows of it may be less, and
 * old.
 */
export function EventFormDialog({ task, onClose }: Props<AdminEvent>) {
  const [opened, setOpened] = useState<EventInForm | null>(null);
  const id = task.kind === 'add' ? null : task.event.id;
  const whole = useQuery({
    ...read('GET /admin/events/{id}/form', { params: { id: String(id) } }),
    enabled: id !== null && opened === null,
    staleTime: 0,
  });
  const isFresh = whole.isSuccess && whole.isFetchedAfterMount && !whole.isFetching;
  if (opened === null && isFresh) setOpened(whole.data);
  const isLost = opened === null && (whole.isPaused || (whole.isError && !whole.isFetching));
  useEffect(() => {
    if (!isLost) return;
    adminToast('error', EVENT_FORM_WORDS.notLoaded);
    onClose();
  }, [isLost, onClose]);
  if (task.kind === 'add') return <Form task={task} onClose={onClose} />;
  if (opened === null) return <Spinner label={EVENT_FORM_WORDS.opening} over="words" />;
  return <Form task={{ ...task, event: opened }} onClose={onClose} />;
}

/**
 * The form of an event (R5.6 to R5.9): errors are told while typing, and Save is disabled while
 * there are any. A field says what it misses once it was touched; above the buttons stands the
 * first thing that is in the way, which leads to its field. Where somebody else saved in between,
 * their version can be loaded under the changes. What is unusual is asked once, before it is saved.
 * What is typed is kept in the tab, so that a reload or an expired session loses nothing: the form
 * opens with it again.
 */
function Form({ task, onClose }: Props<EventInForm>) {
  const form = useEventForm(task, onClose);
  const { values, base, save } = form;
  const takenOf = useOptionsTaken(task.kind === 'edit' ? task.event.id : null, 'registration');
  const problems = Object.entries(form.faults);
  const body = useRef<HTMLDivElement>(null);
  const renames = useRenames({
    ...{ eventId: task.kind === 'edit' ? task.event.id : null, asked: 'registration' },
    ...{ before: base.values.questions, after: values.questions },
    ...form.versions,
    onSave: form.submit,
  });
  const asking = useDoubts(form.doubts, renames.save);
  const first = task.kind === 'edit' ? task.field : undefined;
  useEffect(() => {
    // The dialog has put the focus there, and scrolls nothing for it.
    if (first !== undefined) document.activeElement?.scrollIntoView({ block: 'center' });
  }, [first]);
  return (
    <>
      <FormDialog
        isOpen
        width="broad"
        title={task.kind === 'edit' ? EVENT_FORM_WORDS.editTitle : EVENT_FORM_WORDS.addTitle}
        submitLabel={save.isPending ? EVENT_FORM_WORDS.saving : EVENT_FORM_WORDS.save}
        onSubmit={asking.save}
        onClose={() => {
          form.discard();
          onClose();
        }}
        isDirty={form.isDirty}
        isBusy={save.isPending}
        isSubmitDisabled={problems.length > 0}
        foot={
          <InTheWay
            problems={problems}
            onLead={(field) => leadTo(body.current, field, form.touch)}
          />
        }
        error={
          form.loadTheirs ? (
            <Overtaken isLoading={form.isLoading} onLoad={form.loadTheirs} />
          ) : save.isError ? (
            reasonOf(save.error)
          ) : null
        }
      >
        <div className={css.form} ref={body}>
          {base.clashes && (
            <SavedVersion
              key={base.revision}
              theirs={base.values}
              clashes={base.clashes}
              onTake={form.takeTheirs}
            />
          )}
          <EventFields
            values={values}
            errors={form.errors}
            titles={form.titles}
            edition={form.edition}
            proposed={task.kind === 'add' ? form.base.values : null}
            first={first}
            onChange={form.change}
            onTouch={form.touch}
          />
          <TakenContext value={takenOf}>
            <QuestionsEditor
              text={values.questions}
              isFirst={first === 'questions'}
              onChange={(text) => form.change({ questions: text })}
            />
          </TakenContext>
        </div>
      </FormDialog>
      <DoubtsDialog {...asking.dialog} />
      {renames.dialog.renamed.length > 0 && <RenamesDialog {...renames.dialog} />}
    </>
  );
}

type InTheWayProps = {
  readonly problems: readonly (readonly [field: string, problem: string])[];
  readonly onLead: (field: string) => void;
};

/** Why Save waits, with the way to the first field that is wrong. */
function InTheWay({ problems, onLead }: InTheWayProps) {
  const [first] = problems;
  const others = new Set(problems.map(([, problem]) => problem)).size - 1;
  return (
    <div role="status">
      {first && (
        <p className={css.problems}>
          {EVENT_FORM_WORDS.missing}{' '}
          <button
            type="button"
            className={css.way}
            aria-label={EVENT_FORM_WORDS.toField(first[1])}
            onClick={() => onLead(first[0])}
          >
            {first[1]}
          </button>{' '}
          {others > 0 && EVENT_FORM_WORDS.others(others)}
        </p>
      )}
    </div>
  );
}

/** Puts the focus into a field, once it says what is wrong with it. */
function leadTo(form: HTMLElement | null, field: string, touch: (field: string) => void): void {
  touch(field);
  requestAnimationFrame(() => {
    const found = form?.querySelector<HTMLElement>(`[data-field="${field}"]`);
    found?.focus({ preventScroll: true });
    found?.scrollIntoView({ block: 'center' });
  });
}

type OvertakenProps = { readonly isLoading: boolean; readonly onLoad: () => void };

/** Somebody else saved first: what to do about it. */
function Overtaken({ isLoading, onLoad }: OvertakenProps) {
  return (
    <>
      {EVENT_FORM_WORDS.overtaken}{' '}
      <button type="button" className={css.way} disabled={isLoading} onClick={onLoad}>
        {isLoading ? EVENT_FORM_WORDS.loadingTheirs : EVENT_FORM_WORDS.loadTheirs}
      </button>
    </>
  );
}
