import { REPLIES_WORDS } from '@pratibha/words/mail/organiser/replies';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../data/queries.ts';
import { Button } from '../../../ui/plain/Button.tsx';
import { LIVE_QUERY } from '../../console/console.tsx';
import { lateDialog } from '../../session/session.tsx';
import css from './MailsPage.module.css';

const RepliesDialog = lateDialog(async () => (await import('./RepliesDialog.tsx')).RepliesDialog);

/** To whom answers to mails go, and the way to change it. */
export function Replies() {
  const [isOpen, setIsOpen] = useState(false);
  const { data: replies } = useQuery({ ...read('GET /admin/mails/replies', {}), ...LIVE_QUERY });
  if (replies === undefined) return null;
  const { reply_to: address } = replies;
  return (
    <div className={css.replies}>
      <p>{address === null ? REPLIES_WORDS.goNowhere : REPLIES_WORDS.goTo(address)}</p>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {REPLIES_WORDS.change}
      </Button>
      {isOpen && <RepliesDialog replies={replies} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
