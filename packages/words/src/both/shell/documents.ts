import { DOCUMENT_WORDS as en } from '../../en/shell/documents.ts';
import { DOCUMENT_WORDS as ne } from '../../ne/shell/documents.ts';

export const DOCUMENT_WORDS = { en, ne } as const;
