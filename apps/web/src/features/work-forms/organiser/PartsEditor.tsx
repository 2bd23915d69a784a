import { WORK_FORM_LIMITS } from '@pratibha/domain/works/work-form-errors';
import { WORK_FORM_EDITOR_WORDS as W } from '@pratibha/words/work-forms/organiser/editor';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/plain/Button.tsx';
import { PartCard } from './PartCard.tsx';
import { movedPart, NEW_PART, type PartValues } from './work-form-values.ts';
import css from './work-forms.module.css';

type Props = {
  readonly parts: readonly PartValues[];
  /** What is said where there is none. */
  readonly none: string;
  readonly errorAt: (at: number, place: string) => string | undefined;
  readonly onChange: (parts: readonly PartValues[]) => void;
};

/** The parts of a work, each a card that can be edited, moved and removed. */
export function PartsEditor({ parts, none, errorAt, onChange }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const adding = useRef<HTMLDivElement>(null);
  const [told, setTold] = useState('');
  const cardAt = (at: number) => list.current?.children[at];
  const nameOf = (at: number) => parts[at]?.name.trim() || W.number(at + 1);
  const move = (at: number, by: 1 | -1) => {
    // The focus follows the part, whose button must be in its new place before.
    flushSync(() => onChange(movedPart(parts, at, at + by)));
    cardAt(at + by)
      ?.querySelectorAll('button')
      [by === -1 ? 0 : 1]?.focus();
    setTold(W.moved(nameOf(at), at + by + 1, parts.length));
  };
  const remove = (at: number) => {
    flushSync(() => onChange(parts.toSpliced(at, 1)));
    const next = cardAt(at)?.querySelector('input') ?? adding.current?.querySelector('button');
    next?.focus();
    setTold(W.removed(nameOf(at)));
  };
  const add = () => {
    flushSync(() => onChange([...parts, NEW_PART]));
    cardAt(parts.length)?.querySelector('input')?.focus();
  };
  return (
    <fieldset className={css.group}>
      <legend>{W.parts}</legend>
      {parts.length === 0 && <p className={css.empty}>{none}</p>}
      <ol className={css.cards} ref={list}>
        {parts.map((part, at) => (
          // Of a part that was not saved its place is all that tells it apart.
          <li key={`part ${at + 1}`}>
            <PartCard
              number={at + 1}
              part={part}
              isLast={at === parts.length - 1}
              errorAt={(place) => errorAt(at, place)}
              onChange={(next) => onChange(parts.with(at, next))}
              onMove={(by) => move(at, by)}
              onRemove={() => remove(at)}
            />
          </li>
        ))}
      </ol>
      <div className={css.add} ref={adding}>
        {parts.length < WORK_FORM_LIMITS.parts ? (
          <Button variant="secondary" onClick={add}>
            <Plus size={18} strokeWidth={1.75} aria-hidden />
            {W.add}
          </Button>
        ) : (
          <p className={css.quiet}>{W.full(WORK_FORM_LIMITS.parts)}</p>
        )}
      </div>
      <div role="status" className={css.heard}>
        {told}
      </div>
    </fieldset>
  );
}
