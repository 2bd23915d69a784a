import type { EditionContent } from './content.ts';

/** When the workshops can be registered for: from `opens` until before `closes`. */
export type WorkshopWindow = Pick<EditionContent['workshops'], 'opens' | 'closes'>;

/** True while the workshops can be registered for. */
export function areWorkshopsOpen({ opens, closes }: WorkshopWindow, now: Date): boolean {
  return opens !== null && closes !== null && now >= new Date(opens) && now < new Date(closes);
}
