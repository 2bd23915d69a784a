import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import css from './TickField.module.css';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id' | 'type'> & {
  readonly type: 'checkbox' | 'radio';
  readonly label: ReactNode;
  readonly help?: ReactNode;
  /** Some of what it stands for is chosen. */
  readonly isPartial?: boolean;
  readonly className?: string | undefined;
};

/** A box to tick, or one of several of which one is chosen, with its words beside it. */
export function TickField({ label, help, isPartial = false, className = '', ...rest }: Props) {
  const id = useId();
  return (
    <div className={`${css.field} ${className}`.trim()}>
      <input
        {...rest}
        ref={(box) => {
          if (box) box.indeterminate = isPartial;
        }}
        id={id}
        className={css.box}
        aria-describedby={help ? `${id}-help` : undefined}
      />
      <div className={css.words}>
        <label htmlFor={id}>{label}</label>
        {help && (
          <div id={`${id}-help`} className={css.help}>
            {help}
          </div>
        )}
      </div>
    </div>
  );
}
