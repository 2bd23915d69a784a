import type { ComparedWork } from '@pratibha/contract/finals';
import { OWN_FINAL_WORDS } from '@pratibha/words/judging/judge/final';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import { read } from '../../../data/queries.ts';
import { Button } from '../../../ui/plain/Button.tsx';
import { JudgedParts } from './JudgedParts.tsx';
import css from './judge.module.css';
import levelsCss from './levels.module.css';
import { WorkLinks } from './WorkLinks.tsx';

const W = OWN_FINAL_WORDS;

type Props = {
  readonly roundId: number;
  readonly works: readonly [ComparedWork, ComparedWork];
  readonly isBusy: boolean;
  readonly onChoose: (better: number, other: number) => void;
};

/** Two works side by side, of which one is chosen: by a press, by 1 and 2, or by arrows. */
export function TwoWorks({ roundId, works, isBusy, onChoose }: Props) {
  const id = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const [wasTried, setTried] = useState(false);
  const isMissing = wasTried && chosen === null;
  const byKey = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    if (event.ctrlKey || event.altKey || event.metaKey || !/^[12]$/.test(event.key)) return;
    const work = works[Number(event.key) - 1];
    if (!work) return;
    event.preventDefault();
    setChosen(work.number);
    event.currentTarget.querySelector<HTMLElement>(`input[value="${work.number}"]`)?.focus();
  };
  const submit = () => {
    setTried(true);
    const other = works.find(({ number }) => number !== chosen);
    if (chosen !== null && other && !isBusy) onChoose(chosen, other.number);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <fieldset
        className={levelsCss.criterion}
        aria-describedby={`${id}-keys ${id}-missing`}
        onKeyDown={byKey}
      >
        <legend>{W.which}</legend>
        <p id={`${id}-keys`} className={levelsCss.keys}>
          {W.keys}
        </p>
        <div className={css.pair}>
          {works.map((work) => (
            <div key={work.number}>
              <label className={levelsCss.level}>
                <input
                  type="radio"
                  name={id}
                  value={work.number}
                  checked={chosen === work.number}
                  onChange={() => setChosen(work.number)}
                />
                <strong>{W.work(work.number)}</strong>
              </label>
              <Work roundId={roundId} work={work} />
            </div>
          ))}
        </div>
        <p id={`${id}-missing`} role="alert" className={css.error}>
          {isMissing && W.choose}
        </p>
      </fieldset>
      <p className={css.quiet}>{W.once}</p>
      <div className={css.actions}>
        <Button type="submit" size="large" aria-disabled={isBusy}>
          {isBusy ? W.casting : W.cast}
        </Button>
      </div>
    </form>
  );
}

function Work({ roundId, work }: { readonly roundId: number; readonly work: ComparedWork }) {
  const params = { id: String(roundId), number: String(work.number) };
  const { data: parts = [] } = useQuery(
    read('GET /judge/rounds/{id}/final/works/{number}/parts', { params }),
  );
  const { description, work_link, demo_or_alternate_link: other, by } = work;
  return (
    <>
      {by && <p className={css.quiet}>{W.by(by.name, by.college)}</p>}
      <p className={css.description}>{description}</p>
      <WorkLinks {...{ work_link, other }} asks={by === null} />
      {parts.length > 0 && (
        <JudgedParts
          parts={parts}
          of={{ side: 'final', round: roundId, work: work.number }}
          asks={by === null}
        />
      )}
    </>
  );
}
