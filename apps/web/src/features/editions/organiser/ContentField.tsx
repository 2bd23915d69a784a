import { fieldAt } from '@pratibha/domain/editions/field-paths';
import { isFields, isList, type Json, pointerTo } from '@pratibha/domain/editions/json';
import type { PictureUse } from '@pratibha/domain/editions/pictures';
import { EDITOR_WORDS } from '@pratibha/words/editions/organiser/editor';
import { editionLabel } from '@pratibha/words/editions/organiser/labels';
import type { ContentFieldProps } from './content-field-props.ts';
import { EntryListField } from './EntryListField.tsx';
import css from './editor.module.css';
import { LeafField } from './LeafField.tsx';
import { PictureField } from './PictureField.tsx';
import { SectionsField } from './SectionsField.tsx';

/** Its entries are always the same. */
const SECTIONS = '/sections';

/** Of a step that follows the dates nobody writes these. */
const FROM_DATES = ['starts', 'ends', 'when'];

/** The field for one value of an edition, whatever its shape is. */
export function ContentField(props: ContentFieldProps) {
  const { node, pointer, value, hasNoLabel = false } = props;
  if (pointer === SECTIONS) return <SectionsField {...props} value={isList(value) ? value : []} />;
  if (node.kind === 'list')
    return (
      <EntryListField
        {...props}
        node={node}
        value={isList(value) ? value : []}
        fieldsOf={(entry, at) => (
          <ContentField {...props} node={node.of} pointer={at} value={entry} hasNoLabel />
        )}
      />
    );
  const pictureField = (use: PictureUse, isOptional: boolean) => (
    <PictureField
      {...props}
      use={use}
      label={hasNoLabel ? null : editionLabel(fieldAt(pointer).path)}
      isOptional={isOptional}
    />
  );
  if (node.kind === 'picture') return pictureField(node.use, false);
  if (node.kind === 'optional' && node.of.kind === 'picture')
    return pictureField(node.of.use, true);
  if (node.kind !== 'fields') return <LeafField {...props} node={node} />;
  const follows = daysFollowed(fieldAt(pointer).path, value);
  const parts = Object.entries(node.fields)
    .filter(([name]) => follows === null || !FROM_DATES.includes(name))
    .map(([name, field]) => (
      <ContentField
        {...props}
        key={name}
        node={field}
        pointer={pointerTo(pointer, name)}
        value={isFields(value) ? value[name] : undefined}
        hasNoLabel={false}
      />
    ));
  if (follows !== null) parts.splice(1, 0, <FollowedDays key="days" days={follows} />);
  if (hasNoLabel) return <div className={css.fields}>{parts}</div>;
  return (
    <fieldset className={css.group}>
      <legend>{editionLabel(fieldAt(pointer).path)}</legend>
      <div className={css.fields}>{parts}</div>
    </fieldset>
  );
}

/** The days, in words, of a step of a timeline that follows the dates; null for everything else. */
function daysFollowed(path: string, value: Json | undefined): string | null {
  if (!/^timeline\.\w+\.steps\.\*$/.test(path) || !isFields(value)) return null;
  const { window, when } = value;
  return typeof window === 'string' && typeof when === 'string' ? when : null;
}

function FollowedDays({ days }: { readonly days: string }) {
  return <p className={css.quiet}>{EDITOR_WORDS.followed(days)}</p>;
}
