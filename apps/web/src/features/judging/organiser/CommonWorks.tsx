import type { RoundDetails } from '@pratibha/contract/rounds';
import { MOST_COMMON_WORKS } from '@pratibha/domain/judging/works-for-all';
import { COMMON_WORKS_WORDS } from '@pratibha/words/judging/organiser/by-hand';
import { ROUND_WORDS } from '@pratibha/words/judging/organiser/round';
import { useState } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import rows from '../../../ui/list/row-list.module.css';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import css from './judging.module.css';
import { ROUND_CHANGES } from './judging-calls.ts';

const W = COMMON_WORKS_WORDS;

type Props = {
  readonly round: RoundDetails;
  /** What was proposed before is made of something else now. */
  readonly onChanged: () => void;
};

/** Works that every judge gets, which the next proposal assigns. */
export function CommonWorks({ round, onChanged }: Props) {
  const settle = useWrite('PUT /admin/rounds/{id}/common-works', ROUND_CHANGES);
  const [chosen, choose] = useState('');
  const works = round.works_listed.filter(({ is_in }) => is_in);
  const common = works.filter(({ is_common }) => is_common);
  const press = (submission_id: number, is_common: boolean) =>
    settle.mutate(
      { params: { id: String(round.id) }, body: { submission_id, is_common } },
      {
        onSuccess: () => {
          choose('');
          onChanged();
        },
        onError: (error) => adminToast('error', reasonOf(error)),
      },
    );
  return (
    <>
      <h3>{W.heading}</h3>
      <p className={css.quiet}>{W.intro}</p>
      {common.length === 0 && <p>{W.none}</p>}
      <ul className={rows.list}>
        {common.map(({ submission_id, number }) => (
          <li key={submission_id}>
            <p className={rows.about}>{ROUND_WORDS.number(number)}</p>
            <Button
              variant="secondary"
              aria-label={W.removeLabel(ROUND_WORDS.number(number))}
              disabled={settle.isPending}
              onClick={() => press(submission_id, false)}
            >
              {W.remove}
            </Button>
          </li>
        ))}
      </ul>
      {common.length < MOST_COMMON_WORKS && (
        <div className={css.inLine}>
          <SelectField
            label={W.field}
            choices={[
              { value: '', label: W.choose },
              ...works
                .filter(({ is_common }) => !is_common)
                .map(({ submission_id, number }) => ({
                  value: String(submission_id),
                  label: ROUND_WORDS.number(number),
                })),
            ]}
            value={chosen}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
          {chosen !== '' && (
            <Button
              variant="secondary"
              disabled={settle.isPending}
              onClick={() => press(Number(chosen), true)}
            >
              {W.add}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
