import { ProblemError } from '@pratibha/contract/client';
import { JUDGE_RUNNING_WORDS } from '@pratibha/words/judging/judge/running';
import { JUDGED_WORK_WORDS } from '@pratibha/words/judging/judge/work';
import { Button } from '../../../ui/plain/Button.tsx';
import { failureWords } from '../../session/session.tsx';
import css from './judge.module.css';
import type { Keeping } from './keeping.ts';
import type { SheetKeeper } from './sheet-keeper.ts';

const W = JUDGED_WORK_WORDS;
const RUNNING = JUDGE_RUNNING_WORDS;

type Props = {
  readonly keeper: SheetKeeper;
  readonly keeping: Keeping;
  readonly hasFaults: boolean;
};

/** What is saved and what is not, always in sight, beside the button that sends. */
export function SheetFoot({ keeper, keeping, hasFaults }: Props) {
  const { kept, state, aim, isCorrecting, isLeftHere } = keeping;
  const isSent = kept?.state === 'sent';
  const isOff = state === 'waiting' || state === 'refused';
  return (
    <div className={css.foot}>
      <p className={css.saved} data-off={isOff}>
        {isOff ? '' : calmWords(keeping)}
      </p>
      {/* Only what does not go well is read aloud: saving happens after every few words. */}
      <div role="status">
        {isOff && (
          <p className={css.off}>
            {troubleWords(keeping)} {isLeftHere && W.keptHere}
          </p>
        )}
        {hasFaults && <p className={css.error}>{W.missing}</p>}
      </div>
      <div className={css.actions}>
        {isSent && isCorrecting && (
          <Button variant="secondary" onClick={() => keeper.takeKept()}>
            {W.dropCorrection}
          </Button>
        )}
        {isOff && aim === 'save' && (
          <Button variant="secondary" onClick={() => void keeper.save()}>
            {W.saveNow}
          </Button>
        )}
        <Button type="submit" aria-busy={state === 'under-way' && aim === 'send'}>
          {isSent ? W.sendCorrection : W.send}
        </Button>
      </div>
    </div>
  );
}

function calmWords({ kept, state, aim }: Keeping): string {
  if (state === 'under-way' && aim === 'send') return W.sending;
  if (kept?.state === 'sent') return W.correcting;
  if (state === 'open' || state === 'under-way') return W.saving;
  return kept === null ? W.untouched : W.saved;
}

function troubleWords({ state, aim, error, kept }: Keeping): string {
  const isSending = aim === 'send';
  if (isSending && state === 'waiting' && isOfPause(error, kept)) return RUNNING.pausedSend;
  if (state === 'waiting') return isSending ? W.offlineSend : W.offline;
  const why = error === null ? W.uncertain : failureWords(error, W.uncertain);
  return isSending ? W.notSent(why) : W.refused(why);
}

/** Whether it waits for judging to go on, and not for a connection. */
function isOfPause(error: Error | null, kept: Keeping['kept']): boolean {
  if (error === null) return kept?.state === 'begun';
  return error instanceof ProblemError && error.code === 'judging-paused';
}
