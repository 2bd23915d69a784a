import type { EventEnquiries } from '@pratibha/contract/enquiries';
import { ENQUIRIES_WORDS } from '@pratibha/words/enquiries/student';
import { Markdown } from '../../pages/pages.ts';
import css from './EventEnquiries.module.css';

type Props = { readonly questions: EventEnquiries['of_edition'] };

/** The questions of the landing page, with their answers as they stand there. */
export function EditionQuestions({ questions }: Props) {
  return (
    <div>
      <h3>{ENQUIRIES_WORDS.ofEdition}</h3>
      {questions.map(({ question, answer }, place) => (
        // They have no name but their place.
        <details key={place.toString()} className={css.entry}>
          <summary>{question}</summary>
          <div className={css.markdown}>
            <Markdown text={answer} level={4} />
          </div>
        </details>
      ))}
    </div>
  );
}
