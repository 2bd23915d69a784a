import type { RoundDetails, RoundWork } from '@pratibha/contract/rounds';
import { ROUND_WORDS } from '@pratibha/words/judging/organiser/round';
import { PAPER_WORDS } from '@pratibha/words/judging/organiser/running';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../data/queries.ts';
import { AppDialog } from '../../../ui/dialog/AppDialog.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { PrintButton } from '../../../ui/page/PrintButton.tsx';
import css from './judging.module.css';
import { nameOfJudge } from './name-of-judge.ts';
import { PrintedSheet } from './PrintedSheet.tsx';
import print from './print-sheets.module.css';
import { pagesOf } from './printed-pages.ts';

const W = PAPER_WORDS;

type Props = { readonly round: RoundDetails; readonly onClose: () => void };

/**
 * Score sheets for a hall without devices: all that are not sent, of one judge, or of one work. At
 * the stand nothing is assigned, so there each judge has one for each work.
 */
export function PrintSheetsDialog({ round, onClose }: Props) {
  const [of, setOf] = useState('all');
  const isAtStand = round.manner === 'at-the-stand';
  const stands = useQuery({
    ...read('GET /admin/rounds/{id}/stands', { params: { id: String(round.id) } }),
    enabled: isAtStand,
  }).data?.stands;
  const pages = pagesOf(round);
  const judges = round.judges_listed.filter(({ id }) => pages.some(({ judge }) => judge.id === id));
  const works = round.works_listed.filter((each) => pages.some(({ work }) => work === each));
  const shown = pages.filter(
    ({ judge, work }) =>
      of === 'all' || of === `judge ${judge.id}` || of === `work ${work.submission_id}`,
  );
  const nameOf = (work: RoundWork) => {
    const stand = stands?.find((each) => each.submission_id === work.submission_id)?.stand;
    return [ROUND_WORDS.number(work.number), ...(stand ? [stand] : [])].join(ROUND_WORDS.separator);
  };
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
              label: W.ofWork(nameOf(work)),
            })),
          ]}
          value={of}
          onChange={({ currentTarget }) => setOf(currentTarget.value)}
        />
        <p role="status">{shown.length === 0 ? W.none : W.pages(shown.length)}</p>
        {shown.length > 0 && <PrintButton />}
      </div>
      {shown.map(({ judge, work }) => (
        <PrintedSheet
          key={`${judge.id} ${work.submission_id}`}
          round={round}
          judge={judge}
          work={nameOf(work)}
          workId={work.submission_id}
        />
      ))}
    </AppDialog>
  );
}
