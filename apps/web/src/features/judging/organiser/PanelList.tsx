import type { RoundPresentations } from '@pratibha/contract/presentations';
import type { RoundDetails } from '@pratibha/contract/rounds';
import { PRESENTATIONS_WORDS } from '@pratibha/words/judging/organiser/presentations';
import { useWrite } from '../../../data/queries.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import css from './judging.module.css';
import { ORDER_CHANGES } from './judging-calls.ts';
import { nameOfJudge } from './name-of-judge.ts';

const W = PRESENTATIONS_WORDS;

type Props = {
  readonly presentations: RoundPresentations;
  readonly rooms: readonly string[];
  readonly round: RoundDetails;
};

/** Which judge sits in which room. */
export function PanelList({ presentations, rooms, round }: Props) {
  const move = useWrite('PUT /admin/rounds/{id}/presentations/panel', ORDER_CHANGES);
  const judges = round.judges_listed.filter(
    ({ state }) => state === 'asked' || state === 'accepted',
  );
  const roomOf = (id: number) =>
    presentations.panels.find(({ judge_id }) => judge_id === id)?.room ?? null;
  const choices = rooms.map((label, at) => ({ value: String(at + 1), label }));
  return (
    <>
      <h3>{W.panels}</h3>
      <p className={css.quiet}>{judges.length === 0 ? W.noPanels : W.panelsHelp}</p>
      {judges.map((judge) => {
        const room = roomOf(judge.id);
        const name = nameOfJudge(judge);
        return (
          <SelectField
            key={judge.id}
            label={W.roomOf(name)}
            disabled={round.state === 'over' || move.isPending}
            choices={room === null ? [{ value: '', label: W.noRoom }, ...choices] : choices}
            value={String(room ?? '')}
            onChange={({ currentTarget }) => {
              const chosen = Number(currentTarget.value);
              if (chosen === 0) return;
              move.mutate(
                {
                  params: { id: String(round.id) },
                  body: { judge_id: judge.id, room: chosen },
                },
                {
                  onSuccess: () => adminToast('success', W.moved(name, rooms[chosen - 1] ?? '')),
                  onError: (error) => adminToast('error', reasonOf(error)),
                },
              );
            }}
          />
        );
      })}
    </>
  );
}
