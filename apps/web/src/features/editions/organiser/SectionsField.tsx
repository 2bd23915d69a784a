import { isFields, type Json, pointerTo } from '@pratibha/domain/editions/json';
import { EDITOR_WORDS } from '@pratibha/words/editions/organiser/editor';
import { editionLabel } from '@pratibha/words/editions/organiser/labels';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { TickField } from '../../../ui/fields/TickField.tsx';
import { IconAction } from '../../../ui/list/IconAction.tsx';
import { withMoved } from './content-values.ts';
import css from './editor.module.css';

const W = EDITOR_WORDS;

type Props = {
  readonly pointer: string;
  readonly value: readonly Json[];
  readonly errors: ReadonlyMap<string, string>;
  readonly onChange: (pointer: string, value: Json) => void;
};

/** The sections of the landing page: each is there once, on or off, at its place. */
export function SectionsField({ pointer, value, errors, onChange }: Props) {
  const whole = errors.get(pointer);
  return (
    <div data-pointer={pointer}>
      <p className={css.quiet}>{W.sectionsHelp}</p>
      {whole !== undefined && <p className={css.error}>{whole}</p>}
      <ol className={css.entries}>
        {value.map((section, index) => {
          const name = nameOf(section);
          const at = pointerTo(pointer, index);
          const label = editionLabel(name);
          return (
            <li key={name} className={css.sectionEntry} data-pointer={at}>
              <TickField
                type="checkbox"
                label={label}
                checked={isFields(section) && section['shown'] === true}
                onChange={({ currentTarget }) =>
                  onChange(pointerTo(at, 'shown'), currentTarget.checked)
                }
              />
              <span className={css.entryActions}>
                <IconAction
                  icon={ArrowUp}
                  label={W.up(label)}
                  refusal={index === 0 ? W.isFirst : null}
                  onPress={() => onChange(pointer, withMoved(value, index, -1))}
                />
                <IconAction
                  icon={ArrowDown}
                  label={W.down(label)}
                  refusal={index === value.length - 1 ? W.isLast : null}
                  onPress={() => onChange(pointer, withMoved(value, index, 1))}
                />
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function nameOf(section: Json): string {
  const name = isFields(section) ? section['name'] : null;
  return typeof name === 'string' ? name : '';
}
