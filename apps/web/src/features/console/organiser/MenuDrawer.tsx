import { CONSOLE_WORDS } from '@pratibha/words/console/organiser';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { useId } from 'react';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { organisersMenu } from '../../../shell/frame/organisers-menu.ts';
import type { SessionUser } from '../../../shell/session/session.ts';
import { CloseButton } from '../../../ui/plain/CloseButton.tsx';
import { Modal } from '../../../ui/plain/Modal.tsx';
import layout from './AdminLayout.module.css';
import css from './ConsoleBar.module.css';
import { isAt, Menu } from './Menu.tsx';

type Props = {
  readonly user: SessionUser;
  readonly path: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/**
 * Where there is no room for them beside the page: the bar's menu and the side panel as one menu.
 */
export function MenuDrawer({ user, path, isOpen, onClose }: Props) {
  const titleId = useId();
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      labelledBy={titleId}
      place="left"
      className={css.drawer}
    >
      <div className={css.drawerHeader}>
        <h2 id={titleId}>{CONSOLE_WORDS.console}</h2>
        <CloseButton label={CONSOLE_WORDS.close} onClick={onClose} />
      </div>
      <div className={css.groups}>
        <p className={css.group} aria-hidden="true">
          {SHELL_WORDS.mainMenu}
        </p>
        <nav className={layout.menu} aria-label={SHELL_WORDS.mainMenu}>
          <ul>
            {organisersMenu(user).map(({ href, label }) => (
              <li key={href}>
                <SiteLink
                  className={layout.link}
                  href={href}
                  aria-current={isAt(href, path) ? 'page' : undefined}
                  onClick={onClose}
                >
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <p className={css.group} aria-hidden="true">
          {CONSOLE_WORDS.menu}
        </p>
        <Menu user={user} path={path} onFollow={onClose} />
      </div>
    </Modal>
  );
}
