import { QUESTION_BUILDER_WORDS } from '@pratibha/words/questions/organiser';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/plain/Button.tsx';
import { BLANK_DRAFT, changed, type Draft, latestOf, moved, without } from './drafts.ts';
import { QuestionCard } from './QuestionCard.tsx';
import css from './Questions.module.css';

type Props = {
  /** The questions as they are written in the JSON. */
  readonly drafts: readonly Draft[];
  readonly onChange: (drafts: readonly Draft[]) => void;
};

/** The visual builder: every question a card that can be edited, moved and deleted. */
export function QuestionsBuilder({ drafts: written, onChange }: Props) {
  const [own, setOwn] = useState(written);
  const list = useRef<HTMLOListElement>(null);
  const adding = useRef<HTMLDivElement>(null);
  const drafts = latestOf(own, written);
  const change = (next: readonly Draft[]) => {
    setOwn(next);
    onChange(next);
  };
  const remove = (index: number) => {
    // The next question must be in its new place before it gets the focus and is read out.
    flushSync(() => change(without(drafts, index)));
    const next = list.current?.children[index]?.querySelector('input');
    (next ?? adding.current?.querySelector('button'))?.focus();
  };
  return (
    <>
      <ol className={css.cards} ref={list}>
        {drafts.map((draft, index) => (
          // A question has no identity beside its place: its number is its key in the JSON too.
          <li key={`question ${index + 1}`}>
            <QuestionCard
              number={index + 1}
              draft={draft}
              earlier={drafts.slice(0, index)}
              isLast={index === drafts.length - 1}
              onChange={(next) => change(changed(drafts, index, next))}
              onMove={(by) => change(moved(drafts, index, index + by))}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ol>
      <div className={css.add} ref={adding}>
        <Button variant="secondary" onClick={() => change([...drafts, BLANK_DRAFT])}>
          <Plus size={18} strokeWidth={1.75} aria-hidden />
          {QUESTION_BUILDER_WORDS.add}
        </Button>
      </div>
    </>
  );
}
