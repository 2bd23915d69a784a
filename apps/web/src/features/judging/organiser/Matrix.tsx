import type { RoundDetails } from '@pratibha/contract/rounds';
import { isPress, type KEYS } from '@pratibha/domain/console/keys';
import { COMMON_WORKS_WORDS } from '@pratibha/words/judging/organiser/by-hand';
import { ROUND_WORDS } from '@pratibha/words/judging/organiser/round';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useRef, useState } from 'react';
import { adminPaths } from '../../../data/address/admin-paths.ts';
import { Button } from '../../../ui/plain/Button.tsx';
import { LISTED, useKeys } from '../../console/console.tsx';
import { CellDialog } from './CellDialog.tsx';
import css from './judging.module.css';
import { type Cell, cellsOf, cellWords, coverOf } from './matrix-cells.ts';
import { nameOfJudge } from './name-of-judge.ts';

const W = ROUND_WORDS;

/** Works that are shown at first: thousands of cells take their time. */
const MOST_ROWS = 100;

type Arrow = (typeof KEYS.move)[number];

/** Rows and columns by which the keys move. */
const STEPS: Readonly<Record<Arrow, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

type Props = {
  readonly round: RoundDetails;
  /** Of which work and judge the cell is open at first. */
  readonly opens: readonly [work: number, judge: number] | null;
};

/**
 * Works by judges, with where each stands. One cell takes the focus of the Tab key, the arrow keys
 * move it; a press opens what can be done with it.
 */
export function Matrix({ round, opens }: Props) {
  const navigate = useNavigate();
  const table = useRef<HTMLTableElement>(null);
  const [[row, column], setPlace] = useState<readonly [number, number]>([0, 0]);
  const [opened, setOpened] = useState(opens);
  const [areAllShown, showAll] = useState(false);
  const numbered = round.works_listed.filter(({ number }) => number !== null);
  const works = areAllShown ? numbered : numbered.slice(0, MOST_ROWS);
  const judges = round.judges_listed.filter(
    ({ id, state }) =>
      state === 'accepted' || round.assignments.some(({ judge_id }) => judge_id === id),
  );
  const cellOf = cellsOf(round);
  const place = [Math.min(row, works.length - 1), Math.min(column, judges.length - 1)] as const;
  const move = (event: KeyboardEvent) => {
    if (!isPress('move', event)) return;
    const step = STEPS[event.key as Arrow];
    event.preventDefault();
    const next = [
      Math.min(Math.max(place[0] + step[0], 0), works.length - 1),
      Math.min(Math.max(place[1] + step[1], 0), judges.length - 1),
    ] as const;
    setPlace(next);
    buttonAt(table.current, next)?.focus();
  };
  const close = () => {
    setOpened(null);
    // Out of the address, too: it is not opened again by a reload.
    if (opens !== null) void navigate({ to: adminPaths.round(round), replace: true });
  };
  const shown = opened && openedCell(round, opened);
  useKeys({ move: LISTED });
  if (works.length === 0 || judges.length === 0) return null;
  return (
    <section className={css.part} aria-label={W.matrix}>
      <h2>{W.matrix}</h2>
      <p className={css.quiet}>{W.matrixHelp}</p>
      <div className={css.scroll}>
        <table ref={table} className={css.matrix} onKeyDown={move}>
          <thead>
            <tr>
              <th scope="col">{W.work}</th>
              {judges.map((judge) => (
                <th key={judge.id} scope="col" title={nameOfJudge(judge)}>
                  {nameOfJudge(judge)}
                  {judge.is_suspended && (
                    <>
                      <br />
                      <span className={css.few}>{W.suspended}</span>
                    </>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {works.map((work, at) => (
              <tr key={work.submission_id}>
                <th scope="row">
                  {W.number(work.number)}
                  <br />
                  {work.is_in ? (
                    <>
                      <Cover has={coverOf(round, work)} of={round.judges_per_work} />
                      {work.is_common && (
                        <span className={css.quiet}>
                          {W.separator}
                          {COMMON_WORKS_WORDS.isCommon}
                        </span>
                      )}
                    </>
                  ) : (
                    <span className={css.quiet}>
                      {work.out_because && W.outBecause[work.out_because]}
                    </span>
                  )}
                </th>
                {judges.map((judge, beside) => (
                  <td key={judge.id}>
                    <CellButton
                      cell={cellOf(work, judge)}
                      isReached={at === place[0] && beside === place[1]}
                      onFocus={() => setPlace([at, beside])}
                      onOpen={() => setOpened([work.submission_id, judge.id])}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {works.length < numbered.length && (
        <div className={css.actions}>
          <Button variant="secondary" onClick={() => showAll(true)}>
            {W.showAll(numbered.length)}
          </Button>
        </div>
      )}
      {shown && <CellDialog round={round} cell={shown} onClose={close} />}
    </section>
  );
}

/** The cell as it is now: what is open shows what became of it meanwhile. */
function openedCell(
  round: RoundDetails,
  [workId, judgeId]: readonly [number, number],
): Cell | null {
  const work = round.works_listed.find(({ submission_id }) => submission_id === workId);
  const judge = round.judges_listed.find(({ id }) => id === judgeId);
  return work && judge ? cellsOf(round)(work, judge) : null;
}

function buttonAt(table: HTMLTableElement | null, [row, column]: readonly [number, number]) {
  return table?.tBodies[0]?.rows[row]?.cells[column + 1]?.querySelector('button');
}

function Cover({ has, of }: { readonly has: number; readonly of: number }) {
  return <span className={has < of ? css.few : css.quiet}>{W.covers(has, of)}</span>;
}

type CellProps = {
  readonly cell: Cell;
  readonly isReached: boolean;
  readonly onFocus: () => void;
  readonly onOpen: () => void;
};

function CellButton({ cell, isReached, onFocus, onOpen }: CellProps) {
  const { state, text } = cellWords(cell);
  const said = state === 'none' || state === 'ended' ? W.notAssigned : text;
  return (
    <button
      type="button"
      className={css.cell}
      data-state={state}
      tabIndex={isReached ? 0 : -1}
      aria-label={W.cell(W.number(cell.work.number), nameOfJudge(cell.judge), said)}
      onFocus={onFocus}
      onClick={onOpen}
    >
      {text}
    </button>
  );
}
