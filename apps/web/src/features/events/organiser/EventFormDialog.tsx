import { ProblemError } from '@pratibha/contract/client';
import type { AdminEvent } from '@pratibha/contract/events';
import { useEffect, useRef, useState } from 'react';
import { queryClient, read, useWrite, useWriteOnce } from '../../../data/queries.ts';
import { serverNow } from '../../../data/server-clock.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { useDraft } from '../../../ui/forms/use-draft.ts';
import { adminToast, reasonOf } from '../../console/console.tsx';
import { useUser } from '../../session/session.tsx';
import { EVENTS, FORM } from './admin-events.texts.ts';
import { EventFields } from './EventFields.tsx';
import css from './EventForm.module.css';
import {
  copyOf,
  type EventValues,
  errorsOf,
  inputOf,
  newEventValues,
  valuesOf,
} from './event-values.ts';
import { type EventField, mergeValues, withoutLooseDates } from './merge.ts';
import { QuestionsEditor } from './QuestionsEditor.tsx';
import { readQuestions } from './read-questions.ts';
import { SavedVersion } from './SavedVersion.tsx';

/** What the form is opened for. */
export type FormTask =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'duplicate'; readonly event: AdminEvent };

type Props = { readonly task: FormTask; readonly onClose: () => void };

const CHANGES = [
  'GET /admin/events',
  'GET /admin/events/{id}',
  'GET /public/events/available',
  'GET /user/available/events',
  'GET /admin/dashboard',
] as const;

/** What the changes are changes of. */
type Base = {
  readonly values: EventValues;
  readonly revision: number | undefined;
  /** Fields that somebody else changed too, once the version they saved was loaded. */
  readonly clashes: readonly EventField[] | null;
};

function baseOf(task: FormTask): Base {
  const first = { revision: undefined, clashes: null };
  if (task.kind === 'add') return { ...first, values: newEventValues(serverNow()) };
  if (task.kind === 'duplicate') return { ...first, values: copyOf(task.event) };
  return { ...first, values: valuesOf(task.event), revision: task.event.revision };
}

/** What is typed for one version of an event is no draft for the next. */
function nameOf(task: FormTask): string {
  if (task.kind === 'add') return task.kind;
  return `${task.kind}.${task.event.id}.${task.event.revision}`;
}

/**
 * The form of an event (spec section 5): errors are told while typing, and Save is disabled while
 * there are any. A field says what it misses once it was touched; the list above the buttons says
 * everything that is in the way. Where somebody else saved in between, their version can be loaded
 * under the changes. What is typed is kept in the tab, so that a reload or an expired session loses
 * nothing: the form opens with it again.
 */
export function EventFormDialog({ task, onClose }: Props) {
  const user = useUser();
  const [base, setBase] = useState(() => baseOf(task));
  const draft = useDraft(`pratibha.event.${user.id}.${nameOf(task)}`, base.values, 'tab');
  const { values, setValues } = draft;
  // Who waits for the version of somebody else may go on typing.
  const latest = useRef(values);
  useEffect(() => void (latest.current = values), [values]);
  const [isLoading, setIsLoading] = useState(false);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const create = useWriteOnce('POST /admin/events', String(user.id), CHANGES);
  const update = useWrite('PUT /admin/events/{id}', CHANGES);
  const save = task.kind === 'edit' ? update : create;

  const errors = errorsOf(values);
  const questions = readQuestions(values.questions);
  const problems = [
    ...new Set([
      ...Object.values(errors),
      ...(questions.errors.length > 0 ? [FORM.questionsWrong] : []),
    ]),
  ];
  const shown = Object.fromEntries(
    Object.entries({ ...errors, ...refused }).filter(
      ([name]) => touched.has(name) || name in refused || isFilled(values, name),
    ),
  );
  const change = (part: Partial<EventValues>) => {
    const names = Object.keys(part);
    setValues({ ...values, ...part });
    setTouched(new Set([...touched, ...names]));
    setRefused(
      Object.fromEntries(Object.entries(refused).filter(([name]) => !names.includes(name))),
    );
  };

  const close = () => {
    draft.clear();
    onClose();
  };
  const submit = () => {
    const body = inputOf(values, questions.value);
    const outcome = {
      onSuccess: () => {
        adminToast('success', task.kind === 'edit' ? EVENTS.updated : EVENTS.created);
        close();
      },
      onError: (error: Error) => {
        adminToast('error', EVENTS.saveFailed);
        setRefused(fieldsOf(error));
      },
    };
    if (task.kind === 'edit') {
      const { revision } = base;
      update.mutate(
        { params: { id: String(task.event.id) }, body: { ...body, revision } },
        outcome,
      );
    } else {
      create.mutate({ body }, outcome);
    }
  };

  const loadTheirs = async (id: number) => {
    setIsLoading(true);
    try {
      const call = read('GET /admin/events/{id}', { params: { id: String(id) } });
      const event = await queryClient.fetchQuery({ ...call, staleTime: 0 });
      const merged = mergeValues(base.values, latest.current, valuesOf(event));
      setBase({ values: valuesOf(event), revision: event.revision, clashes: merged.clashes });
      setValues(merged.values);
      update.reset();
    } catch {
      adminToast('error', FORM.theirsFailed);
    } finally {
      setIsLoading(false);
    }
  };
  const takeTheirs = (field: EventField) => {
    const { clashes, ...rest } = base;
    setBase({ ...rest, clashes: (clashes ?? []).filter((each) => each !== field) });
    setValues(withoutLooseDates({ ...values, [field]: base.values[field] }));
  };
  const isOvertaken = save.error instanceof ProblemError && save.error.slug === 'changed-meanwhile';

  return (
    <FormDialog
      isOpen
      width="broad"
      title={task.kind === 'edit' ? FORM.editTitle : FORM.addTitle}
      submitLabel={save.isPending ? FORM.saving : FORM.save}
      onSubmit={submit}
      onClose={close}
      isDirty={JSON.stringify(values) !== JSON.stringify(base.values)}
      isBusy={save.isPending}
      isSubmitDisabled={problems.length > 0}
      error={
        task.kind === 'edit' && isOvertaken ? (
          <Overtaken isLoading={isLoading} onLoad={() => void loadTheirs(task.event.id)} />
        ) : save.isError ? (
          reasonOf(save.error)
        ) : null
      }
    >
      <div className={css.form}>
        {base.clashes && (
          <SavedVersion
            key={base.revision}
            theirs={base.values}
            clashes={base.clashes}
            onTake={takeTheirs}
          />
        )}
        <EventFields
          values={values}
          errors={shown}
          onChange={change}
          onTouch={(name) => setTouched(new Set([...touched, name]))}
        />
        <QuestionsEditor text={values.questions} onChange={(text) => change({ questions: text })} />
        {problems.length > 0 && (
          <div className={css.problems} role="status">
            <p>{FORM.missing}</p>
            <ul>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </FormDialog>
  );
}

type OvertakenProps = { readonly isLoading: boolean; readonly onLoad: () => void };

/** Somebody else saved first: what to do about it. */
function Overtaken({ isLoading, onLoad }: OvertakenProps) {
  return (
    <>
      {FORM.overtaken}{' '}
      <button type="button" className={css.way} disabled={isLoading} onClick={onLoad}>
        {isLoading ? FORM.loadingTheirs : FORM.loadTheirs}
      </button>
    </>
  );
}

function isFilled(values: EventValues, name: string): boolean {
  const value = values[name as keyof EventValues];
  return typeof value === 'string' && value !== '';
}

/** The server's message for each field it refused. */
function fieldsOf(error: Error): Record<string, string> {
  if (!(error instanceof ProblemError)) return {};
  return Object.fromEntries(
    error.errors.map(({ pointer, message }) => [pointer.split('/')[1] ?? '', message]),
  );
}
