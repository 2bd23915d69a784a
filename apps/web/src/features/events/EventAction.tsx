import type { UserEvent } from '@pratibha/contract/events';
import type { CardButton } from '@pratibha/domain/event-state';
import { REFUSAL_TEXTS } from '@pratibha/domain/refusal-texts';
import { useId } from 'react';
import { Button } from '../../ui/Button.tsx';
import css from './EventAction.module.css';
import { useEventDialogs } from './event-dialogs.ts';

type Props = { readonly event: UserEvent; readonly button: CardButton };

/** The event's one button (spec section 4); where it is disabled, the reason in words above it. */
export function EventAction({ event, button }: Props) {
  const reasonId = useId();
  const { open } = useEventDialogs();
  const { label, action, refusal } = button;
  if (action === null) {
    return (
      <div className={css.action}>
        <p id={reasonId} className={css.reason}>
          {REFUSAL_TEXTS[refusal]}
        </p>
        <Button className={css.button} disabled aria-describedby={reasonId}>
          {label}
        </Button>
      </div>
    );
  }
  return (
    <div className={css.action}>
      <Button
        className={css.button}
        aria-label={`${label}: ${event.title}`}
        onClick={() => open(action === 'register' ? 'register' : 'submit', event.id)}
      >
        {label}
      </Button>
    </div>
  );
}
