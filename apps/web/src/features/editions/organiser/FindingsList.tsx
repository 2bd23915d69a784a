import type { EditionFindings } from '@pratibha/contract/editions';
import type { JsonFields } from '@pratibha/domain/editions/json';
import { EDITOR_WORDS } from '@pratibha/words/editions/organiser/editor';
import { placeWords } from '@pratibha/words/editions/organiser/labels';
import { Button } from '../../../ui/plain/Button.tsx';
import css from './editor.module.css';

const W = EDITOR_WORDS;

type Props = {
  readonly findings: EditionFindings;
  /** In which they were found. */
  readonly content: JsonFields;
  /** Leads to the field. */
  readonly onGo: (pointer: string) => void;
};

/** What the check found, each with the way to its field. */
export function FindingsList({ findings: { errors, warnings }, content, onGo }: Props) {
  if (errors.length + warnings.length === 0) return <p>{W.fine}</p>;
  return (
    <>
      {errors.length > 0 && (
        <Part
          title={W.errors(errors.length)}
          text={W.errorsText}
          found={errors}
          content={content}
          onGo={onGo}
        />
      )}
      {warnings.length > 0 && (
        <Part
          title={W.warnings(warnings.length)}
          text={W.warningsText}
          found={warnings}
          content={content}
          onGo={onGo}
        />
      )}
    </>
  );
}

type PartProps = Pick<Props, 'content' | 'onGo'> & {
  readonly title: string;
  readonly text: string;
  readonly found: EditionFindings['errors'];
};

function Part({ title, text, found, content, onGo }: PartProps) {
  return (
    <div>
      <h3>{title}</h3>
      <p>{text}</p>
      <ul className={css.list}>
        {found.map(({ pointer, message }) => (
          <li key={`${pointer} ${message}`}>
            <div className={css.finding}>
              <Button variant="quiet" onClick={() => onGo(pointer)}>
                {placeWords(pointer, content)}
              </Button>
              <p className={css.quiet}>{message}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
