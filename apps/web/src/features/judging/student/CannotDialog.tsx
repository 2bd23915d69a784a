import type { WorkToJudge } from '@pratibha/contract/judge';
import { CANNOT_REASONS, type CannotReason } from '@pratibha/domain/judging/score-sheets';
import { JUDGED_WORK_WORDS } from '@pratibha/words/judging/judge/work';
import { useState } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { failureWords } from '../../session/session.tsx';
import css from './judge.module.css';
import { JUDGED_CHANGES } from './judging-reads.ts';
import levelsCss from './levels.module.css';
import type { SheetKeeper } from './sheet-keeper.ts';
import { showKept } from './sheet-outbox.ts';

const W = JUDGED_WORK_WORDS;

type Props = {
  readonly work: WorkToJudge;
  readonly keeper: SheetKeeper;
  readonly note: string;
  readonly onClose: () => void;
  readonly onSaid: () => void;
};

/** Says why a work cannot be judged; what was scored stays, and counts no more. */
export function CannotDialog({ work, keeper, note: start, onClose, onSaid }: Props) {
  const [because, setBecause] = useState<CannotReason | null>(null);
  const [note, setNote] = useState(start);
  const [wasTried, setWasTried] = useState(false);
  const say = useWrite('POST /judge/works/{id}/cannot', JUDGED_CHANGES);
  const submit = async () => {
    setWasTried(true);
    if (because === null) return;
    // What is not saved yet is a part of what it is said of.
    await keeper.save();
    const version = keeper.keeping().kept?.version ?? 0;
    say.mutate(
      { params: { id: String(work.id) }, body: { because, note, version } },
      {
        onSuccess: (sheet) => {
          keeper.take(showKept(work.id, sheet));
          onClose();
          onSaid();
        },
      },
    );
  };
  return (
    <FormDialog
      isOpen
      title={W.cannotTitle}
      submitLabel={W.cannot}
      onSubmit={() => void submit()}
      onClose={onClose}
      isDirty={because !== null || note !== start}
      isBusy={say.isPending}
      error={
        wasTried && because === null
          ? W.cannotMissing
          : say.error && failureWords(say.error, W.failedToSay)
      }
    >
      <fieldset className={css.plain}>
        <legend className={css.hidden}>{W.cannotTitle}</legend>
        {CANNOT_REASONS.map((reason) => (
          <label key={reason} className={levelsCss.level}>
            <input
              type="radio"
              name="cannot"
              checked={because === reason}
              onChange={() => setBecause(reason)}
            />
            {W.cannotReasons[reason]}
          </label>
        ))}
        <TextAreaField
          label={W.note}
          help={W.noteHelp}
          rows={3}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </fieldset>
    </FormDialog>
  );
}
