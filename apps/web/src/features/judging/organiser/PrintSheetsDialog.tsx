import type { Judge, RoundDetails, RoundWork } from '@pratibha/contract/rounds';
import { isStillDue } from '@pratibha/domain/judging/score-sheets';
import { ROUND_WORDS } from '@pratibha/words/judging/organiser/round';
import { PAPER_WORDS } from '@pratibha/words/judging/organiser/running';
import { useState } from 'react';
import { AppDialog } from '../../../ui/dialog/AppDialog.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { PrintButton } from '../../../ui/page/PrintButton.tsx';
import css from './judging.module.css';
import { nameOfJudge } from './name-of-judge.ts';
import print from './print-sheets.module.css';

const W = PAPER_WORDS;

type Props = { readonly round: RoundDetails; readonly onClose: () => void };
type Page = { readonly judge: Judge; readonly work: RoundWork };

/** Score sheets for a hall without devices: all that are not sent, of one judge, or of one work. */
export function PrintSheetsDialog({ round, onClose }: Props) {
  const [of, setOf] = useState('all');
  const pages = pagesOf(round);
  const judges = round.judges_listed.filter(({ id }) => pages.some(({ judge }) => judge.id === id));
  const works = round.works_listed.filter((each) => pages.some(({ work }) => work === each));
  const shown = pages.filter(
    ({ judge, work }) =>
      of === 'all' || of === `judge ${judge.id}` || of === `work ${work.submission_id}`,
  );
  return (
    <AppDialog isOpen width="wide" title={W.printTitle} onClose={onClose}>
      <div className={`${css.fields} ${print.ways}`}>
        <p>{W.printHelp}</p>
        <SelectField
          label={W.of}
          choices={[
            { value: 'all', label: W.all },
            ...judges.map((judge) => ({
              value: `judge ${judge.id}`,
              label: W.ofJudge(nameOfJudge(judge)),
            })),
            ...works.map((work) => ({
              value: `work ${work.submission_id}`,
              label: W.ofWork(ROUND_WORDS.number(work.number)),
            })),
          ]}
          value={of}
          onChange={({ currentTarget }) => setOf(currentTarget.value)}
        />
        <p role="status">{shown.length === 0 ? W.none : W.pages(shown.length)}</p>
        {shown.length > 0 && <PrintButton />}
      </div>
      {shown.map(({ judge, work }) => (
        <Sheet
          key={`${judge.id} ${work.submission_id}`}
          round={round}
          judge={nameOfJudge(judge)}
          work={ROUND_WORDS.number(work.number)}
        />
      ))}
    </AppDialog>
  );
}

/** What is assigned and not sent, by judges. */
function pagesOf({ assignments, judges_listed, works_listed }: RoundDetails): Page[] {
  return judges_listed.flatMap((judge) =>
    assignments.flatMap((each) => {
      if (each.judge_id !== judge.id || each.is_ended || !isStillDue(each.state)) return [];
      const work = works_listed.find(
        ({ submission_id, is_in }) => is_in && submission_id === each.submission_id,
      );
      return work ? [{ judge, work }] : [];
    }),
  );
}

type SheetProps = {
  readonly round: RoundDetails;
  readonly judge: string;
  readonly work: string;
};

/** One page; number and judge say which sheet it is when it is entered. */
function Sheet({ round: { title, event_title, rubric }, judge, work }: SheetProps) {
  return (
    <section className={print.sheet} aria-label={`${work}, ${judge}`}>
      <h3>
        {work}
        {ROUND_WORDS.separator}
        {W.judge} {judge}
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
