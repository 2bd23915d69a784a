import type { CertificateRun } from '@pratibha/contract/certificate-issuing';
import { ISSUE_WORDS } from '@pratibha/words/certificates/organiser/page';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient, read } from '../../../data/queries.ts';
import { DateTimeText } from '../../../shell/frame/DateTimeText.tsx';
import { LIVE_QUERY } from '../../console/console.tsx';
import css from './certificates.module.css';

const W = ISSUE_WORDS;

/** What is being issued now, and what became of the last issuing. */
export function RunsPart() {
  const runs = useQuery({ ...read('GET /admin/certificates/runs', {}), ...LIVE_QUERY }).data ?? [];
  const going = runs.filter(({ ended_at }) => ended_at === null);
  const [last] = runs.filter(({ ended_at }) => ended_at !== null);
  const issued = runs.reduce((sum, run) => sum + run.issued, 0);
  useEffect(() => {
    if (issued === 0) return;
    for (const changed of ['GET /admin/certificates', 'GET /admin/certificates/in-doubt']) {
      void queryClient.invalidateQueries({ queryKey: [changed] });
    }
  }, [issued]);
  return (
    <div role="status" className={css.runs}>
      {going.map((run) => (
        <Going key={run.id} run={run} />
      ))}
      {going.length === 0 && last && (
        <p className={css.quiet}>
          <Ended run={last} />
        </p>
      )}
    </div>
  );
}

function Going({ run: { id, looked_at, total, asked_by } }: { readonly run: CertificateRun }) {
  const label = W.progress(looked_at, total);
  return (
    <p className={css.going}>
      <label htmlFor={`run-${id}`}>{W.runs}</label>
      <progress id={`run-${id}`} max={total} value={looked_at}>
        {label}
      </progress>
      <span>
        {label}, {W.by(asked_by)}
      </span>
    </p>
  );
}

function Ended({ run }: { readonly run: CertificateRun }) {
  if (run.failure !== null) return W.stopped(run.asked_by);
  const left = run.total - run.issued;
  return (
    <>
      {W.last(run.issued)}
      {left > 0 && W.lastLeftOut(left)} · <DateTimeText at={run.asked_at} />
    </>
  );
}
