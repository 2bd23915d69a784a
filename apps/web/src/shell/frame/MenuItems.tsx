import { SiteLink } from './links.tsx';
import { type MenuItem, PUBLIC_MENU } from './menus.ts';
import css from './TopBar.module.css';

export type MenuProps = {
  /** Pathname of the page, whose item is marked. */
  readonly path: string;
  readonly onPress: () => void;
};

/** The items of a menu in the bar. */
export function MenuItems({
  items,
  path,
  onPress,
}: MenuProps & { readonly items: readonly MenuItem[] }) {
  return items.map(({ href, label }) => (
    <li key={href}>
      <SiteLink
        className={css.link}
        href={href}
        aria-current={href === path ? 'page' : undefined}
        onClick={onPress}
      >
        {label}
      </SiteLink>
    </li>
  ));
}

/** What everybody sees until it is known who they are, and whose own menu does not come. */
export function PublicMenu(props: MenuProps) {
  return <MenuItems items={PUBLIC_MENU} {...props} />;
}
