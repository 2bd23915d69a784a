import { MB } from '@pratibha/domain/works/part-files';
import type { WorkPart } from '@pratibha/domain/works/work-form';

/** How large one file of a part may be, in bytes. @param largest of any upload */
export function mostBytesOf({ most_mb: mb }: WorkPart, largest: number): number {
  return mb === null ? largest : Math.min(mb * MB, largest);
}
