import { DATE_WORDS, EDITION } from '@pratibha/domain/editions/edition';
import { LANDING, TESTIMONIALS } from '@pratibha/domain/editions/landing';
import { RegisterLink } from './RegisterLink.tsx';
import { RegisterNote } from './RegisterNote.tsx';
import css from './Voices.module.css';

/** What people say, attributed to roles. */
export function Testimonials() {
  return (
    <div className={css.quotes}>
      {TESTIMONIALS.map((testimonial) => (
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
        {LANDING.about.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={css.ending}>
        <h3>{EDITION.tagline}</h3>
        <p>
          {LANDING.deadlineLabel}: {DATE_WORDS.deadline}.
        </p>
        <div>
          <RegisterLink />
          <RegisterNote />
        </div>
      </div>
    </div>
  );
}
