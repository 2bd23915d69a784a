import type { Question } from '@pratibha/domain/questions/questions';
import { type FocusEvent, useState } from 'react';
import { useAfterPress } from '../../../ui/forms/use-after-press.ts';
import { BLANK_ENTRY } from '../../questions/questions.ts';
import type { Entries } from './answer-state.ts';

/**
 * Which questions may say what is wrong with them: those that were there when somebody tried to
 * send, or have been left since. What an answer brings up afterwards, be it a question or the text
 * of Other, waits for its turn.
 */
export function useTold(entries: Entries) {
  const [told, setTold] = useState<ReadonlySet<string>>(new Set());
  const placeOf = ({ number }: Question) => {
    const { isOther } = entries[number] ?? BLANK_ENTRY;
    return isOther ? `${number} other` : number;
  };
  const afterPress = useAfterPress();
  const tell = (questions: readonly Question[]) => {
    const places = questions.map(placeOf);
    setTold((before) => new Set([...before, ...places]));
  };
  return {
    tell,
    isTold: (question: Question) => told.has(placeOf(question)),
    /** For what stands around the question's field. */
    onBlur: (question: Question) => (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) afterPress(() => tell([question]));
    },
  };
}
