import { STRIP_WORDS } from '@pratibha/words/announcements/strip';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read, useWrite } from '../../../data/queries.ts';
import { useByClock } from '../../../data/server-clock.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { refreshUnread } from '../../../shell/session/unread.ts';
import { toast } from '../../../shell/toasts/toasts.ts';
import { Button } from '../../../ui/plain/Button.tsx';
import css from './SentBackStrip.module.css';

/** Above the list: an important announcement, until it is closed or its time is over. */
export function AnnouncementStrip() {
  const { data } = useQuery(read('GET /user/strip', {}));
  const close = useWrite('PUT /user/strip/{id}/closed', ['GET /user/strip']);
  const [closed, setClosed] = useState<number | null>(null);
  const strip = data?.strip;
  const isOver = useByClock((now) => Number(strip ? now >= new Date(strip.until) : true));
  if (!strip || isOver !== 0 || strip.id === closed) return null;
  const onClose = () => {
    setClosed(strip.id);
    close.mutate(
      { params: { id: String(strip.id) } },
      {
        onSuccess: () => void refreshUnread(),
        onError: () => {
          setClosed(null);
          toast('error', STRIP_WORDS.failed);
        },
      },
    );
  };
  return (
    <section className={css.strip} aria-label={STRIP_WORDS.heading}>
      <div className={css.work}>
        <p>
          {strip.subject}{' '}
          <SiteLink href={`/user/announcements/${strip.announcement_id}`}>
            {STRIP_WORDS.more}
          </SiteLink>
        </p>
        <Button variant="secondary" onClick={onClose}>
          {STRIP_WORDS.close}
        </Button>
      </div>
    </section>
  );
}
