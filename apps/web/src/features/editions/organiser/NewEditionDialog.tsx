import type { Edition } from '@pratibha/contract/editions';
import { EDITOR_WORDS } from '@pratibha/words/editions/organiser/editor';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { adminPaths } from '../../../data/address/admin-paths.ts';
import { useWrite } from '../../../data/queries.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { TickField } from '../../../ui/fields/TickField.tsx';
import { reasonOf } from '../../console/console.tsx';
import { CHANGES } from './edition-calls.ts';
import css from './editor.module.css';

const W = EDITOR_WORDS;

type Props = { readonly from: Edition; readonly onClose: () => void };

/** Begins another year with the words of an earlier one. */
export function NewEditionDialog({ from, onClose }: Props) {
  const create = useWrite('POST /admin/editions', CHANGES);
  const navigate = useNavigate();
  const [year, setYear] = useState(String(from.year + 1));
  const [day, setDay] = useState('');
  const [copies, setCopies] = useState(true);
  const send = () =>
    create.mutate(
      {
        body: { from: from.id, year: Number(year), event_day: day, copy_events: copies },
      },
      {
        onSuccess: ({ id }) => {
          onClose();
          void navigate({ to: adminPaths.edition({ id, section: 'dates' }) });
        },
      },
    );
  return (
    <FormDialog
      isOpen
      title={W.another(`${from.title} ${from.year}`)}
      submitLabel={create.isPending ? W.beginning : W.begin}
      isSubmitDisabled={!/^\d{4}$/.test(year) || day === ''}
      isBusy={create.isPending}
      isDirty={day !== ''}
      error={create.isError ? reasonOf(create.error) : null}
      onSubmit={send}
      onClose={onClose}
    >
      <div className={css.fields}>
        <p>{W.newYearText}</p>
        <TextField
          label={W.year}
          inputMode="numeric"
          value={year}
          autoComplete="off"
          required
          onChange={({ currentTarget }) => setYear(currentTarget.value)}
        />
        <TextField
          type="date"
          label={W.eventDay}
          value={day}
          required
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
        <TickField
          type="checkbox"
          label={W.copyEvents}
          checked={copies}
          onChange={({ currentTarget }) => setCopies(currentTarget.checked)}
        />
      </div>
    </FormDialog>
  );
}
