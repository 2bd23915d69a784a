import { RENAMED_OPTIONS_WORDS as W } from '@pratibha/words/questions/organiser/renamed-options';
import { AppDialog } from '../../../ui/dialog/AppDialog.tsx';
import css from '../../../ui/dialog/dialogs.module.css';
import { Button } from '../../../ui/plain/Button.tsx';
import type { Renamed } from './renamed-options.ts';

type Props = {
  readonly renamed: readonly Renamed[];
  readonly isBusy: boolean;
  /** Why it could not be done. */
  readonly error: string | null;
  readonly onSame: () => void;
  readonly onOther: () => void;
  readonly onBack: () => void;
};

/** Asks whether other words mean the same option, which somebody has chosen, or another one. */
export function RenamesDialog({ renamed, isBusy, error, onSame, onOther, onBack }: Props) {
  return (
    <AppDialog isOpen title={W.title} onClose={onBack}>
      <div className={css.text}>
        <ul>
          {renamed.map((each) => (
            <li key={`${each.question} ${each.option}`}>
              {each.option === null
                ? W.question(each.question, each.to, each.taken)
                : W.option(each.option, each.to, each.taken)}
            </li>
          ))}
        </ul>
        <p>{W.text}</p>
        <p role="alert">{error}</p>
      </div>
      <div className={css.actions}>
        <Button variant="secondary" onClick={onBack} disabled={isBusy} data-autofocus>
          {W.back}
        </Button>
        <Button variant="secondary" onClick={onOther} disabled={isBusy}>
          {W.other}
        </Button>
        <Button onClick={onSame} disabled={isBusy}>
          {W.same}
        </Button>
      </div>
    </AppDialog>
  );
}
