import type { HandedPart, HandedWork } from '@pratibha/contract/handed-works';
import type { Receipt } from '@pratibha/contract/receipts';
import { mendableUntil } from '@pratibha/domain/works/in-time';
import type { ReceiptOfMail } from '@pratibha/words/works/receipt-mail';
import { seenPartsView } from '../../seen-files/seen-files.ts';
import { type HandedRow, isWrong } from './handed.queries.ts';

/** What was handed in, as its student and organisers see it. */
export function handedWorkView(row: HandedRow, now: Date): HandedWork {
  return {
    revision: row.revision,
    submitted_at: new Date(row.submitted_at).toISOString(),
    code: row.code,
    begun_in_time: row.begun_in_time,
    mend_until: mendUntilOf(row, now)?.toISOString() ?? null,
    parts: partsOf(row),
  };
}

function mendUntilOf(row: HandedRow, now: Date): Date | null {
  if (row.revision !== row.current) return null;
  const facts = {
    close: row.submission_close === null ? null : new Date(row.submission_close),
    form: row.work_form,
    status: row.status,
    worksOnce: row.works_once,
    hasWrong: isWrong(row),
  };
  return mendableUntil(facts, now);
}

/** Nothing is blind to them. */
function partsOf(row: HandedRow): HandedPart[] {
  const { parts, files, links } = row;
  const seen = seenPartsView({ parts, files: [...files], links: [...links] }, { isBlind: false });
  return seen.map((part) => ({
    ...part,
    files: part.files.map((file) => ({
      ...file,
      name: file.name ?? '',
      sha256: file.sha256 ?? '',
    })),
  }));
}

/** For whoever has the code: neither who handed it in nor what their files are called. */
export function receiptView(row: HandedRow): Receipt {
  return {
    code: row.code,
    event_title: row.event_title,
    revision: row.revision,
    submitted_at: new Date(row.submitted_at).toISOString(),
    begun_in_time: row.begun_in_time,
    is_latest: row.revision === row.current,
    files: ofParts(row).flatMap(({ name: part, files }) =>
      files.map(({ size, sha256 }) => ({ part, size, sha256 })),
    ),
    links: ofParts(row)
      .map(({ name: part, links }) => ({ part, count: links.length }))
      .filter(({ count }) => count > 0),
  };
}

/** The same by mail, for whoever handed it in. */
export function receiptOfMail(row: HandedRow): ReceiptOfMail {
  return {
    code: row.code,
    begun_in_time: row.begun_in_time,
    files: ofParts(row).flatMap(({ name: part, files }) =>
      files.map(({ name, size, sha256 }) => ({ part, name, size, sha256 })),
    ),
    links: ofParts(row).flatMap(({ name: part, links }) => links.map((link) => ({ part, link }))),
  };
}

/** In the order in which the event asks for them. */
function ofParts({ parts, files, links }: HandedRow) {
  return parts.map(({ id, name }) => ({
    name,
    files: files.filter(({ part }) => part === id),
    links: links.filter(({ part }) => part === id).map(({ link }) => link),
  }));
}
