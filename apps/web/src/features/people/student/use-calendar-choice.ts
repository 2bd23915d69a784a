import { BIKRAM_SAMBAT_FROM } from '@pratibha/domain/language/bikram-sambat-from';
import { isCalendarDay } from '@pratibha/domain/time/calendar';
import { LANGUAGE } from '@pratibha/words/language';
import { useState } from 'react';
import { useIsHydrating } from '../../../ui/plain/use-is-hydrating.ts';

const KEY = 'pratibha.calendar';

/** The calendar of the language. */
const IS_BS_AT_FIRST = LANGUAGE === 'ne';

/**
 * Whether days are entered in Bikram Sambat, and what changes it; the browser keeps it. A day from
 * before the table begins stays in AD.
 */
export function useCalendarChoice(dob: string): readonly [boolean, (isInBs: boolean) => void] {
  const isHydrating = useIsHydrating();
  const [isEarlier] = useState(() => isCalendarDay(dob) && dob < BIKRAM_SAMBAT_FROM);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const choose = (isInBs: boolean) => {
    setChosen(isInBs);
    try {
      localStorage.setItem(KEY, isInBs ? 'bs' : 'ad');
    } catch {
      // A browser that refuses storage keeps it until the page is left.
    }
  };
  // What the server rendered knows of no browser's choice.
  const kept = isHydrating ? IS_BS_AT_FIRST : keptChoice();
  return [chosen ?? (kept && !isEarlier), choose];
}

function keptChoice(): boolean {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === null ? IS_BS_AT_FIRST : kept === 'bs';
  } catch {
    return IS_BS_AT_FIRST;
  }
}
