import type { RoundFinal } from '@pratibha/contract/finals';
import { passesOver } from '@pratibha/domain/ranking/final-rules';
import { FINAL_LIMITS } from '@pratibha/domain/ranking/finals';
import { FINAL_WORDS } from '@pratibha/words/judging/organiser/final';
import { useRef, useState } from 'react';
import { fieldErrors } from '../../../data/field-errors.ts';
import { useWrite } from '../../../data/queries.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import rows from '../../../ui/list/row-list.module.css';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast } from '../../console/console.tsx';
import { failureWords } from '../../session/session.tsx';
import css from './judging.module.css';
import { FINAL_CHANGES } from './judging-calls.ts';
import { meetingFaults, meetingOf, meetingSizes, moved } from './meeting-values.ts';

const W = FINAL_WORDS;

type Props = { readonly of: RoundFinal; readonly onClose: () => void };

/** Writes down how a meeting ranked the best works. */
export function MeetingDialog({ of, onClose }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  // The order that was there when it was opened is what reasons are given against.
  const [{ round_id, candidates }] = useState(of);
  const sizes = meetingSizes(candidates);
  const usual = sizes.find((size) => size >= FINAL_LIMITS.usualWorks) ?? sizes.at(-1) ?? 0;
  const [start] = useState(() => ({ works: meetingOf(candidates, usual) }));
  const write = useWrite('POST /admin/rounds/{id}/final/meeting', FINAL_CHANGES);
  const form = useDraftForm({
    start,
    form: fields,
    validate: ({ works }) => meetingFaults(works),
    write,
    send: ({ works }, callbacks) =>
      write.mutate(
        {
          params: { id: String(round_id) },
          body: {
            works: works.map(({ submission_id, reason }, at) => ({
              ...{ submission_id, reason: passesOver(works, at) ? reason : '' },
            })),
          },
        },
        callbacks,
      ),
    refusedBy: (error) => fieldErrors(error, (parts) => `/${parts.slice(1).join('/')}`),
    onSent: () => {
      adminToast('success', W.written);
      onClose();
    },
  });
  const { works } = form.values;
  return (
    <FormDialog
      isOpen
      width="wide"
      title={W.meetingTitle}
      submitLabel={write.isPending ? W.writing : W.write}
      onSubmit={form.submit}
      onClose={onClose}
      isDirty={form.isDirty}
      isBusy={write.isPending}
      error={write.error && failureWords(write.error, W.uncertain)}
    >
      <div ref={fields} className={css.fields}>
        <p>{W.meetingText}</p>
        <SelectField
          label={W.works}
          choices={sizes.map((size) => ({ value: String(size), label: String(size) }))}
          value={String(works.length)}
          onChange={({ currentTarget }) =>
            form.change({ works: meetingOf(candidates, Number(currentTarget.value)) })
          }
          data-autofocus
        />
        <ol className={rows.list}>
          {works.map((work, at) => (
            <li key={work.submission_id}>
              <div className={rows.about}>
                <p className={css.name}>{W.place(at + 1, work.number, work.user_name)}</p>
                <p className={css.quiet}>{W.rankBefore(work.rank)}</p>
                {passesOver(works, at) && (
                  <TextAreaField
                    label={W.reason(work.number)}
                    rows={2}
                    maxLength={FINAL_LIMITS.reason}
                    value={work.reason}
                    error={form.errors[`/${at}/reason`]}
                    onChange={({ currentTarget: { value: reason } }) =>
                      form.change({ works: works.with(at, { ...work, reason }) })
                    }
                  />
                )}
              </div>
              {([-1, 1] as const).map((by) => (
                <Button
                  key={by}
                  variant="quiet"
                  aria-label={by < 0 ? W.upLabel(work.number) : W.downLabel(work.number)}
                  disabled={works[at + by] === undefined}
                  onClick={() => form.change({ works: moved(works, at, by) })}
                >
                  {by < 0 ? W.up : W.down}
                </Button>
              ))}
            </li>
          ))}
        </ol>
      </div>
    </FormDialog>
  );
}
