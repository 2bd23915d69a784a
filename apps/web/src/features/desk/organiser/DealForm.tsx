import type { DeskOrganiser } from '@pratibha/contract/notes';
import { MOST_DEALT_AMONG } from '@pratibha/domain/desk/assigned';
import { ASSIGNED_WORDS } from '@pratibha/words/desk/organiser/assigned';
import { useState } from 'react';
import { useWrite } from '../../../data/queries.ts';
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

/** Deals rows that nobody has among those who are ticked. */
export function DealForm({ rows, people, onDone }: Props) {
  const [among, setAmong] = useState<readonly number[]>([]);
  const deal = useWrite('POST /admin/desk/deals', DESK_CHANGES);
  const tick = (id: number, isOn: boolean) =>
    setAmong(isOn ? [...among, id] : among.filter((each) => each !== id));
  const send = () =>
    deal.mutate(
      { body: { ...rows, among: [...among] } },
      {
        onSuccess: ({ dealt, kept }) => {
          const changed = dealt.reduce((sum, each) => sum + each.rows, 0);
          onDone(ASSIGNED_WORDS.dealt(changed, dealt.length, kept));
        },
      },
    );
  return (
    <fieldset className={css.part}>
      <legend>{ASSIGNED_WORDS.dealAmong}</legend>
      <p>{ASSIGNED_WORDS.dealText}</p>
      <div className={css.people}>
        {people.map(({ id, name }) => (
          <TickField
            key={id}
            type="checkbox"
            label={name}
            checked={among.includes(id)}
            disabled={!among.includes(id) && among.length >= MOST_DEALT_AMONG}
            onChange={({ currentTarget }) => tick(id, currentTarget.checked)}
          />
        ))}
      </div>
      <Button variant="secondary" onClick={send} disabled={among.length === 0 || deal.isPending}>
        {ASSIGNED_WORDS.deal}
      </Button>
      {deal.isError && (
        <p role="alert" className={css.error}>
          {reasonOf(deal.error)}
        </p>
      )}
    </fieldset>
  );
}
