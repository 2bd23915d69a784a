import { type Action, mayDo } from '@pratibha/domain/access';
import { CONSOLE_WORDS } from '@pratibha/words/console/organiser';
import {
  BookOpenText,
  CalendarDays,
  CircleHelp,
  ClipboardList,
  FileCheck2,
  History,
  KeyRound,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  Mails,
  Megaphone,
  UsersRound,
} from 'lucide-react';
import { useState } from 'react';
import { ADMIN_PATHS } from '../../../data/address/admin-pages.ts';
import { adminPaths } from '../../../data/address/admin-paths.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { logout } from '../../../shell/session/logout.ts';
import type { SessionUser } from '../../../shell/session/session.ts';
import css from './AdminLayout.module.css';
import { helpFor } from './help-for.ts';

type Item = {
  readonly label: string;
  readonly href: string;
  readonly icon: LucideIcon;
  /** What the page asks for. */
  readonly action: Action;
};

const ITEMS: readonly Item[] = [
  {
    label: CONSOLE_WORDS.dashboard,
    href: ADMIN_PATHS.dashboard,
    icon: LayoutDashboard,
    action: 'dashboard.read',
  },
  {
    label: CONSOLE_WORDS.events,
    href: ADMIN_PATHS.events,
    icon: CalendarDays,
    action: 'events.read',
  },
  {
    label: CONSOLE_WORDS.registrations,
    href: ADMIN_PATHS.registrations,
    icon: ClipboardList,
    action: 'registrations.read',
  },
  {
    label: CONSOLE_WORDS.submissions,
    href: ADMIN_PATHS.submissions,
    icon: FileCheck2,
    action: 'submissions.read',
  },
  { label: CONSOLE_WORDS.users, href: ADMIN_PATHS.users, icon: UsersRound, action: 'users.read' },
  {
    label: CONSOLE_WORDS.announcements,
    href: adminPaths.announcements(),
    icon: Megaphone,
    action: 'announcements.write',
  },
  {
    label: CONSOLE_WORDS.editions,
    href: adminPaths.editions(),
    icon: BookOpenText,
    action: 'editions.write',
  },
  { label: CONSOLE_WORDS.audit, href: ADMIN_PATHS.audit, icon: History, action: 'audit.read' },
  { label: CONSOLE_WORDS.mails, href: ADMIN_PATHS.mails, icon: Mails, action: 'mails.manage' },
  { label: CONSOLE_WORDS.tokens, href: ADMIN_PATHS.tokens, icon: KeyRound, action: 'tokens.own' },
];

const REGISTRATIONS: readonly string[] = [
  ADMIN_PATHS.registrations,
  ADMIN_PATHS.eventRegistrations,
];

/** Whether a link leads where one is: side panel and bar name two addresses for Registrations (R2.5). */
export function isAt(href: string, path: string): boolean {
  return href === path || (REGISTRATIONS.includes(href) && REGISTRATIONS.includes(path));
}

type Props = {
  readonly user: SessionUser;
  readonly path: string;
  /** Called when a link was followed, so that the drawer can close. */
  readonly onFollow?: () => void;
};

/** The side panel: the admin screens that the person may open, and Sign Out. */
export function Menu({ user, path, onFollow }: Props) {
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async () => {
    setIsLeaving(true);
    await logout();
    setIsLeaving(false);
  };
  const items = ITEMS.filter(({ action }) => mayDo(action, user));
  return (
    <nav className={css.menu} aria-label={CONSOLE_WORDS.menu}>
      <ul>
        {items.map(({ label, href, icon: Icon }) => (
          <li key={href}>
            <SiteLink
              className={css.link}
              href={href}
              aria-current={isAt(href, path) ? 'page' : undefined}
              onClick={onFollow}
            >
              <Icon size={20} strokeWidth={1.75} aria-hidden />
              {label}
            </SiteLink>
          </li>
        ))}
        <li>
          <a
            className={css.link}
            href={helpFor(path)}
            target="_blank"
            rel="noreferrer"
            aria-label={CONSOLE_WORDS.helpInNewTab}
          >
            <CircleHelp size={20} strokeWidth={1.75} aria-hidden />
            {CONSOLE_WORDS.help}
          </a>
        </li>
      </ul>
      <button type="button" className={css.signOut} disabled={isLeaving} onClick={leave}>
        <LogOut size={20} strokeWidth={1.75} aria-hidden />
        {CONSOLE_WORDS.signOut}
      </button>
    </nav>
  );
}
