import type { RoundDetails } from '@pratibha/contract/rounds';
import { ROUND_WORDS } from '@pratibha/words/judging/organiser/round';
import { ROUNDS_WORDS } from '@pratibha/words/judging/organiser/rounds';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { adminPaths } from '../../../data/address/admin-paths.ts';
import { ENDPOINTS } from '../../../data/address/paths.ts';
import { useWrite } from '../../../data/queries.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Button, buttonClass } from '../../../ui/plain/Button.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import { BestDialog } from './BestDialog.tsx';
import css from './judging.module.css';
import { ROUND_CHANGES } from './judging-calls.ts';
import { EditRoundDialog } from './RoundFormDialog.tsx';

const W = ROUND_WORDS;
const onError = (error: Error) => adminToast('error', reasonOf(error));

/** What can be done with the round as a whole: while it is prepared, and once it is open. */
export function RoundActions({ round }: { readonly round: RoundDetails }) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'edit' | 'open' | 'remove' | null>(null);
  const params = { id: String(round.id) };
  const open = useWrite('POST /admin/rounds/{id}/open', ROUND_CHANGES);
  const remove = useWrite('DELETE /admin/rounds/{id}', ['GET /admin/events/{id}/rounds']);
  const isPrepared = round.state === 'prepared';
  const close = () => setAsking(null);
  const figures = [
    ROUNDS_WORDS.works(round.works),
    ROUNDS_WORDS.judges(round.judges),
    ...(isPrepared ? [] : [ROUNDS_WORDS.sent(round.sent, round.sheets)]),
  ];
  return (
    <section className={css.part} aria-label={W.heading}>
      <p>{figures.join(W.separator)}</p>
      <div className={css.actions}>
        {isPrepared && (
          <Button variant="secondary" onClick={() => setAsking('remove')}>
            {W.remove}
          </Button>
        )}
        {!isPrepared && (
          <SiteLink className={buttonClass('secondary')} href={adminPaths.results(round)}>
            {W.results}
          </SiteLink>
        )}
        {!isPrepared && !round.judges_too && (
          <a
            className={buttonClass('secondary')}
            href={`${ENDPOINTS.api}/admin/rounds/${round.id}/export`}
            download
          >
            {W.export}
          </a>
        )}
        {!isPrepared && !round.judges_too && (
          <SiteLink className={buttonClass('secondary')} href={adminPaths.ranking(round)}>
            {W.ranking}
          </SiteLink>
        )}
        <Button variant="secondary" onClick={() => setAsking('edit')}>
          {W.edit}
        </Button>
        {isPrepared && <Button onClick={() => setAsking('open')}>{W.open}</Button>}
      </div>
      {asking === 'edit' && <EditRoundDialog round={round} onClose={close} />}
      {asking === 'open' && round.takes === 'best' && <BestDialog round={round} onClose={close} />}
      <ConfirmDialog
        isOpen={asking === 'open' && round.takes !== 'best'}
        title={W.openTitle}
        confirmLabel={W.confirmOpen}
        isBusy={open.isPending}
        onConfirm={() =>
          open.mutate(
            { params, body: { version: round.version } },
            { onSuccess: () => adminToast('success', W.opened), onError, onSettled: close },
          )
        }
        onCancel={close}
      >
        {W.openText(round.works)}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asking === 'remove'}
        title={W.removeTitle}
        confirmLabel={W.confirmRemove}
        isBusy={remove.isPending}
        onConfirm={() =>
          remove.mutate(
            { params },
            {
              onSuccess: () => {
                adminToast('success', W.removed);
                void navigate({ to: adminPaths.judging({ id: round.event_id }) });
              },
              onError,
              onSettled: close,
            },
          )
        }
        onCancel={close}
      >
        {W.removeText(round.title)}
      </ConfirmDialog>
    </section>
  );
}
