import type { Judge, RoundDetails } from '@pratibha/contract/rounds';
import { ROUND_WORDS } from '@pratibha/words/judging/organiser/round';
import { PAPER_WORDS } from '@pratibha/words/judging/organiser/running';
import { adminPaths } from '../../../data/address/admin-paths.ts';
import { nameOfJudge } from './name-of-judge.ts';
import print from './print-sheets.module.css';
import { QrCode } from './QrCode.tsx';

const W = PAPER_WORDS;

type Props = {
  readonly round: RoundDetails;
  readonly judge: Judge;
  /** By what the work is known. */
  readonly work: string;
  readonly workId: number;
};

/** One page; its code leads an organiser to where it is entered. */
export function PrintedSheet({ round, judge, work, workId }: Props) {
  const { title, event_title, rubric } = round;
  const name = nameOfJudge(judge);
  const path = adminPaths.cell({ round: round.id, judge: judge.id, work: workId });
  return (
    <section className={print.sheet} aria-label={`${work}, ${name}`}>
      <div className={print.code}>
        <QrCode text={window.location.origin + path} label={W.code(work, name)} />
      </div>
      <h3>
        {work}
        {ROUND_WORDS.separator}
        {W.judge} {name}
      </h3>
      <p>
        {event_title}
        {ROUND_WORDS.separator}
        {title}
        {ROUND_WORDS.separator}
        {W.sheet}
      </p>
      {rubric.criteria.map((criterion) => (
        <div key={criterion.id} className={print.criterion}>
          <strong>{criterion.title}</strong> {ROUND_WORDS.share(criterion.share)}
          {criterion.meaning !== '' && <p>{criterion.meaning}</p>}
          <ul className={print.levels}>
            {criterion.levels.map((sentence, at) => {
              const name = W.levelName(at + 1, sentence);
              return <li key={name}>{name}</li>;
            })}
          </ul>
        </div>
      ))}
      {rubric.comment !== 'none' && <p className={print.lines}>{W.openLines}</p>}
      <p className={print.lines}>{W.noteLines}</p>
      <p>{W.signature}</p>
    </section>
  );
}
