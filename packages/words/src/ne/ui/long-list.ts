import { nepaliNumber } from '@pratibha/domain/language/nepali-numbers';
import type { LONG_LIST_WORDS as ENGLISH } from '../../en/ui/long-list.ts';
import type { Said } from '../../said.ts';

/** The press below the first of many entries. */
export const LONG_LIST_WORDS: Said<typeof ENGLISH> = {
  all: (count) => `सबै ${nepaliNumber(count)} देखाउनुहोस्`,
  allOf: (count, of) => `सबै ${nepaliNumber(count)} देखाउनुहोस्: ${of}`,
  fewer: (count) => `सुरुका ${nepaliNumber(count)} मात्र देखाउनुहोस्`,
  fewerOf: (count, of) => `सुरुका ${nepaliNumber(count)} मात्र देखाउनुहोस्: ${of}`,
};
