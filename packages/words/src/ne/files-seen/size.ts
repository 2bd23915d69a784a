import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';

const KB = 1_000;
const MB = 1_000_000;
const GB = 1_000_000_000;

/** How large a file is, as people read it: '८१२ बाइट', '४५ kB', '३.२ MB', '२४ MB'. */
export function sizeWords(bytes: number): string {
  return inNepaliDigits(inUnits(bytes));
}

function inUnits(bytes: number): string {
  if (bytes < KB) return `${bytes} बाइट`;
  // What rounds to a thousand is told in the next unit.
  if (bytes < MB - KB / 2) return `${Math.round(bytes / KB)} kB`;
  return bytes < GB - MB / 2 ? `${inUnit(bytes / MB)} MB` : `${inUnit(bytes / GB)} GB`;
}

function inUnit(value: number): string {
  return value < 9.95 ? value.toFixed(1).replace('.0', '') : String(Math.round(value));
}
