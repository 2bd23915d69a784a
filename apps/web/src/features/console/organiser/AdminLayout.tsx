import { Drawer } from '@mantine/core';
import { CONSOLE_WORDS } from '@pratibha/words/console/organiser';
import { useLocation } from '@tanstack/react-router';
import { Menu as MenuIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { CloseIcon } from '../../../ui/dialog/CloseIcon.tsx';
import { Avatar } from '../../../ui/plain/Avatar.tsx';
import { StatusBadge } from '../../../ui/plain/StatusBadge.tsx';
import { useUser } from '../../session/session.tsx';
import css from './AdminLayout.module.css';
import { Menu } from './Menu.tsx';

/**
 * The frame of the admin area (R2.43): side panel, header with name, role and initial.
 * Below 1024 px the side panel is a drawer behind a button.
 */
export function AdminLayout({ children }: { readonly children: ReactNode }) {
  const user = useUser();
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/\/+$/, '') });
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const name = user.name.trim() || CONSOLE_WORDS.defaultName;
  return (
    <div className={css.layout}>
      <aside className={css.side}>
        <Menu user={user} path={path} />
      </aside>
      <div className={css.main}>
        <div className={css.header}>
          <button
            type="button"
            className={css.toggle}
            aria-label={CONSOLE_WORDS.openMenu}
            aria-expanded={isMenuOpen}
            onClick={() => setIsMenuOpen(true)}
          >
            <MenuIcon size={22} aria-hidden />
          </button>
          <p className={css.console}>{CONSOLE_WORDS.console}</p>
          <div className={css.who}>
            <span className={css.name}>{name}</span>
            <StatusBadge status={user.role} />
            <Avatar name={name} picture={null} size="small" />
          </div>
        </div>
        <div className={css.page}>{children}</div>
      </div>
      <Drawer.Root
        opened={isMenuOpen}
        onClose={() => setIsMenuOpen(false)}
        size={280}
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
          <Drawer.Body>
            <Menu user={user} path={path} onFollow={() => setIsMenuOpen(false)} />
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </div>
  );
}
