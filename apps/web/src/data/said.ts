import { textFor } from '@pratibha/domain/language/translated';
import { LANGUAGE } from '@pratibha/words/language';
import { readersTexts } from './readers-texts.ts';

/**
 * What somebody reads who meets an option, an answer or anything else that a form sends back in the
 * words of whoever wrote it: those that stand for it in the language of this build.
 */
export function said(text: string): string {
  return LANGUAGE === 'en' ? text : textFor(text, readersTexts());
}
