import type { EventInForm } from '@pratibha/contract/event-places';
import type { AdminEvent } from '@pratibha/contract/events';
import { EVENT_FORM_WORDS } from '@pratibha/words/events/organiser/form';
import { ADMIN_EVENTS_WORDS } from '@pratibha/words/events/organiser/list';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { fieldErrors } from '../../../data/field-errors.ts';
import { queryClient, read, useWrite, useWriteOnce } from '../../../data/queries.ts';
import { serverNow } from '../../../data/server-clock.ts';
import { useAppEdition } from '../../../shell/edition/app-edition.ts';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { adminToast, isOvertaken } from '../../console/console.tsx';
import { useUser } from '../../session/session.tsx';
import { useWorkFormCopy } from '../../work-forms/work-forms.tsx';
import { doubtsOf, titlesOf } from './event-doubts.ts';
import {
  copyOf,
  type EventMessages,
  type EventValues,
  errorsOf,
  inputOf,
  newEventValues,
  valuesOf,
} from './event-values.ts';
import { type FormField, mergeValues, withoutLooseDates } from './merge.ts';
import { readQuestions } from './read-questions.ts';
import { useFollowUpCopy } from './use-follow-up-copy.ts';
import { useSeatsTaken } from './use-seats.ts';

/** What the form is opened for. */
export type FormTask<Event = AdminEvent> =
  | { readonly kind: 'add' }
  | { readonly kind: 'duplicate'; readonly event: Event }
  | {
      readonly kind: 'edit';
      readonly event: Event;
      /** The field that it begins at; default: the first. */
      readonly field?: FormField;
    };

/** What is read again once an event was changed. */
export const EVENT_CHANGES = [
  'GET /admin/events',
  'GET /admin/events/editions',
  'GET /admin/events/seats',
  'GET /admin/events/{id}',
  'GET /admin/events/{id}/form',
  'GET /admin/events/{id}/history',
  'GET /admin/events/{id}/versions',
  'GET /public/events/available',
  'GET /user/available/events',
  'GET /user/events/places',
  'GET /admin/dashboard',
] as const;

/** What the changes are changes of. */
type Base = {
  readonly values: EventValues;
  readonly revision: number | undefined;
  /** Fields that somebody else changed too, once the version they saved was loaded. */
  readonly clashes: readonly FormField[] | null;
};

function baseOf(task: FormTask<EventInForm>, questions: string | null): Base {
  const first = { revision: undefined, clashes: null };
  if (task.kind === 'add') return { ...first, values: newEventValues(serverNow(), questions) };
  if (task.kind === 'duplicate') return { ...first, values: copyOf(task.event) };
  return { ...first, values: valuesOf(task.event), revision: task.event.revision };
}

/** What is typed for one version of an event is no draft for the next. */
function nameOf(task: FormTask<EventInForm>): string {
  if (task.kind === 'add') return task.kind;
  return `${task.kind}.${task.event.id}.${task.event.revision}`;
}

/**
 * The event form's values, messages and saving, and what becomes of them where somebody else saved
 * in between. What is typed is kept in the tab.
 */
export function useEventForm(task: FormTask<EventInForm>, onClose: (made?: AdminEvent) => void) {
  const user = useUser();
  const { questions = null, dates = null } = useAppEdition();
  const [base, setBase] = useState(() => baseOf(task, questions));
  const [isLoading, setIsLoading] = useState(false);
  /** The version that there is since options got other words. */
  const renamedTo = useRef<number | null>(null);
  const create = useWriteOnce('POST /admin/events', String(user.id), EVENT_CHANGES);
  const update = useWrite('PUT /admin/events/{id}', EVENT_CHANGES);
  const save = task.kind === 'edit' ? update : create;
  const copyFollowUp = useFollowUpCopy();
  const copyWorkForm = useWorkFormCopy();
  const form = useDraftForm({
    key: `pratibha.event.${user.id}.${nameOf(task)}`,
    start: base.values,
    validate: messagesOf,
    showErrors: 'once-touched',
    write: save,
    send: (values, callbacks) => {
      const body = inputOf(values, readQuestions(values.questions).value);
      if (task.kind === 'edit') {
        const revision = renamedTo.current ?? base.revision;
        update.mutate(
          { params: { id: String(task.event.id) }, body: { ...body, revision } },
          callbacks,
        );
      } else {
        create.mutate({ body }, callbacks);
      }
    },
    refusedBy: fieldErrors,
    onSent: async (event: AdminEvent) => {
      if (task.kind === 'duplicate') {
        await copyFollowUp(task.event.id, event.id);
        if (event.requires_submission) await copyWorkForm(task.event.id, event.id);
      }
      adminToast(
        'success',
        task.kind === 'edit' ? ADMIN_EVENTS_WORDS.updated : ADMIN_EVENTS_WORDS.created,
      );
      if (task.kind === 'edit') onClose();
      else onClose(event);
    },
    onFailed: () => adminToast('error', ADMIN_EVENTS_WORDS.saveFailed),
  });
  const { values, setValues } = form;
  // While the other version loads, the person may go on typing.
  const latest = useRef(values);
  useEffect(() => void (latest.current = values), [values]);

  const loadTheirs = async (id: number) => {
    setIsLoading(true);
    try {
      const call = read('GET /admin/events/{id}/form', { params: { id: String(id) } });
      const event = await queryClient.fetchQuery({ ...call, staleTime: 0 });
      const merged = mergeValues(base.values, latest.current, valuesOf(event));
      renamedTo.current = null;
      setBase({ values: valuesOf(event), revision: event.revision, clashes: merged.clashes });
      setValues(merged.values);
      update.reset();
    } catch {
      adminToast('error', EVENT_FORM_WORDS.theirsFailed);
    } finally {
      setIsLoading(false);
    }
  };
  const takeTheirs = (field: FormField) => {
    const { clashes, ...rest } = base;
    setBase({ ...rest, clashes: (clashes ?? []).filter((each) => each !== field) });
    setValues(withoutLooseDates({ ...values, [field]: base.values[field] }));
  };
  const events = useQuery({ ...read('GET /admin/events', {}), staleTime: 60_000 }).data ?? [];
  const seatsTaken = useSeatsTaken();
  const edited = task.kind === 'edit' ? task.event : null;
  const others = events.filter(({ id }) => id !== edited?.id);
  const edition = edited?.in_live_edition === false ? null : dates;
  return {
    ...form,
    base,
    save,
    /** Loads what somebody else saved first, or null where nobody did. */
    loadTheirs:
      task.kind === 'edit' && isOvertaken(save.error) ? () => void loadTheirs(task.event.id) : null,
    isLoading,
    takeTheirs,
    /** The version that is to be replaced, and the one that there is since options were renamed. */
    versions: {
      revisionNow: () => renamedTo.current ?? base.revision ?? 0,
      onRenamed: (revision: number) => {
        renamedTo.current = revision;
      },
    },
    edition,
    /** The titles of other events. */
    titles: titlesOf(others),
    /** What is asked before it is saved. */
    doubts: doubtsOf(
      values,
      {
        before: task.kind === 'duplicate' ? null : base.values,
        event: events.find(({ id }) => id === edited?.id) ?? edited,
        others,
        edition,
        seatsTaken,
      },
      serverNow(),
    ),
  };
}

type FormMessages = EventMessages & { readonly questions?: string };

/** What the fields deserve, and one word for all that is wrong in the questions. */
function messagesOf(values: EventValues): FormMessages {
  const isWrong = readQuestions(values.questions).errors.length > 0;
  return {
    ...errorsOf(values),
    ...(isWrong ? { questions: EVENT_FORM_WORDS.questionsWrong } : {}),
  };
}
