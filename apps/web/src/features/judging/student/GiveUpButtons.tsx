import type { WorkToJudge } from '@pratibha/contract/judge';
import { JUDGED_WORK_WORDS } from '@pratibha/words/judging/judge/work';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { toast } from '../../../shell/toasts/toasts.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { failureWords } from '../../session/session.tsx';
import css from './judge.module.css';
import { JUDGED_CHANGES, judgedRoundPath } from './judging-reads.ts';
import type { Keeping } from './keeping.ts';
import { CannotDialog } from './late-dialogs.ts';
import { SkipButton } from './SkipButton.tsx';
import type { SheetKeeper } from './sheet-keeper.ts';
import { forgetWork } from './works-at-hand.ts';

const W = JUDGED_WORK_WORDS;

type Props = {
  readonly work: WorkToJudge;
  readonly keeper: SheetKeeper;
  readonly keeping: Keeping;
  readonly onSaid: () => void;
};

/** What a judge says of a work that they do not score. */
export function GiveUpButtons({ work, keeper, keeping, onSaid }: Props) {
  const [opened, setOpened] = useState<'cannot' | 'conflict' | null>(null);
  const navigate = useNavigate();
  const declare = useWrite('POST /judge/works/{id}/conflict', JUDGED_CHANGES);
  const giveAway = () =>
    declare.mutate(
      { params: { id: String(work.id) } },
      {
        onSuccess: async () => {
          // Nothing is saved of it any longer.
          keeper.take(null);
          toast('success', W.conflictSaid);
          await navigate({ href: judgedRoundPath(work.round_id) });
          forgetWork(work);
        },
      },
    );
  return (
    <div className={css.giveUp}>
      {keeping.kept?.state !== 'sent' && <SkipButton work={work} />}
      {keeping.kept?.state !== 'cannot' && keeping.state !== 'asking' && (
        <Button variant="quiet" onClick={() => setOpened('cannot')}>
          {W.cannot}
        </Button>
      )}
      <Button variant="quiet" onClick={() => setOpened('conflict')}>
        {W.conflict}
      </Button>
      {opened === 'cannot' && (
        <CannotDialog
          work={work}
          keeper={keeper}
          note={keeping.sheet.note}
          onClose={() => setOpened(null)}
          onSaid={onSaid}
        />
      )}
      <ConfirmDialog
        isOpen={opened === 'conflict'}
        title={W.conflictTitle}
        confirmLabel={W.confirmConflict}
        isBusy={declare.isPending}
        onConfirm={giveAway}
        onCancel={() => setOpened(null)}
      >
        <p>{W.conflictText}</p>
        {declare.error && (
          <p role="alert" className={css.error}>
            {failureWords(declare.error, W.failedToSay)}
          </p>
        )}
      </ConfirmDialog>
    </div>
  );
}
