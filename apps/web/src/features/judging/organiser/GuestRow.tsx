import type { GuestOfRound, NewGuestLink } from '@pratibha/contract/guests';
import { GUESTS_WORDS } from '@pratibha/words/judging/organiser/guests';
import { formatDateTime, relativeTime } from '@pratibha/words/time';
import { useState } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { useNow } from '../../../data/server-clock.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import rows from '../../../ui/list/row-list.module.css';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import { GUEST_CHANGES } from './guest-changes.ts';
import css from './judging.module.css';

const W = GUESTS_WORDS;
const onError = (error: Error) => adminToast('error', reasonOf(error));

type Props = {
  readonly guest: GuestOfRound;
  readonly isOver: boolean;
  readonly onMade: (link: NewGuestLink) => void;
};

/** A guest, and what organisers may do about them; each is asked before. */
export function GuestRow({ guest, isOver, onMade }: Props) {
  const [asked, setAsked] = useState<'let-in' | 'link' | 'end' | 'name' | null>(null);
  const now = useNow(60_000);
  const close = { onError, onSettled: () => setAsked(null) };
  const letIn = useWrite('POST /admin/guests/{id}/let-in', GUEST_CHANGES);
  const link = useWrite('POST /admin/guests/{id}/link', GUEST_CHANGES);
  const end = useWrite('DELETE /admin/judges/{id}', GUEST_CHANGES);
  const removeName = useWrite('DELETE /admin/guests/{id}/name', GUEST_CHANGES);
  const ofGuest = { params: { id: String(guest.id) } };
  const say = (text: string) => ({ ...close, onSuccess: () => adminToast('success', text) });
  const name = guest.name ?? W.nameless;
  const judges = guest.is_judging && !isOver;
  const question = (which: typeof asked, label: string, ariaLabel: string) => (
    <Button variant="secondary" aria-label={ariaLabel} onClick={() => setAsked(which)}>
      {label}
    </Button>
  );
  return (
    <li>
      <div className={rows.about}>
        <p className={css.name}>{name}</p>
        <p className={css.quiet}>{factsOf(guest, now).join(W.separator)}</p>
      </div>
      {judges &&
        guest.is_taken &&
        guest.has_link &&
        question('let-in', W.letIn, W.letInLabel(name))}
      {judges && question('link', W.newLink, W.newLinkLabel(name))}
      {judges && question('end', W.end, W.endLabel(name))}
      {!judges && guest.name !== null && question('name', W.removeName, W.removeNameLabel(name))}
      <ConfirmDialog
        isOpen={asked === 'let-in'}
        title={W.letInTitle}
        confirmLabel={W.confirmLetIn}
        isBusy={letIn.isPending}
        onConfirm={() => letIn.mutate(ofGuest, say(W.isLetIn))}
        onCancel={() => setAsked(null)}
      >
        {W.letInText(name)}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'link'}
        title={guest.has_link ? W.newLinkTitle : W.firstLinkTitle}
        confirmLabel={guest.has_link ? W.confirmNewLink : W.confirmFirstLink}
        isBusy={link.isPending}
        onConfirm={() => link.mutate(ofGuest, { ...close, onSuccess: onMade })}
        onCancel={() => setAsked(null)}
      >
        {(guest.has_link ? W.newLinkText : W.firstLinkText)(name)}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'end'}
        title={W.endTitle}
        confirmLabel={W.confirmEnd}
        isBusy={end.isPending}
        onConfirm={() => end.mutate({ params: { id: String(guest.judge_id) } }, say(W.isEnded))}
        onCancel={() => setAsked(null)}
      >
        {W.endText(name)}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'name'}
        title={W.removeNameTitle}
        confirmLabel={W.confirmRemoveName}
        isBusy={removeName.isPending}
        onConfirm={() => removeName.mutate(ofGuest, say(W.isRemoved))}
        onCancel={() => setAsked(null)}
      >
        {W.removeNameText(name)}
      </ConfirmDialog>
    </li>
  );
}

/** Where a guest stands; devices and sessions go by real time. */
function factsOf(guest: GuestOfRound, now: Date | null): string[] {
  const { is_judging, is_taken, has_link, device, begun_at, last_seen_at, refused_at } = guest;
  const ago = (at: string | null) =>
    at === null || now === null ? null : relativeTime(new Date(), new Date(at));
  const refused = ago(refused_at);
  if (!is_judging) return [W.out];
  if (!is_taken && has_link) return [begun_at === null ? W.untaken : W.away];
  if (!is_taken) return [begun_at === null ? W.untakenInRoom : W.awayInRoom];
  const seen = ago(last_seen_at);
  return [
    W.here(device),
    ...(begun_at === null ? [] : [W.begun(formatDateTime(new Date(begun_at)))]),
    ...(seen === null ? [] : [W.seen(seen)]),
    ...(refused === null ? [] : [W.refused(refused)]),
  ];
}
