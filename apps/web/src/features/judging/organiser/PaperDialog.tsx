import type { RoundDetails } from '@pratibha/contract/rounds';
import { missingInSheet, type SheetForm } from '@pratibha/domain/judging/score-sheets';
import { SHEET_ERRORS } from '@pratibha/words/judging/form-errors';
import { ROUND_WORDS } from '@pratibha/words/judging/organiser/round';
import { PAPER_WORDS } from '@pratibha/words/judging/organiser/running';
import { sentenceOf } from '@pratibha/words/sentences';
import { useRef } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { adminToast } from '../../console/console.tsx';
import { failureWords } from '../../session/session.tsx';
import css from './judging.module.css';
import { ROUND_CHANGES } from './judging-calls.ts';
import type { Cell } from './matrix-cells.ts';
import { nameOfJudge } from './name-of-judge.ts';

const W = PAPER_WORDS;

type Props = {
  readonly round: RoundDetails;
  readonly cell: Cell;
  readonly onClose: () => void;
};
/** Levels as chosen, by `level-{criterion}`, and the two texts. */
type Values = { readonly comment: string; readonly note: string } & Readonly<
  Record<`level-${number}`, string>
>;

/** Enters a sheet that the judge filled in on paper. */
export function PaperDialog({ round, cell: { work, judge }, onClose }: Props) {
  const { rubric } = round;
  const fields = useRef<HTMLDivElement>(null);
  const enter = useWrite('POST /admin/rounds/{id}/paper-sheets', ROUND_CHANGES);
  const start: Values = { comment: '', note: '' };
  const form = useDraftForm({
    start,
    form: fields,
    validate: (values) =>
      Object.fromEntries(
        missingInSheet(rubric, sheetOf(values, rubric)).map(({ path, error }) => [
          path === '/comment' ? 'comment' : `level-${path.split('/').at(-1)}`,
          sentenceOf(SHEET_ERRORS, error),
        ]),
      ),
    write: enter,
    send: (values, callbacks) => {
      const { scores, comment, note } = sheetOf(values, rubric);
      enter.mutate(
        {
          params: { id: String(round.id) },
          body: {
            ...{ judge_id: judge.id, submission_id: work.submission_id, comment, note },
            scores: [...scores],
          },
        },
        callbacks,
      );
    },
    onSent: () => {
      adminToast('success', W.entered);
      onClose();
    },
  });
  return (
    <FormDialog
      isOpen
      title={W.title(ROUND_WORDS.number(work.number), nameOfJudge(judge))}
      submitLabel={enter.isPending ? W.saving : W.save}
      onSubmit={form.submit}
      onClose={onClose}
      isDirty={form.isDirty}
      isBusy={enter.isPending}
      error={enter.error && failureWords(enter.error, W.failed)}
    >
      <div ref={fields} className={css.fields}>
        <p>{W.intro}</p>
        {rubric.criteria.map(({ id, title, levels }) => (
          <SelectField
            key={id}
            label={title}
            choices={[
              { value: '', label: W.choose },
              ...levels.map((sentence, at) => ({
                value: String(at + 1),
                label: W.levelName(at + 1, sentence),
              })),
            ]}
            value={form.values[`level-${id}`] ?? ''}
            error={form.errors[`level-${id}`]}
            onChange={({ currentTarget }) => form.change({ [`level-${id}`]: currentTarget.value })}
          />
        ))}
        {rubric.comment !== 'none' && (
          <TextAreaField
            label={W.comment}
            rows={3}
            value={form.values.comment}
            error={form.errors.comment}
            onChange={({ currentTarget }) => form.change({ comment: currentTarget.value })}
          />
        )}
        <TextAreaField
          label={W.note}
          rows={2}
          value={form.values.note}
          error={form.errors.note}
          onChange={({ currentTarget }) => form.change({ note: currentTarget.value })}
        />
      </div>
    </FormDialog>
  );
}

function sheetOf(values: Values, { criteria }: RoundDetails['rubric']): SheetForm {
  const scores = criteria.flatMap(({ id }) => {
    const level = Number(values[`level-${id}`] ?? '');
    return level > 0 ? [{ criterion_id: id, level }] : [];
  });
  return { scores, comment: values.comment, note: values.note };
}
