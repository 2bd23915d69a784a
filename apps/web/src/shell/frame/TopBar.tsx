import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { type ComponentType, Suspense, useEffect, useId, useRef, useState } from 'react';
import { PATHS } from '../../data/address/paths.ts';
import { buttonClass } from '../../ui/plain/Button.tsx';
import { Logo } from '../../ui/plain/Logo.tsx';
import { ornament } from '../../ui/plain/ornament.ts';
import { useSiteName } from '../../ui/plain/site-name.ts';
import { type SessionUser, signInUrl, useSession } from '../session/session.ts';
import { GoogleIcon } from './GoogleIcon.tsx';
import { SiteLink } from './links.tsx';
import { type MenuProps, PublicMenu } from './MenuItems.tsx';
import { OtherLanguage } from './OtherLanguage.tsx';
import type { OwnMenuProps } from './OwnMenu.tsx';
import css from './TopBar.module.css';

const LateAccountMenu = ornament(async () => (await import('./AccountMenu.tsx')).AccountMenu);
const LateOwnMenu = ornament(async () => (await import('./OwnMenu.tsx')).OwnMenu, PublicMenu);

/** See `AccountMenu.tsx`. */
type AccountProps = { readonly user: SessionUser; readonly path: string };

type Props = {
  readonly path: string;
  readonly returnTo: string;
  /** Where the first view has them; else they are fetched. */
  readonly parts?: BarParts | undefined;
};

/** What the bar shows only to whoever is signed in. */
export type BarParts = {
  readonly AccountMenu: ComponentType<AccountProps>;
  readonly OwnMenu: ComponentType<OwnMenuProps>;
};

/** The sticky bar: logo, menu by role (a button on phones), sign-in or avatar (R2.6 to R2.10). */
export function TopBar({ path, returnTo, parts }: Props) {
  const { AccountMenu, OwnMenu } = parts ?? { AccountMenu: LateAccountMenu, OwnMenu: LateOwnMenu };
  const session = useSession();
  const siteName = useSiteName();
  const [isOpen, setIsOpen] = useState(false);
  const navId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen]);

  const menu: MenuProps = { path, onPress: () => setIsOpen(false) };
  return (
    <header className={css.bar}>
      <div className={css.inner}>
        <SiteLink className={css.logo} href={PATHS.home} aria-label={SHELL_WORDS.home(siteName)}>
          <Logo />
        </SiteLink>
        <button
          ref={toggle}
          type="button"
          className={css.toggle}
          aria-expanded={isOpen}
          aria-controls={navId}
          aria-label={isOpen ? SHELL_WORDS.closeMenu : SHELL_WORDS.openMenu}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={css.lines} />
        </button>
        <nav id={navId} className={css.nav} aria-label={SHELL_WORDS.mainMenu} data-open={isOpen}>
          <ul>
            {session.user === null ? (
              <PublicMenu {...menu} />
            ) : (
              <Suspense fallback={<PublicMenu {...menu} />}>
                <OwnMenu user={session.user} {...menu} />
              </Suspense>
            )}
          </ul>
        </nav>
        <OtherLanguage className={css.link} />
        {session.status === 'loading' && <span className={css.waiting} />}
        {session.status === 'user' && (
          <Suspense fallback={<span className={css.waiting} />}>
            <AccountMenu user={session.user} path={path} />
          </Suspense>
        )}
        {session.status === 'anonymous' && (
          <a className={`${buttonClass('primary')} ${css.signIn}`} href={signInUrl(returnTo)}>
            <GoogleIcon />
            {SHELL_WORDS.signIn}
          </a>
        )}
      </div>
    </header>
  );
}
