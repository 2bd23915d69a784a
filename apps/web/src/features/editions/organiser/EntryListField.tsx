import { blankValue } from '@pratibha/domain/editions/blank-value';
import { fieldAt } from '@pratibha/domain/editions/field-paths';
import type { Json } from '@pratibha/domain/editions/json';
import { pointerTo } from '@pratibha/domain/editions/json';
import type { Value } from '@pratibha/domain/value';
import { EDITOR_WORDS } from '@pratibha/words/editions/organiser/editor';
import { editionLabel, nameInForm } from '@pratibha/words/editions/organiser/labels';
import { PICTURE_WORDS } from '@pratibha/words/editions/organiser/pictures';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { IconAction } from '../../../ui/list/IconAction.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import type { ContentFieldProps } from './content-field-props.ts';
import { withMoved } from './content-values.ts';
import css from './editor.module.css';
import { focusIn } from './focus-field.ts';
import { PictureChooser } from './PictureChooser.tsx';
import { pictureOf } from './picture-values.ts';

const W = EDITOR_WORDS;

type Props = ContentFieldProps & {
  readonly node: Extract<Value, { readonly kind: 'list' }>;
  readonly value: readonly Json[];
  /** The fields of one entry, at its pointer. */
  readonly fieldsOf: (entry: Json, at: string) => ReactNode;
};

/** A list of an edition: entries are added, moved and removed, and a removed one comes back. */
export function EntryListField(props: Props) {
  const { node, pointer, value, errors, onChange, fieldsOf, hasNoLabel = false } = props;
  const [removed, setRemoved] = useState<{ index: number; entry: Json } | null>(null);
  // Several pictures come one after the other.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const { path } = fieldAt(pointer);
  const label = editionLabel(path);
  const ofEntry = editionLabel(`${path}.*`);
  const named = (index: number) => W.entry(ofEntry, index + 1);
  const change = (entries: readonly Json[], at: string, selector?: string) => {
    flushSync(() => onChange(pointer, entries));
    focusIn(at, selector);
  };
  const add = () => {
    setRemoved(null);
    change([...value, blankValue(node.of)], pointerTo(pointer, value.length));
  };
  const remove = (index: number) => {
    flushSync(() => setRemoved({ index, entry: value[index] ?? null }));
    change(value.toSpliced(index, 1), pointer, '[data-undo]');
  };
  const move = (index: number, by: -1 | 1) =>
    change(withMoved(value, index, by), pointerTo(pointer, index + by), 'button[aria-label]');
  const bringBack = () => {
    if (removed === null) return;
    const { index, entry } = removed;
    setRemoved(null);
    change(value.toSpliced(index, 0, entry), pointerTo(pointer, index));
  };
  // Entries have no identity: what is typed stands in the content alone.
  const entries = value.map((entry, index) => ({ entry, index, at: pointerTo(pointer, index) }));
  const whole = errors.get(pointer);
  return (
    <fieldset
      className={css.group}
      data-pointer={pointer}
      aria-label={hasNoLabel ? label : undefined}
    >
      {!hasNoLabel && <legend>{label}</legend>}
      {whole !== undefined && <p className={css.error}>{whole}</p>}
      <ol className={css.entries}>
        {entries.map(({ entry, index, at }) => (
          <li key={at} className={css.entry} data-pointer={at}>
            <div className={css.entryHead}>
              <span className={css.quiet}>{named(index)}</span>
              <span className={css.entryActions}>
                <IconAction
                  icon={ArrowUp}
                  label={W.up(nameInForm(at))}
                  refusal={index === 0 ? W.isFirst : null}
                  onPress={() => move(index, -1)}
                />
                <IconAction
                  icon={ArrowDown}
                  label={W.down(nameInForm(at))}
                  refusal={index === value.length - 1 ? W.isLast : null}
                  onPress={() => move(index, 1)}
                />
                <IconAction
                  icon={Trash2}
                  tone="danger"
                  label={W.remove(nameInForm(at))}
                  refusal={value.length <= node.least ? W.tooFew(node.least) : null}
                  onPress={() => remove(index)}
                />
              </span>
            </div>
            {fieldsOf(entry, at)}
          </li>
        ))}
      </ol>
      <div className={css.entryFoot}>
        {value.length < node.most && node.of.kind === 'picture' && (
          <PictureChooser
            label={PICTURE_WORDS.chooseSome}
            most={node.most - value.length}
            onUploaded={(uploaded) => onChange(pointer, [...latest.current, pictureOf(uploaded)])}
          />
        )}
        {value.length < node.most && node.of.kind !== 'picture' && (
          <Button
            variant="secondary"
            aria-label={W.add(nameInForm(pointerTo(pointer, value.length)))}
            onClick={add}
            data-add
          >
            {W.add(ofEntry)}
          </Button>
        )}
        <span role="status">
          {removed !== null && (
            <>
              {W.removed(named(removed.index))}{' '}
              <Button variant="quiet" onClick={bringBack} data-undo>
                {W.undo}
              </Button>
            </>
          )}
        </span>
      </div>
    </fieldset>
  );
}
