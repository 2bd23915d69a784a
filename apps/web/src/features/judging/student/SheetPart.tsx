import type { WorkToJudge } from '@pratibha/contract/judge';
import { missingInSheet, sheetErrors } from '@pratibha/domain/judging/score-sheets';
import { SHEET_ERRORS } from '@pratibha/words/judging/form-errors';
import { JUDGED_WORK_WORDS } from '@pratibha/words/judging/judge/work';
import { sentenceOf } from '@pratibha/words/sentences';
import { useEffect, useRef, useState } from 'react';
import { CriterionField } from './CriterionField.tsx';
import { GiveUpButtons } from './GiveUpButtons.tsx';
import css from './judge.module.css';
import type { Keeping } from './keeping.ts';
import { SheetClash } from './SheetClash.tsx';
import { SheetFoot } from './SheetFoot.tsx';
import { SheetStanding } from './SheetStanding.tsx';
import { SheetTexts } from './SheetTexts.tsx';
import { bodyOf } from './sheet.ts';
import type { OtherSheet } from './sheet-outbox.ts';
import { useFixedScores } from './use-fixed-scores.ts';
import { useGivenElsewhere } from './use-given-elsewhere.ts';
import { useSheet } from './use-sheet.ts';

const W = JUDGED_WORK_WORDS;

type Props = {
  readonly work: WorkToJudge;
  /** Where it is none of a work that one has. */
  readonly other?: OtherSheet;
};

/** One's own score sheet of a work, saved while it is filled in. */
export function SheetPart({ work, other }: Props) {
  const { keeper, keeping } = useSheet(work, other);
  const areScoresFixed = useFixedScores(work, keeping, keeper);
  const [wasTried, setWasTried] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const given = useGivenElsewhere(work);
  const { sheet } = keeping;
  const faults = faultsOf(work, keeping, wasTried);
  const isFixed = isFixedNow(keeping);
  const toHeading = () => heading.current?.focus();
  const wasFixed = useRef(isFixed);
  useEffect(() => {
    const { activeElement } = document;
    const isHere = activeElement === document.body || form.current?.contains(activeElement);
    // What had the focus is gone; it may have been sent long after the press.
    if (isFixed && !wasFixed.current && isHere) heading.current?.focus();
    wasFixed.current = isFixed;
  }, [isFixed]);
  const send = async () => {
    setWasTried(true);
    if (missingInSheet(work.rubric, bodyOf(sheet, 0)).length > 0) return focusFirst(form.current);
    await keeper.send();
  };
  return (
    <section className={css.card} aria-labelledby="own-sheet">
      <h2 id="own-sheet" ref={heading} tabIndex={-1}>
        {W.sheet}
      </h2>
      <SheetStanding
        work={work}
        keeping={keeping}
        onCorrect={() => {
          setWasTried(false);
          keeper.correct();
          toHeading();
        }}
      />
      {keeping.state === 'asking' && (
        <SheetClash rubric={work.rubric} keeper={keeper} keeping={keeping} />
      )}
      <form
        ref={form}
        noValidate
        className={css.sheet}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isFixed && keeping.state !== 'under-way') void send();
        }}
      >
        <fieldset className={css.plain} disabled={isFixed}>
          <fieldset className={css.plain} disabled={areScoresFixed}>
            {work.rubric.criteria.map((criterion) => (
              <CriterionField
                key={criterion.id}
                criterion={criterion}
                level={sheet.scores[criterion.id] ?? null}
                before={levelBefore(work, criterion.id)}
                given={given(criterion.id)}
                error={faults.get(`/scores/${criterion.id}`) ?? null}
                onChange={(level) =>
                  keeper.change({ scores: { ...sheet.scores, [criterion.id]: level } })
                }
              />
            ))}
          </fieldset>
          <SheetTexts
            work={work}
            sheet={sheet}
            faults={faults}
            onChange={(to) => keeper.change(to)}
          />
        </fieldset>
        {!isFixed && (
          <SheetFoot keeper={keeper} keeping={keeping} hasFaults={wasTried && faults.size > 0} />
        )}
      </form>
      {!other && <GiveUpButtons work={work} keeper={keeper} keeping={keeping} onSaid={toHeading} />}
    </section>
  );
}

/** Whether nothing can be filled in now: it was sent or given up and not taken up again. */
function isFixedNow({ kept, isCorrecting, state }: Keeping): boolean {
  if (state === 'asking') return true;
  return !isCorrecting && (kept?.state === 'sent' || kept?.state === 'cannot');
}

/** What is wrong, by pointers; what is missing only once it was to be sent. */
function faultsOf({ rubric }: WorkToJudge, { sheet }: Keeping, wasTried: boolean) {
  const body = bodyOf(sheet, 0);
  const found = [...(wasTried ? missingInSheet(rubric, body) : []), ...sheetErrors(rubric, body)];
  return new Map(found.map(({ path, error }) => [path, sentenceOf(SHEET_ERRORS, error)]));
}

function levelBefore({ earlier }: WorkToJudge, id: number): number | null {
  return earlier?.scores.find(({ criterion_id }) => criterion_id === id)?.level ?? null;
}

/** To what is missing first, once it is marked. */
function focusFirst(form: HTMLElement | null): void {
  requestAnimationFrame(() =>
    form?.querySelector<HTMLElement>('[data-wrong] input, [aria-invalid="true"]')?.focus(),
  );
}
