import { LANGUAGE } from '@pratibha/words/language';
import { whenLoaded } from '../../data/when-idle.ts';
import { tellBesideIfWanted } from '../dates/beside-choice.ts';
import { takePlace } from './kept-place.ts';

/**
 * After the language was changed: the same place on the page, with what was typed. And whatever
 * the language, Bikram Sambat beside dates for who wants it.
 */
export function asBefore(): void {
  takePlace();
  if (LANGUAGE === 'en') whenLoaded(tellBesideIfWanted);
}
