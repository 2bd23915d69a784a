import { LANDING_WORDS, venueWords } from '@pratibha/words/pages/landing';
import { PATHS } from '../../../../data/address/paths.ts';
import { buttonClass } from '../../../../ui/plain/Button.tsx';
import { useEditionContent, useShown } from '../edition-content.ts';
import css from './Details.module.css';

/**
 * Event details: for whom, what, what to win, when; the way to the guidelines, which are the live
 * edition's alone.
 */
export function Details() {
  const { details, venue } = useEditionContent();
  const { text, prize, facts } = details;
  const place = venueWords(venue);
  const { archive } = useShown();
  return (
    <div className={css.grid}>
      <div>
        <p className={css.lead}>{text}</p>
        {archive === null && (
          <a className={buttonClass('secondary', 'large')} href={PATHS.guidelines}>
            {LANDING_WORDS.guidelines}
          </a>
        )}
      </div>
      <div className={css.prize}>
        <p>
          {prize.map((part, index) => (index % 2 === 1 ? <mark key={part}>{part}</mark> : part))}
        </p>
      </div>
      <dl className={css.facts}>
        {facts.map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
        {place !== '' && (
          <div>
            <dt>{LANDING_WORDS.venue}</dt>
            <dd>{venue.map === null ? place : <a href={venue.map}>{place}</a>}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
