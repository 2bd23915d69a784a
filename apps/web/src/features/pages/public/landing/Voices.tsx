import { deadlineWords } from '@pratibha/words/pages/dates';
import { LANDING_WORDS } from '@pratibha/words/pages/landing';

import { useEditionContent } from '../edition-content.ts';
import { Markdown } from '../markdown/Markdown.tsx';
import { InvitingLink, InvitingNote } from './Invitation.tsx';
import css from './Voices.module.css';

/** What people say, attributed to roles. */
export function Testimonials() {
  const { testimonials } = useEditionContent();
  return (
    <div className={css.quotes}>
      {testimonials.all.map((testimonial) => (
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
  const { about, tagline, dates } = useEditionContent();
  return (
    <div className={css.about}>
      <div>
        {about.text.map((paragraph) => (
          <Markdown key={paragraph} text={paragraph} level={3} />
        ))}
      </div>
      <div className={css.ending}>
        <h3>{tagline}</h3>
        <p>
          {LANDING_WORDS.deadlineLabel}: {deadlineWords(dates)}.
        </p>
        <div>
          <InvitingLink />
          <InvitingNote />
        </div>
      </div>
    </div>
  );
}
