import { firstTwoWords } from '@pratibha/domain/people/first-two-words';
import { OWN_MENU_WORDS } from '@pratibha/words/shell/own-menus';
import { type ReactNode, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { whenLoaded } from '../../data/when-idle.ts';
import { Avatar } from '../../ui/plain/Avatar.tsx';
import type { SessionUser } from '../session/session.ts';
import { fetchToasts } from '../toasts/toasts.ts';
import css from './AccountMenu.module.css';
import { accountCard, fetchAccountCard } from './account-card.ts';
import { Bell } from './Bell.tsx';

type Props = {
  readonly user: SessionUser;
  /** Of the page, from which the bell leads to its list. */
  readonly path: string;
  /** What the button shows in place of name and avatar. */
  readonly children?: ReactNode;
};

/**
 * The bell, and beside it first two words of the name and a round avatar; the avatar opens a card
 * with a larger avatar, name, email and Logout (R2.10). Admins find the user pages in the card.
 */
export function AccountMenu({ user, path, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const cardId = useId();
  const wrap = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const Card = useSyncExternalStore(accountCard.subscribe, accountCard.get, () => null);
  useEffect(() => whenLoaded(fetchWhatOpens), []);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      trigger.current?.focus();
    };
    const onPress = (event: Event) => {
      if (!wrap.current?.contains(event.target as Node)) setIsOpen(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('focusin', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('focusin', onPress);
    };
  }, [isOpen]);

  const leave = async (logout: () => Promise<string | null>) => {
    setIsLeaving(true);
    setFailure(null);
    setFailure(await logout());
    setIsLeaving(false);
  };

  return (
    <>
      <Bell path={path} user={user} />
      <div className={css.wrap} ref={wrap}>
        <button
          ref={trigger}
          type="button"
          className={css.trigger}
          aria-expanded={isOpen}
          aria-controls={cardId}
          title={OWN_MENU_WORDS.accountOf(user.name)}
          onClick={() => {
            setFailure(null);
            fetchAccountCard();
            setIsOpen(!isOpen);
          }}
        >
          {children ?? (
            <>
              <span className={css.shortName}>{firstTwoWords(user.name)}</span>
              <Avatar name={user.name} picture={user.profile_pic} size="small" />
            </>
          )}
        </button>
        {isOpen && Card && (
          <Card
            id={cardId}
            user={user}
            isLeaving={isLeaving}
            failure={failure}
            onLeave={(logout) => void leave(logout)}
            onClose={() => setIsOpen(false)}
          />
        )}
      </div>
    </>
  );
}

/**
 * For a phone whose connection goes afterwards: the card, and what tells why nothing else comes.
 */
function fetchWhatOpens(): void {
  fetchAccountCard();
  fetchToasts();
}
