import type { Proposal } from '@pratibha/contract/assignments';
import type { RoundDetails } from '@pratibha/contract/rounds';
import { ROUND_WORDS } from '@pratibha/words/judging/organiser/round';
import { useState } from 'react';
import { queryClient, read, useWrite } from '../../../data/queries.ts';
import rows from '../../../ui/list/row-list.module.css';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import { CommonWorks } from './CommonWorks.tsx';
import css from './judging.module.css';
import { ROUND_CHANGES } from './judging-calls.ts';
import { nameOfJudge } from './name-of-judge.ts';

const W = ROUND_WORDS;
const onError = (error: Error) => adminToast('error', reasonOf(error));

/** One press proposes who judges what, another takes it; in between nothing is assigned. */
export function AssignmentPart({ round }: { readonly round: RoundDetails }) {
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const [isWorking, setWorking] = useState(false);
  const take = useWrite('POST /admin/rounds/{id}/assignments', ROUND_CHANGES);
  const params = { id: String(round.id) };
  const propose = async () => {
    setWorking(true);
    try {
      const asked = read('GET /admin/rounds/{id}/proposal', { params });
      setProposal(await queryClient.fetchQuery({ ...asked, staleTime: 0, retry: false }));
    } catch (error) {
      onError(error as Error);
    } finally {
      setWorking(false);
    }
  };
  const confirm = (basis: string) =>
    take.mutate(
      { params, body: { basis } },
      {
        onSuccess: () => adminToast('success', W.taken),
        onError,
        onSettled: () => setProposal(null),
      },
    );
  if (round.state === 'over') return null;
  return (
    <section className={css.part} aria-label={W.assign}>
      <h2>{W.assign}</h2>
      <p className={css.quiet}>{W.assignIntro}</p>
      <CommonWorks round={round} onChanged={() => setProposal(null)} />
      <div role="status">{proposal && <Proposed proposal={proposal} round={round} />}</div>
      <div className={css.actions}>
        <Button
          variant={proposal === null ? 'primary' : 'secondary'}
          disabled={isWorking}
          aria-busy={isWorking}
          onClick={() => void propose()}
        >
          {isWorking ? W.proposing : W.propose}
        </Button>
        {proposal !== null && proposal.added.length > 0 && (
          <Button disabled={take.isPending} onClick={() => confirm(proposal.basis)}>
            {W.take}
          </Button>
        )}
      </div>
    </section>
  );
}

type Props = { readonly proposal: Proposal; readonly round: RoundDetails };

/** What would be assigned, what cannot be covered and why, and whether all judges share works. */
function Proposed({ proposal, round }: Props) {
  const { added, loads, uncovered, groups } = proposal;
  const nameOf = (id: number) => {
    const judge = round.judges_listed.find((each) => each.id === id);
    return judge ? nameOfJudge(judge) : W.nameless;
  };
  const workOf = (id: number) =>
    W.number(round.works_listed.find(({ submission_id }) => submission_id === id)?.number ?? null);
  return (
    <>
      <h3>{W.proposed}</h3>
      <p>{added.length === 0 ? W.nothingToAdd : W.adds(added.length)}</p>
      {loads.length > 0 && (
        <>
          <h3>{W.loads}</h3>
          <ul className={rows.list}>
            {loads.map(({ judge_id, works }) => (
              <li key={judge_id}>{W.load(nameOf(judge_id), works)}</li>
            ))}
          </ul>
        </>
      )}
      {uncovered.length > 0 && (
        <>
          <h3>{W.uncovered}</h3>
          <ul className={rows.list}>
            {uncovered.map(({ submission_id, missing, conflicts }) => (
              <li key={submission_id}>{W.lacks(workOf(submission_id), missing, conflicts)}</li>
            ))}
          </ul>
        </>
      )}
      {groups.length > 1 && <p className={css.few}>{W.apart(groups.length)}</p>}
    </>
  );
}
