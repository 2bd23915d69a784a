import { NetworkError } from '@pratibha/contract/client';
import type { JudgedRoundDetails } from '@pratibha/contract/judge';
import type { StandsToJudge } from '@pratibha/contract/standing';
import { HALL_WORDS } from '@pratibha/words/judging/judge/stands';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read, useWrite } from '../../../data/queries.ts';
import { said } from '../../../data/said.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import { failureWords } from '../../session/session.tsx';
import css from './hall.module.css';
import { JUDGED_CHANGES } from './judging-reads.ts';
import { StandHere } from './StandHere.tsx';
import { TypedStand } from './TypedStand.tsx';

const W = HALL_WORDS;

/** Where a judge goes next in a hall, and what they find there. */
export function HallPart({ round }: { readonly round: JudgedRoundDetails }) {
  const params = { id: String(round.id) };
  const stands = useQuery({
    ...read('GET /judge/rounds/{id}/stands', { params }),
    // Others have gone on meanwhile.
    refetchOnMount: 'always',
  });
  const { data } = stands;
  return (
    <section className={css.hall} aria-labelledby="hall">
      <h2 id="hall">{W.heading}</h2>
      {stands.isPending && <Spinner label={W.loading} />}
      {data === undefined && stands.isError && (
        <ErrorState message={W.failed} onRetry={() => void stands.refetch()} />
      )}
      {data?.stands.length === 0 && <p>{W.notYet}</p>}
      {data !== undefined && data.stands.length > 0 && (
        <>
          {data.here && <StandHere stands={data} here={data.here} />}
          {data.here?.arrived_at !== null && <Next stands={data} />}
          <TypedStand stands={data} />
        </>
      )}
    </section>
  );
}

/** The press that sends one to the next stand; an area may be chosen where there are several. */
function Next({ stands }: { readonly stands: StandsToJudge }) {
  const [area, setArea] = useState('');
  const next = useWrite('POST /judge/rounds/{id}/stands/next', JUDGED_CHANGES);
  const areas = [...new Set(stands.stands.flatMap((stand) => stand.area ?? []))];
  const go = () =>
    next.mutate({
      params: { id: String(stands.round_id) },
      body: { area: area === '' ? null : area },
    });
  const isNowhere = next.isSuccess && next.data.here === null;
  return (
    <>
      {areas.length > 1 && (
        <SelectField
          label={W.area}
          choices={[
            { value: '', label: W.anyArea },
            ...areas.map((each) => ({ value: each, label: said(each) })),
          ]}
          value={area}
          onChange={({ currentTarget }) => setArea(currentTarget.value)}
        />
      )}
      <Button
        size="large"
        className={css.big}
        disabled={next.isPending || stands.left === 0}
        onClick={go}
      >
        {W.next}
      </Button>
      <p role="status" className={css.quiet}>
        {stands.left === 0 ? W.noneLeft : isNowhere ? W.waiting : W.left(stands.left)}
      </p>
      {next.error && (
        <p role="alert" className={css.error}>
          {next.error instanceof NetworkError
            ? W.nextOffline
            : failureWords(next.error, W.didNotWork)}
        </p>
      )}
    </>
  );
}
