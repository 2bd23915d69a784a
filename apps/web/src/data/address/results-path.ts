import { PREFIX } from '@pratibha/words/language';
import { withoutPrefix } from './public-address.ts';

/** The public results, on the server and in links; the browser asks nothing of them. */
const RESULTS = '/results';
export const RESULTS_PATH = PREFIX + RESULTS;

const OF_EVENT = /^\/results\/([1-9]\d{0,8})(\/check)?$/;

/** The results of an event. */
export function resultsPath(eventId: number): string {
  return `${RESULTS_PATH}/${eventId}`;
}

/** Where anybody computes them again. */
export function checkPath(eventId: number): string {
  return `${resultsPath(eventId)}/check`;
}

/** The screen in the hall, while they are told by a show. */
export function showPath(eventId: number): string {
  return `${resultsPath(eventId)}/show`;
}

/** By what the page of every such screen is rendered: nothing in it is of an event. */
export const SHOW_PAGE = `${PREFIX}/results/show`;

/** The file from which they are computed, which is there once for all languages. */
export function sheetsPath(eventId: number): string {
  return `${RESULTS}/${eventId}/sheets.json`;
}

/** Its signature. */
export function signaturePath(eventId: number): string {
  return `${RESULTS}/${eventId}/signature.json`;
}

/** The public keys of this site. */
export const KEYS_PATH = '/.well-known/certificate-keys.json';

/** The event whose results an address shows; null for those of all. */
export function eventOfResults(path: string): number | null {
  const id = OF_EVENT.exec(withoutPrefix(path))?.[1];
  return id === undefined ? null : Number(id);
}

export function isCheckPath(path: string): boolean {
  return OF_EVENT.exec(withoutPrefix(path))?.[2] !== undefined;
}
