import { Drawer } from '@mantine/core';
import { CONSOLE_WORDS } from '@pratibha/words/console/organiser';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { barMenu } from '../../../shell/frame/menus.ts';
import type { SessionUser } from '../../../shell/session/session.ts';
import { CloseIcon } from '../../../ui/dialog/CloseIcon.tsx';
import layout from './AdminLayout.module.css';
import css from './ConsoleBar.module.css';
import { isAt, Menu } from './Menu.tsx';

type Props = {
  readonly user: SessionUser;
  readonly path: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Where there is no room for them beside the page: the bar's menu and the side panel as one menu. */
export function MenuDrawer({ user, path, isOpen, onClose }: Props) {
  return (
    <Drawer.Root
      opened={isOpen}
      onClose={onClose}
      size={300}
      zIndex={70}
      transitionProps={{ duration: 240 }}
      classNames={{ overlay: css.overlay ?? '', content: css.drawer ?? '' }}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        {/* Mantine's own header would count as a second banner of the page. */}
        <div className={css.drawerHeader}>
          <Drawer.Title>{CONSOLE_WORDS.console}</Drawer.Title>
          <Drawer.CloseButton aria-label={CONSOLE_WORDS.close} size={44} icon={<CloseIcon />} />
        </div>
        <Drawer.Body className={css.groups ?? ''}>
          <p className={css.group} aria-hidden="true">
            {SHELL_WORDS.mainMenu}
          </p>
          <nav className={layout.menu} aria-label={SHELL_WORDS.mainMenu}>
            <ul>
              {barMenu(user).map(({ href, label }) => (
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
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
