import type { AdminEvent } from '@pratibha/contract/events';
import {
  isReadyToOpen,
  type OpeningStep,
  openingSteps,
} from '@pratibha/domain/events/opening-steps';
import { questionsOf } from '@pratibha/domain/questions/questions';
import { OPENING_WORDS } from '@pratibha/words/events/organiser/opening';
import { formatDateTime } from '@pratibha/words/time';
import { useNow } from '../../../data/server-clock.ts';
import { useAppEdition } from '../../../shell/edition/app-edition.ts';
import { Badge } from '../../../ui/plain/Badge.tsx';
import css from './EventDetails.module.css';
import type { FormField } from './merge.ts';
import { datesOf } from './moment-of.ts';

const MINUTE_MS = 60_000;
const TONES = { done: 'success', 'as-begun': 'neutral', missing: 'warning' } as const;
/** Where the form begins for each of them. */
const FIELDS = {
  dates: 'registration_open',
  questions: 'questions',
  places: 'capacity',
  picture: 'event_banner',
  status: 'status',
} satisfies Readonly<Record<OpeningStep['name'], FormField>>;

type Props = {
  readonly event: AdminEvent;
  /** Opens the form at a field; null: for who only reads the event. */
  readonly onField: ((field: FormField) => void) | null;
};

/** What is missing until an event opens, each with the way to its field. */
export function OpeningSteps({ event, onField }: Props) {
  const now = useNow(MINUTE_MS);
  const { dates = null } = useAppEdition();
  if (now === null) return null;
  const steps = openingSteps(factsOf(event), event.in_live_edition ? dates : null, now);
  if (steps.length === 0) return null;
  return (
    <section className={css.opening} aria-labelledby="until-it-opens">
      <h3 id="until-it-opens">{OPENING_WORDS.heading}</h3>
      {isReadyToOpen(steps) && (
        <p>{OPENING_WORDS.ready(formatDateTime(new Date(event.registration_open)))}</p>
      )}
      <ul>
        {steps.map(({ name, state }) => {
          const words = OPENING_WORDS.steps[name];
          return (
            <li key={name}>
              <Badge tone={TONES[state]}>{OPENING_WORDS.states[state]}</Badge>
              <div>
                {onField === null ? (
                  <b>{words.label}</b>
                ) : (
                  <button type="button" onClick={() => onField(FIELDS[name])}>
                    {words.label}
                  </button>
                )}
                <p>{words[state]}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function factsOf(event: AdminEvent) {
  return { ...event, ...datesOf(event), questions: questionsOf(event.event_questions) };
}
