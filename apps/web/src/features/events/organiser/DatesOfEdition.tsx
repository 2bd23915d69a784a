import type { EventWindowDates } from '@pratibha/domain/editions/event-windows';
import { outsideOf } from '@pratibha/domain/events/event-doubts';
import { EVENT_FORM_WORDS } from '@pratibha/words/events/organiser/form';
import { formatDateTime } from '@pratibha/words/time';
import { Button } from '../../../ui/plain/Button.tsx';
import css from './EventForm.module.css';
import { type FieldValues, sentFields } from './event-fields.ts';
import { toZonedField } from './zoned-input.ts';

const W = EVENT_FORM_WORDS;

type Props = {
  readonly values: FieldValues;
  readonly edition: EventWindowDates;
  readonly onTake: (dates: Partial<FieldValues>) => void;
};

/** The dates of the edition beside those of the event, which can take them. */
export function DatesOfEdition({ values, edition, onTake }: Props) {
  const works = values.requires_submission ? worksOf(edition) : null;
  const dates = datesOf(edition, works);
  const isTaken = Object.entries(dates).every(([name, date]) => values[name as Name] === date);
  const isOutside = outsideOf(edition, sentFields(values)).length > 0;
  return (
    <div className={css.edition}>
      {isOutside && <p className={css.doubt}>{W.outsideEdition}</p>}
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

type Name = 'registration_open' | 'registration_close' | 'submission_start' | 'submission_close';

type Works = { readonly open: string; readonly close: string };

/** When the edition takes works; null: never. */
function worksOf({ submissionsOpen, submissionsClose }: EventWindowDates): Works | null {
  return submissionsOpen === null || submissionsClose === null
    ? null
    : { open: submissionsOpen, close: submissionsClose };
}

/** As they stand in the fields. */
function datesOf(edition: EventWindowDates, works: Works | null): Partial<Record<Name, string>> {
  return {
    registration_open: toZonedField(edition.registrationOpens),
    registration_close: toZonedField(edition.registrationCloses),
    ...(works && {
      submission_start: toZonedField(works.open),
      submission_close: toZonedField(works.close),
    }),
  };
}

function words(instant: string): string {
  return formatDateTime(new Date(instant));
}
