import { EDITION } from '@pratibha/domain/editions/content';
import { fieldAt } from '@pratibha/domain/editions/field-paths';
import { pointerTo } from '@pratibha/domain/editions/json';
import { IDENTITY, SECTION_NAMES } from '@pratibha/domain/editions/section-names';
import type { Value } from '@pratibha/domain/value';
import { EDITOR_WORDS } from '@pratibha/words/editions/organiser/editor';
import { editionLabel } from '@pratibha/words/editions/organiser/labels';

/** A part of the editor: all single texts of an edition together, or one of its sections. */
export type EditionSection = {
  readonly id: string;
  readonly label: string;
  readonly fields: readonly { readonly node: Value; readonly pointer: string }[];
};

function sectionsOf(fields: Readonly<Record<string, Value>>): readonly EditionSection[] {
  const all = Object.entries(fields).map(([name, node]) => ({
    name,
    node,
    pointer: pointerTo('', name),
  }));
  const isWhole = ({ name }: { name: string }) => SECTION_NAMES.includes(name);
  return [
    { id: IDENTITY, label: EDITOR_WORDS.identity, fields: all.filter((each) => !isWhole(each)) },
    ...all
      .filter(isWhole)
      .map((each) => ({ id: each.name, label: editionLabel(each.name), fields: [each] })),
  ];
}

/** The sections in the order of the content. */
export const EDITION_SECTIONS: readonly EditionSection[] = sectionsOf(EDITION.fields);

/** The section in which the field stands that a JSON pointer names. */
export function sectionOf(pointer: string): string {
  const [name = ''] = fieldAt(pointer).path.split('.');
  return EDITION_SECTIONS.some(({ id }) => id === name) ? name : IDENTITY;
}
