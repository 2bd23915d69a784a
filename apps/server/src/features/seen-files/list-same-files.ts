import type { SameFile } from '@pratibha/contract/seen-files';
import * as calls from '@pratibha/contract/seen-files';
import { eventsWhere } from '@pratibha/domain/access';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { findSameFiles } from './same-files.queries.ts';

type Work = { readonly user_id: number };

/**
 * Works with the very same file: a hint, which says nothing of who had it first. Of an event that
 * the person may not see there is only said that there is one.
 */
export const listSameFiles: UseCase<typeof calls.listSameFiles, Work & { id: number }> = async (
  ctx,
  { found },
) => {
  const seen = eventsWhere(calls.listSameFiles.access, ctx.actor);
  const rows = await findSameFiles(ctx.db, found.id);
  const isSeen = (event: number) => seen === null || seen.includes(event);
  const unseen = new Set<string>();
  return rows.flatMap((row): SameFile[] => {
    const { own_name: file, sha256 } = row;
    if (!isSeen(row.event_id)) {
      if (unseen.has(sha256)) return [];
      unseen.add(sha256);
      return [{ file, sha256, other: null }];
    }
    const { submission_id, event_title, edition, user_name, other_name } = row;
    const other = {
      ...{ submission_id, event_title, edition, user_name, file: other_name },
      is_same_person: row.user_id === found.user_id,
      submitted_at: row.submitted_at.toISOString(),
    };
    return [{ file, sha256, other }];
  });
};
