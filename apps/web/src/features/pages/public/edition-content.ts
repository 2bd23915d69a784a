import type { EditionContent } from '@pratibha/domain/editions/content';
import { requiredContext } from '../../../shell/edition/required-context.ts';

/**
 * All that a college says of the edition, for the frozen parts: only the server provides it. What
 * runs in the browser reads `usePublicEdition`.
 */
export const [EditionContentProvider, useEditionContent] =
  requiredContext<EditionContent>('EditionContent');
