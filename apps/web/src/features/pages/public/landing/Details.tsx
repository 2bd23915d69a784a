import { LANDING } from '@pratibha/domain/editions/landing';
import { PATHS } from '../../../../data/address/paths.ts';
import { buttonClass } from '../../../../ui/plain/Button.tsx';
import { Section } from '../Section.tsx';
import css from './Details.module.css';

/** Event details: for whom, what, what to win, when; the way to the guidelines. */
export function Details() {
  const { eyebrow, heading, text, facts } = LANDING.details;
  return (
    <Section id="details" eyebrow={eyebrow} heading={heading}>
      <div className={css.grid}>
        <div>
          <p className={css.lead}>{text}</p>
          <a className={buttonClass('secondary', 'large')} href={PATHS.guidelines}>
            {LANDING.guidelines}
          </a>
        </div>
        <div className={css.prize}>
          <p>
            Over <mark>one lakh Nrs</mark> in cash prizes and <mark>seven lakh Nrs</mark> in
            scholarships.
          </p>
        </div>
        <dl className={css.facts}>
          {facts.map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
