import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';
import { sizeWords as english } from '../../en/files-seen/size.ts';

/** How large a file is, as people read it: '८१२ बाइट', '४५ kB', '३.२ MB', '२४ MB'. */
export function sizeWords(bytes: number): string {
  return inNepaliDigits(english(bytes).replace(/ bytes?$/, ' बाइट'));
}
