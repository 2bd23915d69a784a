import type { RoundDetails } from '@pratibha/contract/rounds';
import { ROUND_WORDS } from '@pratibha/words/judging/organiser/round';
import { RUBRIC_VERSION_WORDS } from '@pratibha/words/judging/organiser/rubric-version';
import { useState } from 'react';
import { Button } from '../../../ui/plain/Button.tsx';
import css from './judging.module.css';
import { RubricDialog } from './RubricDialog.tsx';

const W = ROUND_WORDS;

/** The rubric as judges see it: the highest level on top, as they press it. */
export function RubricPart({ round }: { readonly round: RoundDetails }) {
  const [isEditing, setEditing] = useState(false);
  const { criteria, comment, comment_words } = round.rubric;
  return (
    <section className={css.part} aria-label={W.rubric}>
      <h2>{W.rubric}</h2>
      {round.rubric.number > 1 && (
        <p className={css.quiet}>{RUBRIC_VERSION_WORDS.number(round.rubric.number)}</p>
      )}
      {criteria.map(({ id, title, meaning, share, levels }) => (
        <div key={id}>
          <h3>
            {title} <span className={css.quiet}>{W.share(share)}</span>
          </h3>
          {meaning !== '' && <p>{meaning}</p>}
          <ol className={css.levels} reversed>
            {levels.toReversed().map((sentence, at) => (
              <li key={`${levels.length - at}`}>
                <strong>{levels.length - at}</strong>
                <span>{sentence}</span>
              </li>
            ))}
          </ol>
        </div>
      ))}
      <p className={css.said}>
        {comment === 'must' ? W.comment.must(Math.max(comment_words, 1)) : W.comment[comment]}{' '}
        {W.note}
      </p>
      <div className={css.actions}>
        <Button variant="secondary" onClick={() => setEditing(true)}>
          {W.editRubric}
        </Button>
      </div>
      {isEditing && <RubricDialog round={round} onClose={() => setEditing(false)} />}
    </section>
  );
}
