import { STRIP_WORDS } from '@pratibha/words/announcements/strip';
import { useQuery } from '@tanstack/react-query';
import { read, useWrite } from '../../../data/queries.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { refreshUnread } from '../../../shell/session/unread.ts';
import { Button } from '../../../ui/plain/Button.tsx';
import css from './SentBackStrip.module.css';

/**
 * Above the list: an important announcement, until it is closed or its time is over. One whose
 * closing failed stands there again.
 */
export function AnnouncementStrip({ now }: { readonly now: Date }) {
  const strip = useQuery(read('GET /user/strip', {})).data?.strip;
  const close = useWrite('PUT /user/strip/{id}/closed', ['GET /user/strip']);
  if (!strip || now >= new Date(strip.until)) return null;
  const id = String(strip.id);
  if (close.variables?.params.id === id && !close.isError) return null;
  const onSuccess = () => void refreshUnread();
  return (
    <section className={css.strip} aria-label={STRIP_WORDS.heading}>
      <div className={css.work}>
        <p>
          {strip.subject}{' '}
          <SiteLink href={`/user/announcements/${strip.announcement_id}`}>
            {STRIP_WORDS.more}
          </SiteLink>
        </p>
        <Button
          variant="secondary"
          className={css.close}
          onClick={() => close.mutate({ params: { id } }, { onSuccess })}
        >
          {STRIP_WORDS.close}
        </Button>
      </div>
    </section>
  );
}
