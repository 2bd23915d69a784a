import { titleOfWork } from '@pratibha/domain/submissions/shown-works';
import type { FileToPack } from './packed-files.queries.ts';

const LONGEST_FOLDER = 80;
const LONGEST_NAME = 120;

const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'image/heic': '.heic',
  'application/pdf': '.pdf',
  'application/zip': '.zip',
};

/**
 * Where a file of a work lies in a ZIP. Without names it is called by its part alone, and its
 * folder by the work: no two are equal, whatever people called them.
 */
export function nameInZip(file: FileToPack, names: 'with' | 'without'): string {
  const { submission_id, part, n, name, user_name, beginning, media_type } = file;
  const called = names === 'with' ? user_name : titleOfWork(beginning);
  const folder = ended(plain(`${submission_id} ${called}`), LONGEST_FOLDER);
  const ending = ENDINGS[media_type] ?? '';
  const own = names === 'with' ? ` ${shortened(plain(name))}` : ending;
  return `${folder}/${part}-${n}${own}`;
}

/** Nothing by which a program that unpacks it could leave its folder, or that none can write. */
function plain(name: string): string {
  return name
    .normalize('NFC')
    .replaceAll(/[\p{C}\\/:*?"<>|]+/gu, '_')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** With its ending, by which a computer knows what it is. */
function shortened(name: string): string {
  const [ending = ''] = /\.[A-Za-z0-9]{1,8}$/.exec(name) ?? [];
  return ended(name.slice(0, name.length - ending.length), LONGEST_NAME) + ending;
}

/** Windows opens nothing whose name ends with a dot or a blank. */
function ended(name: string, most: number): string {
  return [...name]
    .slice(0, most)
    .join('')
    .replace(/[. ]+$/, '');
}
