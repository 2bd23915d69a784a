import { UI_WORDS } from '@pratibha/words/ui';
import { FORM_DIALOG_WORDS } from '@pratibha/words/ui/form-dialog';
import { type ReactNode, useState } from 'react';
import { Button } from '../plain/Button.tsx';
import { AppDialog } from './AppDialog.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import css from './dialogs.module.css';

type Props = {
  readonly isOpen: boolean;
  readonly title: string;
  readonly children: ReactNode;
  /** Null where nothing can be sent any more. */
  readonly submitLabel: string | null;
  readonly cancelLabel?: string;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  /** Something was typed that closing would lose: closing asks first. */
  readonly isDirty: boolean;
  /** While sending: the button waits and the dialog stays. */
  readonly isBusy: boolean;
  /** While errors exist, where the form must not be sent at all. */
  readonly isSubmitDisabled?: boolean;
  /** Above the buttons. */
  readonly foot?: ReactNode;
  /** Why sending failed, beside the buttons; fields show their own messages. */
  readonly error?: ReactNode;
  readonly width?: 'wide' | 'broad';
  /** The words of the question that closing asks; the default speaks of unsent changes. */
  readonly discardText?: string;
};

/**
 * A form in a dialog that never loses what was typed by mistake: with `isDirty`, closing it by any
 * way asks 'Discard what you typed?'.
 *
 * A form puts its fields in as children and tells by `isDirty` whether its values differ from those
 * it began with; `onClose` is called only when closing is really meant.
 */
export function FormDialog(props: Props) {
  const { isOpen, title, children, onClose, onSubmit, isDirty, isBusy, error } = props;
  const { submitLabel, isSubmitDisabled: isDisabled } = props;
  const [isAsking, setIsAsking] = useState(false);
  const close = () => {
    if (isBusy) return;
    if (isDirty) setIsAsking(true);
    else onClose();
  };
  return (
    <>
      <AppDialog isOpen={isOpen} title={title} onClose={close} width={props.width ?? 'wide'}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation();
            if (!isBusy && !isDisabled && submitLabel !== null) onSubmit();
          }}
        >
          {children}
          <div className={css.sticky}>
            {props.foot}
            <div role="alert">{error ? <p className={css.error}>{error}</p> : null}</div>
            <div className={css.actions}>
              <Button variant="secondary" onClick={close} disabled={isBusy}>
                {props.cancelLabel ?? UI_WORDS.cancel}
              </Button>
              {submitLabel !== null && (
                <Button type="submit" disabled={isBusy || isDisabled} aria-busy={isBusy}>
                  {submitLabel}
                </Button>
              )}
            </div>
          </div>
        </form>
      </AppDialog>
      <ConfirmDialog
        isOpen={isAsking && isOpen}
        title={FORM_DIALOG_WORDS.discardTitle}
        confirmLabel={FORM_DIALOG_WORDS.discard}
        cancelLabel={FORM_DIALOG_WORDS.keepEditing}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          onClose();
        }}
      >
        {props.discardText ?? FORM_DIALOG_WORDS.discardText}
      </ConfirmDialog>
    </>
  );
}
