import { Plus } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { QUESTIONS } from './admin-events.texts.ts';
import { BLANK_DRAFT, type Draft, moved, without } from './drafts.ts';
import { QuestionCard } from './QuestionCard.tsx';
import css from './Questions.module.css';

type Props = {
  readonly drafts: readonly Draft[];
  readonly onChange: (drafts: readonly Draft[]) => void;
};

/** The visual builder: every question a card that can be edited, moved and deleted. */
export function QuestionsBuilder({ drafts, onChange }: Props) {
  return (
    <>
      <ol className={css.cards}>
        {drafts.map((draft, index) => (
          // A question has no identity beside its place: its number is its key in the JSON too.
          <li key={`question ${index + 1}`}>
            <QuestionCard
              number={index + 1}
              draft={draft}
              earlier={drafts.slice(0, index)}
              isLast={index === drafts.length - 1}
              onChange={(next) => onChange(drafts.with(index, next))}
              onMove={(by) => onChange(moved(drafts, index, index + by))}
              onRemove={() => onChange(without(drafts, index))}
            />
          </li>
        ))}
      </ol>
      <Button variant="secondary" onClick={() => onChange([...drafts, BLANK_DRAFT])}>
        <Plus size={18} strokeWidth={1.75} aria-hidden />
        {QUESTIONS.add}
      </Button>
    </>
  );
}
