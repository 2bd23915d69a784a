import { OWN_CARD_WORDS } from '@pratibha/words/shell/own-card';
import { OWN_MENU_WORDS } from '@pratibha/words/shell/own-menus';
import { LogOut } from 'lucide-react';
import { Avatar } from '../../ui/plain/Avatar.tsx';
import { Button } from '../../ui/plain/Button.tsx';
import { logout } from '../session/logout.ts';
import type { SessionUser } from '../session/session.ts';
import css from './AccountCard.module.css';
import { cardMenu } from './card-menu.ts';
import { SiteLink } from './links.tsx';

export type CardProps = {
  readonly id: string;
  readonly user: SessionUser;
  readonly isLeaving: boolean;
  /** Why the last logout failed. */
  readonly failure: string | null;
  readonly onLeave: (leave: typeof logout) => void;
  readonly onClose: () => void;
};

/** A larger avatar, name, email, the pages of whoever is signed in, and Logout (R2.10). */
export function AccountCard({ id, user, isLeaving, failure, onLeave, onClose }: CardProps) {
  return (
    <section id={id} className={css.card} aria-label={OWN_MENU_WORDS.accountOf(user.name)}>
      <div className={css.who}>
        <Avatar name={user.name} picture={user.profile_pic} size="large" />
        <span className={css.name}>{user.name}</span>
        <span className={css.email}>{user.email}</span>
      </div>
      <ul className={css.links}>
        {cardMenu(user).map((item) => (
          <li key={item.href}>
            <SiteLink href={item.href} onClick={onClose}>
              {item.label}
            </SiteLink>
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        className={css.logout}
        disabled={isLeaving}
        onClick={() => onLeave(logout)}
      >
        <LogOut size={18} aria-hidden />
        {OWN_CARD_WORDS.logout}
      </Button>
      <p className={css.failure} role="alert">
        {failure}
      </p>
    </section>
  );
}
