import type { EditionContent, EditionDates } from '@pratibha/domain/editions/content';
import type { WrongEdition } from '@pratibha/domain/editions/edition-errors';
import { movedAlong } from '@pratibha/domain/editions/moved-dates';
import { EDITOR_WORDS } from '@pratibha/words/editions/organiser/editor';
import { editionLabel } from '@pratibha/words/editions/organiser/labels';
import { formatDateTime } from '@pratibha/words/time';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/plain/Button.tsx';

type DateName = keyof EditionDates;

/**
 * Of each date that was moved past another one, the press that moves that one by as much; by the
 * pointer of the date.
 * @param published the dates that visitors know
 */
export function offersToMove(
  wrong: readonly WrongEdition[],
  { dates }: Pick<EditionContent, 'dates'>,
  published: EditionDates,
  onMove: (pointer: string, to: string) => void,
): ReadonlyMap<string, ReactNode> {
  const offers = new Map<string, ReactNode>();
  for (const { path, error } of wrong) {
    if (error.code !== 'after-date') continue;
    const pair = { moved: path.slice('/dates/'.length) as DateName, standing: error.date };
    const to = movedAlong(pair, dates, published);
    offers.set(
      path,
      <Button variant="secondary" onClick={() => onMove(`/dates/${error.date}`, to)}>
        {EDITOR_WORDS.moveAlong(editionLabel(`dates.${error.date}`), formatDateTime(new Date(to)))}
      </Button>,
    );
  }
  return offers;
}
