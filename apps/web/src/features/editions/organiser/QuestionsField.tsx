import { EDITOR_WORDS } from '@pratibha/words/editions/organiser/editor';
import { LateQuestionsEditor } from '../../events/events.tsx';
import css from './editor.module.css';

/** As the editor writes it when the last question is gone. */
const NONE = /^\s*(\{\s*\})?\s*$/;

type Props = {
  readonly label: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (text: string) => void;
};

/** What new events ask at first; without a question it is the product's own. */
export function QuestionsField({ label, error, value, onChange }: Props) {
  return (
    <div className={css.fields}>
      <p className={css.quiet}>{EDITOR_WORDS.questionsHelp(label)}</p>
      {error !== undefined && <p className={css.error}>{error}</p>}
      <LateQuestionsEditor
        text={value}
        isFirst={false}
        onChange={(text) => onChange(NONE.test(text) ? '' : text)}
      />
    </div>
  );
}
