import { mayDo } from '@pratibha/domain/access';
import { nameAsWords } from '@pratibha/domain/text/name-as-words';
import { CONSOLE_WORDS } from '@pratibha/words/console/organiser';
import { type AnyRoute, useMatches, useRouter } from '@tanstack/react-router';
import { CircleHelp, LogOut, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import * as ADMIN_PATHS from '../../../data/address/admin-pages.gen.ts';
import { HELP_PATH } from '../../../data/address/help-path.ts';
import { pathnameOf } from '../../../data/address/paths.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { logout } from '../../../shell/session/logout.ts';
import type { SessionUser } from '../../../shell/session/session.ts';
import css from './AdminLayout.module.css';

/** An item of the side panel, as the route of its page has it. It is called like the address. */
export type MenuEntry = {
  readonly icon: LucideIcon;
  /** Items stand in the order of these. */
  readonly place: number;
};

const REGISTRATIONS: readonly string[] = [
  ADMIN_PATHS.registrations,
  ADMIN_PATHS.eventsRegistrations,
];

/**
 * Whether a link leads where one is: side panel and bar name two addresses for Registrations
 * (R2.5).
 */
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
  const help = useMatches({ select: (matches) => matches.at(-1)?.staticData.help });
  const items = useItems(user);
  return (
    <nav className={css.menu} aria-label={CONSOLE_WORDS.menu}>
      <ul>
        {items.map(({ href, name, icon: Icon }) => (
          <li key={href}>
            <SiteLink
              className={css.link}
              href={href}
              aria-current={isAt(href, path) ? 'page' : undefined}
              onClick={onFollow}
            >
              <Icon size={20} strokeWidth={1.75} aria-hidden />
              {name}
            </SiteLink>
          </li>
        ))}
        <li>
          <a
            className={css.link}
            href={help === undefined ? HELP_PATH : `${HELP_PATH}/${help}`}
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

/** What the routes have for the menu, as far as the person may open it. */
export function useItems(user: SessionUser) {
  return Object.values<AnyRoute>({ ...useRouter().routesById })
    .flatMap(({ fullPath, options: { staticData: { menu, action } = {} } }) =>
      menu && action && mayDo(action, user)
        ? [{ ...menu, ...calledBy(pathnameOf(String(fullPath))) }]
        : [],
    )
    .toSorted((one, other) => one.place - other.place);
}

const calledBy = (href: string) => ({
  href,
  name: nameAsWords(href.slice(href.lastIndexOf('/') + 1)),
});
