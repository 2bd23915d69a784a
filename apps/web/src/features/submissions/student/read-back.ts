import type { QueryClient } from '@tanstack/react-query';
import { read, submissionQuery } from '../../../data/queries.ts';
import { type Receipt, receiptOf } from './receipt.ts';

type Sent = { readonly id: number; readonly revision: number };

/**
 * What the server has of a work that was sent, read anew: a receipt says nothing that was not read
 * there.
 *
 * @throws where it cannot be read, or is another one than was sent
 */
export async function readBack(
  client: QueryClient,
  sent: Sent,
  hasParts: boolean,
): Promise<Receipt> {
  const work = await client.fetchQuery({ ...submissionQuery(sent.id), staleTime: 0 });
  if (work.revision < sent.revision) throw new Error('The work that was sent is not there');
  if (!hasParts) return receiptOf(work);
  const params = { id: String(sent.id) };
  const parts = read('GET /user/submissions/{id}/parts', { params });
  const handed = await client.fetchQuery({ ...parts, staleTime: 0 });
  const same = handed.find(({ revision }) => revision === work.revision);
  if (same === undefined) throw new Error('The parts that were sent are not there');
  return receiptOf(work, same);
}
