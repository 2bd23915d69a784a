import type { OwnUpload } from '@pratibha/contract/uploads';
import type { OwnFileRow } from './files.queries.ts';

/** @param received bytes that are there for good */
export function ownUploadView(row: OwnFileRow, received: number): OwnUpload {
  const { id, key, part, name, size, sha256, media_type, begun_at, is_handed_in } = row;
  return {
    ...{ id, key, part, name, size, received, sha256, media_type, is_handed_in },
    begun_at: begun_at.toISOString(),
  };
}
