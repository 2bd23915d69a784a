import { CONSOLE_WORDS } from '@pratibha/words/console/organiser';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { Search as SearchIcon } from 'lucide-react';
import { useState } from 'react';
import { PATHS } from '../../../data/address/paths.ts';
import { AccountMenu } from '../../../shell/frame/AccountMenu.tsx';
import bell from '../../../shell/frame/Bell.module.css';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { organisersMenu } from '../../../shell/frame/organisers-menu.ts';
import type { BarProps } from '../../../shell/frame/own-bar.ts';
import site from '../../../shell/frame/TopBar.module.css';
import { TopBar } from '../../../shell/frame/TopBar.tsx';
import { type SessionUser, useSession } from '../../../shell/session/session.ts';
import { Avatar } from '../../../ui/plain/Avatar.tsx';
import { Logo } from '../../../ui/plain/Logo.tsx';
import { StatusBadge } from '../../../ui/plain/StatusBadge.tsx';
import { useSiteName } from '../../../ui/plain/site-name.ts';
import css from './ConsoleBar.module.css';
import { isAt } from './Menu.tsx';
import { MenuDrawer } from './MenuDrawer.tsx';
import { overConsole } from './over-console.ts';

/**
 * The one line above the console: the site's top bar (R2.9, R2.10) and the console's header (R2.43)
 * in one. Below 1024 px a button opens both menus as one.
 */
export function ConsoleBar({ path: typed }: BarProps) {
  const { user } = useSession();
  const siteName = useSiteName();
  const [isOpen, setIsOpen] = useState(false);
  const path = typed.replace(/\/+$/, '');
  // Signed out, the page is about to go.
  if (user === null) return <TopBar path={path} returnTo={path} />;
  return (
    <header className={`${site.bar} ${css.bar}`}>
      <div className={`${site.inner} ${css.inner}`}>
        <SiteLink className={site.logo} href={PATHS.home} aria-label={SHELL_WORDS.home(siteName)}>
          <Logo />
        </SiteLink>
        <nav className={css.nav} aria-label={SHELL_WORDS.mainMenu}>
          <ul>
            {organisersMenu(user).map(({ href, label }) => (
              <li key={href}>
                <SiteLink
                  className={site.link}
                  href={href}
                  aria-current={isAt(href, path) ? 'page' : undefined}
                >
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <button
          type="button"
          className={`${css.search} ${bell.bell}`}
          aria-label={CONSOLE_WORDS.search}
          title={CONSOLE_WORDS.search}
          onClick={() => overConsole.set('search')}
        >
          <SearchIcon size={20} strokeWidth={1.75} aria-hidden />
        </button>
        <AccountMenu user={user} path={path}>
          <Who user={user} />
        </AccountMenu>
        <button
          type="button"
          className={css.toggle}
          aria-label={SHELL_WORDS.openMenu}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(true)}
        >
          <span className={site.lines} />
        </button>
      </div>
      <MenuDrawer user={user} path={path} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </header>
  );
}

/** Name, role and initial; the picture is on the card. */
function Who({ user }: { readonly user: SessionUser }) {
  const name = user.name.trim() || CONSOLE_WORDS.defaultName;
  return (
    <>
      <span className={css.who}>
        <span className={css.name}>{name}</span>
        <StatusBadge status={user.role} />
      </span>
      <Avatar name={name} picture={null} size="small" />
    </>
  );
}
