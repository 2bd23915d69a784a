import type { NewGuestLink } from '@pratibha/contract/guests';
import { GUESTS_WORDS } from '@pratibha/words/judging/organiser/guests';
import { SHOWN_ONCE_WORDS } from '@pratibha/words/people/organiser/shown-once';
import { AppDialog } from '../../../ui/dialog/AppDialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { useCopy } from '../../../ui/plain/use-copy.ts';
import css from './judging.module.css';
import { QrCode } from './QrCode.tsx';

const W = GUESTS_WORDS;

type Props = { readonly made: NewGuestLink; readonly onClose: () => void };

/** A link, this once: to be scanned from the screen, or copied. */
export function GuestLinkDialog({ made: { name, url }, onClose }: Props) {
  const { field, outcome, copy } = useCopy();
  return (
    <AppDialog isOpen title={W.shownTitle(name)} onClose={onClose}>
      <div className={css.fields}>
        <p>{W.shown}</p>
        <QrCode text={url} label={W.code(name)} />
        <TextField ref={field} label={W.link} value={url} readOnly />
        <p role="status" className={css.quiet}>
          {outcome === 'copied' && SHOWN_ONCE_WORDS.copied}
          {outcome === 'failed' && SHOWN_ONCE_WORDS.notCopied}
        </p>
        <div className={css.actions}>
          <Button variant="secondary" onClick={onClose}>
            {SHOWN_ONCE_WORDS.done}
          </Button>
          <Button onClick={copy} data-autofocus>
            {SHOWN_ONCE_WORDS.copy}
          </Button>
        </div>
      </div>
    </AppDialog>
  );
}
