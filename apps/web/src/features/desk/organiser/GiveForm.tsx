import type { DeskOrganiser } from '@pratibha/contract/notes';
import { ASSIGNED_WORDS } from '@pratibha/words/desk/organiser/assigned';
import { useState } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TickField } from '../../../ui/fields/TickField.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { reasonOf } from '../../console/console.tsx';
import css from './AssignDialog.module.css';
import type { AssignedRows } from './assigned-rows.ts';
import { DESK_CHANGES } from './use-desk.ts';

type Props = {
  readonly rows: AssignedRows;
  readonly people: readonly DeskOrganiser[];
  readonly onDone: (said: string) => void;
};

/** Gives rows to one organiser: those that nobody has, or all of them. */
export function GiveForm({ rows, people, onDone }: Props) {
  const [chosen, setChosen] = useState('');
  const [takesOver, setTakesOver] = useState(false);
  const give = useWrite('PUT /admin/desk/assigned', DESK_CHANGES);
  const person = people.find(({ id }) => String(id) === chosen);
  const send = () => {
    if (person === undefined) return;
    give.mutate(
      { body: { ...rows, to: person.id, takes_over: takesOver } },
      {
        onSuccess: ({ changed, kept }) => onDone(ASSIGNED_WORDS.given(person.name, changed, kept)),
      },
    );
  };
  return (
    <div className={css.part}>
      <SelectField
        label={ASSIGNED_WORDS.giveTo}
        choices={[
          { value: '', label: ASSIGNED_WORDS.choose },
          ...people.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      <TickField
        type="checkbox"
        label={ASSIGNED_WORDS.takesOver}
        checked={takesOver}
        onChange={({ currentTarget }) => setTakesOver(currentTarget.checked)}
      />
      <Button variant="secondary" onClick={send} disabled={person === undefined || give.isPending}>
        {ASSIGNED_WORDS.give}
      </Button>
      {give.isError && (
        <p role="alert" className={css.error}>
          {reasonOf(give.error)}
        </p>
      )}
    </div>
  );
}
