import type { WorkByRank } from '@pratibha/contract/round-rankings';
import { RANKING_WORDS } from '@pratibha/words/judging/organiser/ranking';
import { Fragment, useState } from 'react';
import { Button } from '../../../ui/plain/Button.tsx';
import { IntervalBar, scaleOf } from './IntervalBar.tsx';
import css from './judging.module.css';
import own from './ranking.module.css';

const W = RANKING_WORDS;

/** Works that are shown at first. */
const MOST_ROWS = 100;

type Props = {
  readonly works: readonly WorkByRank[];
  /** Those of the round: bars of some of them stand on the same scale. */
  readonly all: readonly WorkByRank[];
};

/** The works by their ranks: their points, how sure those are, and which ranks are open. */
export function RankedOrder({ works, all }: Props) {
  const [areAllShown, showAll] = useState(false);
  const shown = areAllShown ? works : works.slice(0, MOST_ROWS);
  const scale = scaleOf(all);
  const maybeFirst = works.filter(
    ({ open, calibrated }) => calibrated !== null && open.first === 1,
  );
  return (
    <>
      {maybeFirst.length > 0 && <p>{W.mayBeFirst(maybeFirst.map(({ number }) => number))}</p>}
      <div className={css.scroll} tabIndex={0} role="group" aria-label={W.order}>
        <table className={own.table}>
          <thead>
            <tr>
              <th scope="col">{W.columns.rank}</th>
              <th scope="col">{W.columns.work}</th>
              <th scope="col">{W.columns.calibrated}</th>
              <th scope="col">{W.columns.mean}</th>
              {scale && <th scope="col">{W.columns.bar}</th>}
              {scale && <th scope="col">{W.columns.open}</th>}
              <th scope="col">{W.columns.sheets}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((work, at) => (
              <Fragment key={work.submission_id}>
                <GroupRow work={work} before={shown[at - 1]} columns={scale ? 7 : 5} />
                <WorkRow work={work} scale={scale} />
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
      {scale && <p className={css.said}>{W.scale(scale.from, scale.to)}</p>}
      {shown.length < works.length && (
        <div className={css.actions}>
          <Button variant="secondary" onClick={() => showAll(true)}>
            {W.showAll(works.length)}
          </Button>
        </div>
      )}
    </>
  );
}

type GroupProps = {
  readonly work: WorkByRank;
  readonly before: WorkByRank | undefined;
  readonly columns: number;
};

/** Above works that cannot be told apart: which ranks are open among them. */
function GroupRow({ work: { group, calibrated }, before, columns }: GroupProps) {
  const begins = before?.group.first !== group.first;
  if (!begins || calibrated === null || group.first === group.last) return null;
  return (
    <tr>
      <th scope="rowgroup" colSpan={columns} className={own.group}>
        {W.isOpen(group.first, group.last)}
      </th>
    </tr>
  );
}

type WorkProps = { readonly work: WorkByRank; readonly scale: ReturnType<typeof scaleOf> };

function WorkRow({ work, scale }: WorkProps) {
  const { number, user_name, user_college, calibrated, mean, margin, open, sheets } = work;
  const hasRange = calibrated !== null && margin !== null;
  return (
    <tr>
      <td className={own.number}>{sheets === 0 ? W.noRange : work.rank}</td>
      <th scope="row" className={own.work}>
        {W.work(number)}
        <br />
        <span className={css.quiet}>
          {[user_name, ...(user_college === null ? [] : [user_college])].join(W.separator)}
        </span>
      </th>
      <td className={own.number}>{W.points(calibrated)}</td>
      <td className={own.number}>{W.points(mean)}</td>
      {scale && (
        <td>
          {hasRange ? (
            <>
              <span className={own.range}>{W.range(calibrated - margin, calibrated + margin)}</span>
              <IntervalBar scale={scale} work={work} />
            </>
          ) : (
            W.noRange
          )}
        </td>
      )}
      {scale && (
        <td className={own.number}>{hasRange ? W.ranks(open.first, open.last) : W.noRange}</td>
      )}
      <td className={own.number}>{sheets}</td>
    </tr>
  );
}
