import type { StudentWorkForm } from '@pratibha/contract/work-forms';
import type { Finding } from '@pratibha/domain/preflight/findings';
import type { WorkPart } from '@pratibha/domain/works/work-form';
import { WORK_PARTS_WORDS } from '@pratibha/words/submissions/student/parts';
import { lookInto } from './look-into.ts';
import { mostBytesOf } from './most-bytes.ts';

const W = WORK_PARTS_WORDS;

/** A file that was chosen, with the name by which it is sent. */
export type Chosen = { readonly name: string; readonly file: Blob };

/** What becomes of a file that was chosen. */
export type Taken =
  | { readonly as: 'sent'; readonly chosen: Chosen; readonly findings: readonly Finding[] }
  | { readonly as: 'refused'; readonly name: string; readonly findings: readonly Finding[] }
  | { readonly as: 'said'; readonly words: string };

type Asked = {
  readonly form: Pick<StudentWorkForm, 'bytes_left' | 'largest' | 'refuses_findings'>;
  readonly part: WorkPart;
  /** How many files the part has already. */
  readonly count: number;
  /** Bytes of this event that are still to be sent from here. */
  readonly planned: number;
};

/** Looks at what was chosen for a part, in its order: what is sent, and what is not, and why. */
export async function takeFiles(
  chosen: readonly Chosen[],
  { form, part, count, planned }: Asked,
): Promise<readonly Taken[]> {
  const taken: Taken[] = [];
  let room = part.most - count;
  let left = form.bytes_left - planned;
  for (const each of chosen) {
    const words = whyNotTaken(each, { room, left, most: mostBytesOf(part, form.largest) }, part);
    const one = words === null ? await looked(each, part, form.refuses_findings) : said(words);
    taken.push(one);
    if (one.as !== 'sent') continue;
    room -= 1;
    left -= each.file.size;
  }
  return taken;
}

type Room = { readonly room: number; readonly left: number; readonly most: number };

function whyNotTaken({ name, file }: Chosen, { room, left, most }: Room, part: WorkPart) {
  if (room <= 0) return W.tooMany(part.most);
  if (file.size === 0) return W.empty(name);
  if (file.size > most) return W.tooLarge(name, file.size, most);
  return file.size > left ? W.tooMuch(left) : null;
}

async function looked(chosen: Chosen, part: WorkPart, refuses: boolean): Promise<Taken> {
  try {
    const findings = await lookInto(chosen.file, part);
    const isRefused = findings.some(
      ({ code, weight }) => weight === 'wrong' && (refuses || NEVER_TAKEN.has(code)),
    );
    if (isRefused) return { as: 'refused', name: chosen.name, findings };
    return { as: 'sent', chosen, findings };
  } catch {
    return said(W.unreadable(chosen.name));
  }
}

/** The server takes none of these for a part of another kind, whatever the organisers say. */
const NEVER_TAKEN: ReadonlySet<string> = new Set(['wrong-kind', 'heic', 'svg']);

function said(words: string): Taken {
  return { as: 'said', words };
}
