import { ProblemError } from '@pratibha/contract/client';
import { UNSENT_SHEETS_WORDS } from '@pratibha/words/judging/judge/unsent';
import { useState } from 'react';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { failureWords } from '../../session/session.tsx';
import css from './judge.module.css';
import { isNotTheirs, judgedAtStandPath, judgedWorkPath } from './judging-reads.ts';
import type { Unsent } from './sheet-outbox.ts';
import { useOutbox } from './use-outbox.ts';

const W = UNSENT_SHEETS_WORDS;

/** What is kept on this device and not sent, on the pages that lead to works. */
export function UnsentSheets() {
  const { outbox, kept } = useOutbox();
  const { unsent, late, unreadable } = kept;
  const [removed, setRemoved] = useState<Unsent | null>(null);
  return (
    <>
      <div role="status">
        {late.map(({ id, number }) => (
          <p key={id} className={css.notice}>
            {W.late(W.work(number))}
          </p>
        ))}
        {unreadable > 0 && <p className={css.notice}>{W.unreadable(unreadable)}</p>}
      </div>
      {unsent.length > 0 && (
        <section className={`${css.card} ${css.unsentPart}`} aria-labelledby="unsent-sheets">
          <h2 id="unsent-sheets">{W.title(unsent.length)}</h2>
          <p>{W.text}</p>
          <ul className={css.unsent}>
            {unsent.map((one) => (
              <li key={one.id}>
                <SiteLink href={pathOf(one)}>{nameOf(one)}</SiteLink>
                <span>{standingOf(one)}</span>
                {isOneMore(one) && (
                  <Button variant="secondary" onClick={() => outbox.beOneMore(one.id)}>
                    {W.oneMore}
                  </Button>
                )}
                {(isNotTheirs(one.error) || (one.stood && one.state === 'refused')) && (
                  <Button variant="quiet" onClick={() => setRemoved(one)}>
                    {W.remove}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <p className={css.actions}>
            <Button onClick={() => outbox.sendNow()}>{W.sendNow}</Button>
          </p>
        </section>
      )}
      <ConfirmDialog
        isOpen={removed !== null}
        title={W.removeTitle}
        confirmLabel={W.remove}
        isBusy={false}
        onConfirm={() => {
          if (removed !== null) outbox.remove(removed.id);
          setRemoved(null);
        }}
        onCancel={() => setRemoved(null)}
      >
        <p>{W.removeText(W.work(removed?.number ?? null))}</p>
      </ConfirmDialog>
    </>
  );
}

function pathOf({ id, stood }: Unsent): string {
  return stood ? judgedAtStandPath(stood.roundId, stood.number) : judgedWorkPath(id);
}

function nameOf({ number, stood }: Unsent): string {
  return stood ? W.atStand(stood.stand, stood.number) : W.work(number);
}

/** Whether its judge is to say that they are one more than the work needs. */
function isOneMore({ error }: Unsent): boolean {
  return error instanceof ProblemError && error.code === 'stand-has-enough';
}

function standingOf({ state, aim, error, isCorrection }: Unsent): string {
  if (state === 'asking') return W.asks;
  if (isNotTheirs(error)) return W.notTheirs;
  if (isCorrection) return W.correction;
  if (state === 'under-way') return aim === 'send' ? W.sending : W.saving;
  const what = aim === 'send' ? W.toSend : W.toSave;
  if (state === 'waiting') return W.noConnection(what);
  if (error === null) return what;
  return W.refused(what, failureWords(error, W.uncertain));
}
