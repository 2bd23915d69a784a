import * as calls from '@pratibha/contract/seen-files';
import { fileName, titlesInNames } from '@pratibha/domain/exports/file-names';
import type { FileStore } from '../../platform/files/file-store.ts';
import { csvChunks } from '../../platform/lists/csv.ts';
import { nameFile } from '../../platform/lists/export-files.ts';
import { refuseReadersExport } from '../../platform/lists/refuse-readers-export.ts';
import { type FileToZip, zipStream } from '../../platform/lists/zip.ts';
import { FileResponse } from '../../platform/serve/file-response.ts';
import { Refused } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { filtersAsked } from '../find/find.ts';
import { type FileToPack, findFilesToPack } from './packed-files.queries.ts';
import { nameInZip } from './zip-names.ts';

/** What a ZIP without its later extension can hold, with room for its own list. */
const MOST_IN_ZIP = 3_500_000_000;
const MOST_FILES = 60_000;
/** A slow line needs an hour for what it has begun, and could not go on after a break. */
const PATIENCE = 12;

const COLUMNS = ['work', 'revision', 'part', 'file', 'size', 'sha256', 'submitted_at'];

/** All files of works that fit as one ZIP, as they were sent, and a list with their hashes. */
export function downloadFiles(store: FileStore): UseCase<typeof calls.downloadFiles> {
  return async (ctx, { query }) => {
    refuseReadersExport(ctx, query.event_id);
    const asking = { actor: ctx.actor, action: calls.downloadFiles.access };
    const files = await findFilesToPack(ctx.db, await filtersAsked(ctx, query), asking);
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    if (bytes > MOST_IN_ZIP || files.length > MOST_FILES) throw new Refused('changed-meanwhile');
    const events = new Map(files.map(({ event_id: id, event_title: title }) => [id, title]));
    const [one] = titlesInNames([...events].map(([id, title]) => ({ id, title })));
    const title = events.size === 1 && one !== undefined ? one : null;
    const range = query.from && query.to ? `-${query.from}-${query.to}` : '';
    nameFile(ctx, 'application/zip', `${fileName('files', title, ctx.now)}${range}.zip`);
    const packed: FileToZip[] = files.map((file) => ({
      name: nameInZip(file, query.names),
      chunks: store.read(file.sha256),
      isPacked: true,
    }));
    const manifest = { name: 'manifest.csv', chunks: manifestOf(files, query.names) };
    return new FileResponse(200, zipStream([manifest, ...packed], ctx.now), PATIENCE);
  };
}

function manifestOf(files: readonly FileToPack[], names: 'with' | 'without') {
  const withNames = names === 'with';
  return csvChunks(withNames ? [...COLUMNS, 'submitted_by'] : COLUMNS, rows());
  async function* rows() {
    for (const file of files) {
      const { submission_id, revision, part, size, sha256, submitted_at, user_name } = file;
      yield [
        ...[submission_id, revision, part, nameInZip(file, names)],
        ...[size, sha256, submitted_at],
        ...(withNames ? [user_name] : []),
      ];
    }
  }
}
