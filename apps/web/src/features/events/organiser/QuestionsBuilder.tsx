import { QUESTION_BUILDER_WORDS } from '@pratibha/words/questions/organiser';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/plain/Button.tsx';
import {
  BLANK_QUESTION,
  type BuilderQuestion,
  changed,
  latestOf,
  moved,
  without,
} from './builder-questions.ts';
import { QuestionCard } from './QuestionCard.tsx';
import css from './Questions.module.css';

type Props = {
  /** The questions as they are written in the JSON. */
  readonly items: readonly BuilderQuestion[];
  readonly onChange: (items: readonly BuilderQuestion[]) => void;
};

/** The visual builder: every question a card that can be edited, moved and deleted. */
export function QuestionsBuilder({ items: written, onChange }: Props) {
  const [own, setOwn] = useState(written);
  const list = useRef<HTMLOListElement>(null);
  const adding = useRef<HTMLDivElement>(null);
  const items = latestOf(own, written);
  const change = (next: readonly BuilderQuestion[]) => {
    setOwn(next);
    onChange(next);
  };
  const remove = (index: number) => {
    // The next question must be in its new place before it gets the focus and is read out.
    flushSync(() => change(without(items, index)));
    const next = list.current?.children[index]?.querySelector('input');
    (next ?? adding.current?.querySelector('button'))?.focus();
  };
  return (
    <>
      <ol className={css.cards} ref={list}>
        {items.map((item, index) => (
          // A question has no identity beside its place: its number is its key in the JSON too.
          <li key={`question ${index + 1}`}>
            <QuestionCard
              number={index + 1}
              item={item}
              earlier={items.slice(0, index)}
              isLast={index === items.length - 1}
              onChange={(next) => change(changed(items, index, next))}
              onMove={(by) => change(moved(items, index, index + by))}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ol>
      <div className={css.add} ref={adding}>
        <Button variant="secondary" onClick={() => change([...items, BLANK_QUESTION])}>
          <Plus size={18} strokeWidth={1.75} aria-hidden />
          {QUESTION_BUILDER_WORDS.add}
        </Button>
      </div>
    </>
  );
}
