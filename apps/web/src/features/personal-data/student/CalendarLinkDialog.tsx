import { CALENDAR_LINK_WORDS } from '@pratibha/words/calendar/own-feed';
import { AppDialog } from '../../../ui/dialog/AppDialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { useCopy } from '../../../ui/plain/use-copy.ts';
import css from './CalendarLinkDialog.module.css';

type Props = { readonly url: string; readonly onClose: () => void };

/** The link that a calendar follows, this once, and where it goes. */
export function CalendarLinkDialog({ url, onClose }: Props) {
  const { field, outcome, copy } = useCopy();
  return (
    <AppDialog isOpen title={CALENDAR_LINK_WORDS.shownTitle} onClose={onClose}>
      <div className={css.parts}>
        <p>{CALENDAR_LINK_WORDS.shown}</p>
        <TextField ref={field} label={CALENDAR_LINK_WORDS.link} value={url} readOnly />
        <p role="status" className={css.quiet}>
          {outcome === 'copied' && CALENDAR_LINK_WORDS.copied}
          {outcome === 'failed' && CALENDAR_LINK_WORDS.notCopied}
        </p>
        <div>
          <h3 className={css.heading}>{CALENDAR_LINK_WORDS.ways}</h3>
          <ul className={css.ways}>
            <li>{CALENDAR_LINK_WORDS.google}</li>
            <li>{CALENDAR_LINK_WORDS.iphone}</li>
            <li>{CALENDAR_LINK_WORDS.mac}</li>
          </ul>
        </div>
        <div className={css.actions}>
          <Button variant="secondary" onClick={onClose}>
            {CALENDAR_LINK_WORDS.done}
          </Button>
          <Button onClick={copy} data-autofocus>
            {CALENDAR_LINK_WORDS.copy}
          </Button>
        </div>
      </div>
    </AppDialog>
  );
}
