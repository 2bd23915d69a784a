import { ProblemError } from '@pratibha/contract/client';
import type { WaitingList } from '@pratibha/contract/waiting-lists';
import { OFFER_HOURS } from '@pratibha/domain/waiting/waiting-lists';
import { WAITING_DIALOG_WORDS as W } from '@pratibha/words/waiting/organiser/dialog';
import { useRef } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { TickField } from '../../../ui/fields/TickField.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import css from './WaitingList.module.css';

export const WAITING_LIST_CHANGES = [
  'GET /admin/events/{id}/waiting-list',
  'GET /admin/events/{id}/history',
] as const;

type Props = {
  /** What the form begins with. */
  readonly began: WaitingList;
  /** As it is now. */
  readonly list: WaitingList;
  readonly onSaved: (saved: WaitingList) => void;
};

/** How the waiting list of an event works; what is typed is kept when somebody else saves. */
export function WaitingSettings({ began, list, onSaved }: Props) {
  const body = useRef<HTMLDivElement>(null);
  const seen = useRef(began.revision);
  const save = useWrite('PUT /admin/events/{id}/waiting-list', WAITING_LIST_CHANGES);
  const form = useDraftForm({
    start: {
      is_on: began.is_on,
      by_lot: began.by_lot,
      after_close: began.after_close,
      hours: String(began.offer_hours),
    },
    form: body,
    validate: ({ hours }): { hours?: string } => (isHours(hours) ? {} : { hours: W.hoursWrong }),
    write: save,
    send: ({ hours, ...settings }, callbacks) => {
      const sent = { ...settings, offer_hours: Number(hours), revision: seen.current };
      save.mutate({ params: { id: String(list.event_id) }, body: sent }, callbacks);
    },
    onSent: (saved: WaitingList) => {
      adminToast('success', W.saved);
      onSaved(saved);
    },
    onFailed: (error) => adminToast('error', `${W.failed}: ${reasonOf(error)}`),
  });
  const { values, errors } = form;
  const isOvertaken = save.error instanceof ProblemError && save.error.code === 'changed-meanwhile';
  const submit = () => {
    // Told that it is another, one saves over what is there now.
    if (isOvertaken) seen.current = list.revision;
    form.submit();
  };
  return (
    <section className={css.part}>
      <h3>{W.settings}</h3>
      <div ref={body} className={css.part}>
        <TickField
          type="checkbox"
          label={W.isOn}
          help={W.isOnHelp}
          checked={values.is_on}
          onChange={({ currentTarget }) => form.change({ is_on: currentTarget.checked })}
        />
        <TickField
          type="checkbox"
          label={W.byLot}
          help={W.byLotHelp}
          checked={values.by_lot}
          onChange={({ currentTarget }) => form.change({ by_lot: currentTarget.checked })}
        />
        <TextField
          inputMode="numeric"
          label={W.hours}
          help={W.hoursHelp}
          error={errors.hours}
          value={values.hours}
          onChange={({ currentTarget }) => form.change({ hours: currentTarget.value })}
        />
        <TickField
          type="checkbox"
          label={W.afterClose}
          help={W.afterCloseHelp}
          checked={values.after_close}
          onChange={({ currentTarget }) => form.change({ after_close: currentTarget.checked })}
        />
      </div>
      {save.error && (
        <p role="alert" className={css.error}>
          {isOvertaken ? W.overtaken : reasonOf(save.error)}
        </p>
      )}
      <Button onClick={submit} disabled={save.isPending}>
        {save.isPending ? W.saving : W.save}
      </Button>
    </section>
  );
}

function isHours(text: string): boolean {
  const hours = Number(text);
  return /^\d+$/.test(text) && hours >= OFFER_HOURS.least && hours <= OFFER_HOURS.most;
}
