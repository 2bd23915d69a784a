import type { SetAnswer } from '@pratibha/contract/set-answers';
import { SET_ANSWERS_WORDS as WORDS } from '@pratibha/words/reviews/organiser/set-answers';
import { useTags } from '../../desk/desk.tsx';

/** What an answer does beside its decision, in words; '' for nothing. */
export function useBesideWords() {
  const { data: tags = [] } = useTags(true);
  return ({ tag_id, assigns }: SetAnswer): string => {
    const label = tags.find(({ id }) => id === tag_id)?.label;
    return [label && WORDS.tag(label), assigns && WORDS.assigns(assigns)]
      .filter((words) => words)
      .join(WORDS.separator);
  };
}
