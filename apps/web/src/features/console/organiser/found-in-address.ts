import { FIND_LIMITS } from '@pratibha/domain/find/find-limits';
import { textInAddress } from '../../../data/address/text-in-address.ts';

/** The conditions that filter an admin list; whether they are right, the call says. */
export const FOUND = {
  param: 'find',
  read: (typed: unknown) => textInAddress(typed)?.slice(0, FIND_LIMITS.text),
  send: (find: string) => find,
} as const;

/** The same without what is of one event's questions, for a list of another event. */
export function withoutAnswers(find: string | undefined): string | undefined {
  const left = find?.split(';').filter((part) => !/^(answer|follow_up)\./.test(part));
  return left?.join(';') || undefined;
}
