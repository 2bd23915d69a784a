import type { EditionContent } from '@pratibha/domain/editions/content';
import { editionErrors, type WrongEdition } from '@pratibha/domain/editions/edition-errors';
import type { JsonFields } from '@pratibha/domain/editions/json';

/**
 * Renders the pages of a content once, apart from the product. @returns what keeps them from being
 * rendered
 */
export type TryPages = (content: EditionContent) => Promise<readonly WrongEdition[]>;

/** Where there are no pages. */
export const NO_PAGES: TryPages = async () => [];

/** A content whose pages were rendered once. */
export type Tried = {
  readonly content: JsonFields;
  readonly wrong: readonly WrongEdition[];
};

/** Renders the pages of a content, unless something in it is wrong anyway. */
export async function triedPages(content: JsonFields, tryPages: TryPages): Promise<Tried> {
  if (editionErrors(content).length > 0) return { content, wrong: [] };
  return { content, wrong: await tryPages(content as unknown as EditionContent) };
}
