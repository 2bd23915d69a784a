import type { RoundDetails } from '@pratibha/contract/rounds';
import { SWAP_WORDS } from '@pratibha/words/judging/organiser/by-hand';
import { ROUND_WORDS } from '@pratibha/words/judging/organiser/round';
import { useRef } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { adminToast } from '../../console/console.tsx';
import { failureWords } from '../../session/session.tsx';
import css from './judging.module.css';
import { ROUND_CHANGES } from './judging-calls.ts';
import type { Cell } from './matrix-cells.ts';
import { nameOfJudge } from './name-of-judge.ts';
import { swapPartners } from './swap-partners.ts';

const W = SWAP_WORDS;
const NOTHING = { judge: '', work: '' };

type Props = { readonly round: RoundDetails; readonly cell: Cell; readonly onClose: () => void };

/** The judge of a cell gives its work to another one, for one of theirs. */
export function SwapDialog({ round, cell: { judge, work }, onClose }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const swap = useWrite('POST /admin/rounds/{id}/swaps', ROUND_CHANGES);
  const partners = swapPartners(round, { judge, work });
  const form = useDraftForm({
    start: NOTHING,
    form: fields,
    validate: (values) => (values.work === '' ? { work: W.missing } : {}),
    write: swap,
    send: (values, callbacks) =>
      swap.mutate(
        {
          params: { id: String(round.id) },
          body: {
            ...{ judge_id: judge.id, submission_id: work.submission_id },
            other_judge_id: Number(values.judge),
            other_submission_id: Number(values.work),
          },
        },
        callbacks,
      ),
    onSent: () => {
      adminToast('success', W.done);
      onClose();
    },
  });
  const { values, errors, change } = form;
  const chosen = partners.find((each) => String(each.judge.id) === values.judge);
  return (
    <FormDialog
      isOpen
      title={W.title(ROUND_WORDS.number(work.number), nameOfJudge(judge))}
      submitLabel={swap.isPending ? W.saving : W.save}
      onSubmit={form.submit}
      onClose={onClose}
      isDirty={form.isDirty}
      isBusy={swap.isPending}
      error={swap.error && failureWords(swap.error, W.failed)}
    >
      <div ref={fields} className={css.fields}>
        <p>{partners.length === 0 ? W.none : W.intro(nameOfJudge(judge))}</p>
        <SelectField
          label={W.judge}
          choices={[
            { value: '', label: W.choose },
            ...partners.map((each) => ({
              value: String(each.judge.id),
              label: nameOfJudge(each.judge),
            })),
          ]}
          value={values.judge}
          onChange={({ currentTarget }) => change({ judge: currentTarget.value, work: '' })}
          data-autofocus
        />
        <SelectField
          label={W.work}
          choices={[
            { value: '', label: W.choose },
            ...(chosen?.works ?? []).map(({ submission_id, number }) => ({
              value: String(submission_id),
              label: ROUND_WORDS.number(number),
            })),
          ]}
          value={values.work}
          error={errors.work}
          onChange={({ currentTarget }) => change({ work: currentTarget.value })}
        />
      </div>
    </FormDialog>
  );
}
