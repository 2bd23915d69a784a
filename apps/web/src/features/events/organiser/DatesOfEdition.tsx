import { EVENT_FORM_WORDS } from '@pratibha/words/events/organiser/form';
import { formatDateTime } from '@pratibha/words/time';
import type { OfferedDates } from '../../../shell/edition/edition-in-document.ts';
import { Button } from '../../../ui/plain/Button.tsx';
import { datesOf, outsideAs, worksOf } from './dates-of-edition.ts';
import css from './EventForm.module.css';
import type { FieldValues } from './event-fields.ts';

const W = EVENT_FORM_WORDS;

type Props = {
  readonly values: FieldValues;
  readonly edition: OfferedDates;
  /** What a new event began with. */
  readonly proposed: FieldValues | null;
  readonly onTake: (dates: Partial<FieldValues>) => void;
};

/** The dates of the edition beside those of the event, which can take them. */
export function DatesOfEdition({ values, edition, proposed, onTake }: Props) {
  const works = values.requires_submission ? worksOf(edition) : null;
  const dates = datesOf(edition, values.requires_submission);
  const isTaken = Object.entries(dates).every(
    ([name, date]) => values[name as keyof FieldValues] === date,
  );
  const outside = outsideAs(values, edition, proposed);
  return (
    <div className={css.edition}>
      {outside === 'outside' && <p className={css.doubt}>{W.outsideEdition}</p>}
      {outside === 'proposed' && <p>{W.proposedOutside}</p>}
      <p>
        {W.ofEdition(words(edition.registrationOpens), words(edition.registrationCloses))}
        {works && ` ${W.worksOfEdition(words(works.open), words(works.close))}`}
      </p>
      {!isTaken && (
        <Button variant="quiet" onClick={() => onTake(dates)}>
          {W.takeEditionDates}
        </Button>
      )}
    </div>
  );
}

function words(instant: string): string {
  return formatDateTime(new Date(instant));
}
