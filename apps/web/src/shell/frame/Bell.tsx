import { BELL_WORDS } from '@pratibha/words/notifications/bell';
import { Bell as BellIcon } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import * as ADMIN_PATHS from '../../data/address/admin-pages.gen.ts';
import { documentOf } from '../../data/address/paths.ts';
import * as USER_PATHS from '../../data/address/user-pages.gen.ts';
import { whenIdle } from '../../data/when-idle.ts';
import { refreshUnread, unread } from '../session/unread.ts';
import css from './Bell.module.css';
import { SiteLink } from './links.tsx';

const MOST = 99;

type Props = {
  readonly path: string;
  /** Whoever is signed in: read anew after what they did, which may have told them something. */
  readonly user: unknown;
};

/**
 * The way to the notifications, with how many are not read. It asks when nothing better is to do:
 * at each page, and when the page is looked at again.
 */
export function Bell({ path, user }: Props) {
  const count = useSyncExternalStore(unread.subscribe, unread.get, () => null) ?? 0;
  useEffect(() => whenIdle(() => void refreshUnread()), [path, user]);
  useEffect(() => {
    const onSeen = () => {
      if (document.visibilityState === 'visible') void refreshUnread();
    };
    document.addEventListener('visibilitychange', onSeen);
    return () => document.removeEventListener('visibilitychange', onSeen);
  }, []);
  const href =
    documentOf(path) === 'console' ? ADMIN_PATHS.notifications : USER_PATHS.notifications;
  return (
    <SiteLink
      className={css.bell}
      href={href}
      aria-label={BELL_WORDS.label(count)}
      aria-current={path === href ? 'page' : undefined}
    >
      <BellIcon size={20} strokeWidth={1.75} aria-hidden />
      {count > 0 && (
        <span className={css.count} aria-hidden>
          {count > MOST ? BELL_WORDS.most : BELL_WORDS.count(count)}
        </span>
      )}
    </SiteLink>
  );
}
