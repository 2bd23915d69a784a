import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './IconAction.module.css';
import { useTooltip } from './use-tooltip.ts';

type Props = {
  readonly icon: LucideIcon;
  /** What it does and to what, for those who do not see the row: 'Edit Asha Rai'. */
  readonly label: string;
  /** The tooltip while it can be pressed; the label when left out. */
  readonly hint?: string;
  readonly onPress: () => void;
  /** Why it cannot be pressed, told by the tooltip; null when it can. */
  readonly refusal?: string | null;
  readonly tone?: 'success' | 'danger' | 'info';
};

/**
 * A button of one icon with a tooltip. While it is refused it stays in the tab order and tells its
 * reason to the mouse, the keyboard and the screen reader alike.
 */
export function IconAction({ icon: Icon, label, hint, onPress, refusal = null, tone }: Props) {
  const { element, tooltip, isShown, hide, listeners } = useTooltip();
  return (
    <>
      <button
        ref={element}
        type="button"
        className={css.action}
        aria-label={refusal === null ? label : `${label}: ${refusal}`}
        aria-disabled={refusal !== null}
        data-tone={tone}
        {...listeners}
        onClick={() => {
          if (refusal !== null) return;
          hide();
          onPress();
        }}
      >
        <Icon size={18} strokeWidth={1.75} aria-hidden />
      </button>
      {isShown && (
        <span ref={tooltip} role="tooltip" popover="manual" className={css.tooltip}>
          {refusal ?? hint ?? label}
        </span>
      )}
    </>
  );
}

/** The buttons of one row, side by side. */
export function IconActions({ children }: { readonly children: ReactNode }) {
  return <div className={css.group}>{children}</div>;
}
