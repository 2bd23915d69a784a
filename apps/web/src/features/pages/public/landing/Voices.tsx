import { EDITION_WORDS } from '@pratibha/words/editions/edition';
import { TESTIMONIAL_WORDS } from '@pratibha/words/editions/testimonials';
import { DATE_WORDS } from '@pratibha/words/pages/dates';
import { LANDING_WORDS } from '@pratibha/words/pages/landing';

import { RegisterLink } from './RegisterLink.tsx';
import { RegisterNote } from './RegisterNote.tsx';
import css from './Voices.module.css';

/** What people say, attributed to roles. */
export function Testimonials() {
  return (
    <div className={css.quotes}>
      {TESTIMONIAL_WORDS.map((testimonial) => (
        <figure key={testimonial.quote} className={css.quote}>
          <blockquote>{testimonial.quote}</blockquote>
          <figcaption>{testimonial.role}</figcaption>
        </figure>
      ))}
    </div>
  );
}

/** What the competition is for, and the last invitation. */
export function About() {
  return (
    <div className={css.about}>
      <div>
        {LANDING_WORDS.about.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={css.ending}>
        <h3>{EDITION_WORDS.tagline}</h3>
        <p>
          {LANDING_WORDS.deadlineLabel}: {DATE_WORDS.deadline}.
        </p>
        <div>
          <RegisterLink />
          <RegisterNote />
        </div>
      </div>
    </div>
  );
}
