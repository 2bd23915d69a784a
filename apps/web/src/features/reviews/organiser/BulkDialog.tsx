import { REVIEW_OUTCOME_WORDS, REVIEW_WORDS } from '@pratibha/words/reviews/organiser';
import { useState } from 'react';
import { AppDialog } from '../../../ui/dialog/AppDialog.tsx';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { reasonOf, winnerIn } from '../../console/console.tsx';
import { decideAll, type Settled } from './decide-all.ts';
import type { DecideMany, Decision, Reviewed } from './decisions.ts';
import { RemarksField, remarksError } from './RemarksField.tsx';
import css from './review.module.css';
import { useRemarks } from './use-remarks.ts';

export type Bulk = { readonly rows: readonly Reviewed[]; readonly decision: Decision };

type Props = {
  readonly bulk: Bulk | null;
  readonly decide: DecideMany;
  /** @param isDone whether anything was decided */
  readonly onClose: (isDone: boolean) => void;
};

/** One confirmation for a selection, then a result for every row of it. */
export function BulkDialog({ bulk, ...rest }: Props) {
  return bulk && <Steps key={bulk.rows.map(({ id }) => id).join()} bulk={bulk} {...rest} />;
}

/** Undefined while a row waits, null when it is done, else why it is not. */
type Results = ReadonlyMap<number, string | null>;

function Steps({ bulk, decide, onClose }: Props & { readonly bulk: Bulk }) {
  const { rows, decision } = bulk;
  const [remarks, setRemarks] = useRemarks(decision.title);
  const [results, setResults] = useState<Results | null>(null);
  const isRunning = results !== null && results.size < rows.length;
  const run = async () => {
    setResults(new Map());
    await decideAll(
      rows,
      (together) => decide(together, decision.outcome, remarks.trim() || null),
      (row, settled) => {
        setResults((old) => new Map(old).set(row.id, inWords(settled)));
      },
    );
  };
  if (results === null) {
    return (
      <FormDialog
        isOpen
        title={decision.title}
        submitLabel={REVIEW_WORDS.bulkConfirm(decision.label, rows.length)}
        onSubmit={() => void run()}
        onClose={() => onClose(false)}
        isDirty={remarks.trim() !== ''}
        isBusy={false}
        isSubmitDisabled={remarksError(remarks) !== null}
      >
        <div className={css.form}>
          <p className={css.subject}>{REVIEW_WORDS.bulkText(rows.length)}</p>
          <p className={css.names}>{rows.map(({ person }) => person).join(', ')}</p>
          <RemarksField value={remarks} onChange={setRemarks} />
        </div>
      </FormDialog>
    );
  }
  const close = () => {
    if (!isRunning) onClose(true);
  };
  return (
    <AppDialog isOpen title={decision.title} width="wide" onClose={close}>
      <ResultList rows={rows} results={results} />
      <div className={css.actions}>
        <Button variant="secondary" disabled={isRunning} onClick={close}>
          {REVIEW_WORDS.close}
        </Button>
      </div>
    </AppDialog>
  );
}

type ListProps = { readonly rows: readonly Reviewed[]; readonly results: Results };

function ResultList({ rows, results }: ListProps) {
  const done = [...results.values()].filter((each) => each === null).length;
  const isRunning = results.size < rows.length;
  return (
    <>
      <p role="status" className={css.subject}>
        {isRunning
          ? REVIEW_WORDS.bulkProgress(results.size, rows.length)
          : REVIEW_WORDS.bulkDone(done, rows.length)}
      </p>
      <ul className={css.results} aria-label={REVIEW_WORDS.bulkResults}>
        {rows.map(({ id, person, event }) => {
          const result = results.get(id);
          return (
            <li key={id} data-failed={typeof result === 'string'}>
              <span>
                <strong>{person}</strong>, {event}
              </span>
              <span>
                {result === undefined ? REVIEW_WORDS.bulkWaiting : (result ?? REVIEW_WORDS.bulkOk)}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Null when it is done, else why it is not. */
function inWords(settled: Settled): string | null {
  if ('error' in settled) return reasonOf(settled.error);
  const { outcome } = settled.outcome;
  if (outcome === 'done') return null;
  const winner = winnerIn(settled.outcome);
  return winner === null
    ? REVIEW_OUTCOME_WORDS[outcome]
    : REVIEW_WORDS.race(winner.name, winner.at);
}
