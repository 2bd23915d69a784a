import type { SetAnswer } from '@pratibha/contract/set-answers';
import { type SetAnswerKind, whyNotWriteSetAnswer } from '@pratibha/domain/reviews/set-answers';
import { SET_ANSWERS_WORDS as WORDS } from '@pratibha/words/reviews/organiser/set-answers';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { AppDialog } from '../../../ui/dialog/AppDialog.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { IconAction } from '../../../ui/list/IconAction.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import { useUser } from '../../session/session.tsx';
import type { AskByAnswer } from './ask-by-answer.ts';
import type { Decision, Reviewed } from './decisions.ts';
import { SetAnswerForm } from './SetAnswerForm.tsx';
import css from './SetAnswersDialog.module.css';
import { useBesideWords } from './use-beside-words.ts';
import { useUsingAnswers } from './use-using-answers.ts';

type Props = {
  readonly kind: SetAnswerKind;
  readonly decisions: readonly Decision[];
  readonly rows: readonly Reviewed[];
  readonly ask: AskByAnswer;
  readonly onClose: () => void;
};

/** Uses a set answer on rows; makes them, changes them, and removes them. */
export function SetAnswersDialog({ kind, decisions, rows, ask, onClose }: Props) {
  const user = useUser();
  const { answers, carryOut } = useUsingAnswers(kind, ask);
  const besideWords = useBesideWords();
  const [written, setWritten] = useState<SetAnswer | 'new' | null>(null);
  const [removed, setRemoved] = useState<SetAnswer | null>(null);
  const remove = useWrite('DELETE /admin/set-answers/{id}', ['GET /admin/set-answers']);
  const ofKind = answers.filter((each) => each.kind === kind);
  if (written !== null) {
    return (
      <SetAnswerForm
        kind={kind}
        decisions={decisions}
        answer={written === 'new' ? null : written}
        onClose={() => setWritten(null)}
      />
    );
  }
  const whatOf = (answer: SetAnswer) =>
    [
      decisions.find(({ outcome }) => outcome === answer.decision)?.label,
      answer.remarks && WORDS.quoted(answer.remarks),
      besideWords(answer),
      answer.is_shared && WORDS.shared,
    ]
      .filter((words) => words)
      .join(WORDS.separator);
  return (
    <>
      <AppDialog
        isOpen={removed === null}
        title={WORDS.title(kind, rows.length)}
        onClose={onClose}
        width="wide"
      >
        <p>{WORDS.intro}</p>
        {ofKind.length === 0 && <p>{WORDS.none}</p>}
        {ofKind.length > 0 && (
          <ul className={css.answers} aria-label={WORDS.list}>
            {ofKind.map((answer) => (
              <li key={answer.id}>
                <div className={css.what}>
                  <strong>{answer.title}</strong> {answer.key !== null && <kbd>{answer.key}</kbd>}
                  <p>{whatOf(answer)}</p>
                </div>
                <Button
                  variant="secondary"
                  aria-label={WORDS.toUse(answer.title)}
                  onClick={() => {
                    onClose();
                    carryOut(answer, rows);
                  }}
                >
                  {WORDS.use}
                </Button>
                {whyNotWriteSetAnswer({ isShared: answer.is_shared, actor: user }) === null && (
                  <>
                    <IconAction
                      icon={Pencil}
                      label={WORDS.edit(answer.title)}
                      onPress={() => setWritten(answer)}
                    />
                    <IconAction
                      icon={Trash2}
                      tone="danger"
                      label={WORDS.remove(answer.title)}
                      onPress={() => setRemoved(answer)}
                    />
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
        <div className={css.actions}>
          <Button variant="secondary" onClick={() => setWritten('new')}>
            {WORDS.add}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {WORDS.close}
          </Button>
        </div>
      </AppDialog>
      <ConfirmDialog
        isOpen={removed !== null}
        title={WORDS.removeTitle}
        confirmLabel={WORDS.removeConfirm}
        isBusy={remove.isPending}
        onConfirm={() =>
          removed &&
          remove.mutate(
            { params: { id: String(removed.id) } },
            {
              onSuccess: () => adminToast('success', WORDS.removed(removed.title)),
              onError: (error) => adminToast('error', reasonOf(error)),
              onSettled: () => setRemoved(null),
            },
          )
        }
        onCancel={() => setRemoved(null)}
      >
        {removed && WORDS.removeText(removed.title)}
      </ConfirmDialog>
    </>
  );
}
