import { currentSession } from './session.ts';

/**
 * How much of whoever is signed in this browser keeps that was not sent, by kind; fetched with the
 * question that a logout asks.
 */
export function unsentWork(): { readonly works: number; readonly sheets: number } {
  const ofPerson = `pratibha.work.${currentSession().user?.id}.`;
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(ofPerson));
  const ofSheets = keys.filter((key) => key.startsWith(`${ofPerson}sheet.`));
  // An invented work that one tried has a number below 0.
  const sheets = ofSheets.filter((key) => !key.includes('-')).length;
  return { works: keys.length - ofSheets.length, sheets };
}
