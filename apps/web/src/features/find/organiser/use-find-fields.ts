import { mayDo, mayInEvent } from '@pratibha/domain/access';
import {
  type Condition,
  FIND_FIELDS,
  FIND_NEEDS,
  type FindField,
  type FindKind,
  type FoundList,
} from '@pratibha/domain/find/find';
import { YES_NO } from '@pratibha/domain/questions/question-types';
import { type Question, questionsOf } from '@pratibha/domain/questions/questions';
import { GENDERS } from '@pratibha/domain/statuses';
import { titlesToChooseFrom } from '@pratibha/words/events/organiser/titles';
import { FIND_WORDS } from '@pratibha/words/find/organiser/filters';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../data/queries.ts';
import { useTags } from '../../desk/desk.tsx';
import { useUser } from '../../session/session.tsx';

/** One of a few values, by its name. */
type FindChoice = { readonly value: string; readonly label: string };

/** What a list can be filtered by. */
export type Findable = Pick<Condition, 'field' | 'question'> & {
  readonly kind: FindKind;
  /** What may be chosen; null where something is typed. */
  readonly choices: readonly FindChoice[] | null;
  /** A number or a day is typed between two. */
  readonly typed: 'text' | 'number' | 'date';
};

const A_WHILE = { staleTime: 60_000 } as const;

/** By what the person may filter this list, with what there is to choose from. */
export function useFindFields(list: FoundList, event: number | undefined): readonly Findable[] {
  const user = useUser();
  const mayHere = (action: 'contacts.read' | 'desk.work') =>
    event === undefined ? mayDo(action, user) : mayInEvent(action, user, event);
  const choicesOf = useChoices(list, event);
  const questions = useQuestions(event, mayHere('contacts.read'));
  const names = Object.keys(FIND_FIELDS[list]) as FindField[];
  return names
    .filter((field) => {
      const needs = FIND_NEEDS[field];
      return needs === undefined || mayHere(needs);
    })
    .flatMap((field): Findable[] => {
      if (field === 'answer' || field === 'follow_up')
        return list === 'users' ? [] : questions[field].map((each) => ofQuestion(field, each));
      const kinds: Partial<Record<FindField, FindKind>> = FIND_FIELDS[list];
      const kind = kinds[field] ?? 'text';
      const typed =
        kind === 'day' || kind === 'moment' ? 'date' : kind === 'number' ? kind : 'text';
      return [{ field, question: null, kind, typed, choices: choicesOf(field) }];
    });
}

function ofQuestion(
  field: 'answer' | 'follow_up',
  { question, type, options }: Question,
): Findable {
  const ofType = type === 'yes_no' ? YES_NO : options;
  const typed = type === 'number' || type === 'date' ? type : 'text';
  const choices = ofType.map((value) => ({ value, label: value }));
  return { field, question, kind: 'answer', typed, choices: choices.length > 0 ? choices : null };
}

/** The questions of the event that the list is of. */
function useQuestions(event: number | undefined, mayRead: boolean) {
  const input = { params: { id: String(event) } };
  const enabled = event !== undefined && mayRead;
  const asked = useQuery({ ...read('GET /admin/events/{id}', input), ...A_WHILE, enabled });
  const later = useQuery({
    ...read('GET /admin/events/{id}/follow-up', input),
    ...A_WHILE,
    enabled,
  });
  const followUps = Object.keys(later.data?.questions ?? {}).length > 0 ? later.data : undefined;
  return {
    answer: asked.data === undefined ? [] : questionsOf(asked.data.event_questions),
    follow_up: followUps === undefined ? [] : questionsOf(followUps.questions),
  };
}

/** What there is to choose from, for a field that has ids or a few names. */
function useChoices(list: FoundList, event: number | undefined) {
  const user = useUser();
  const mayWork = mayDo('desk.work', user);
  const { data: tags = [] } = useTags(mayWork);
  const mayAsk = mayInEvent('desk.work', user, event ?? null);
  const people = useQuery({
    ...read('GET /admin/desk/organisers', {
      query: event === undefined ? {} : { event_id: String(event) },
    }),
    ...A_WHILE,
    enabled: mayAsk && list !== 'users',
  });
  const events = useQuery({
    ...read('GET /admin/events', {}),
    ...A_WHILE,
    enabled: list === 'users',
  });
  return (field: FindField): readonly FindChoice[] | null => {
    switch (field) {
      case 'gender':
        return GENDERS.map((value) => ({ value, label: FIND_WORDS.genders[value] }));
      case 'tag':
        return tags
          .filter(({ event_id }) => list !== 'users' || event_id === null)
          .filter(({ event_id }) => event === undefined || (event_id ?? event) === event)
          .map(({ id, label, event_title }) => ({
            value: String(id),
            label: event === undefined && event_title ? `${label} · ${event_title}` : label,
          }));
      case 'assigned':
      case 'decided_by':
        return people.data?.map(({ id, name }) => ({ value: String(id), label: name })) ?? [];
      case 'event': {
        const all = events.data ?? [];
        const titles = titlesToChooseFrom(all);
        return all.map(({ id, title }) => ({ value: String(id), label: titles.get(id) ?? title }));
      }
      case 'answer':
      case 'follow_up':
      case 'college':
      case 'age':
      case 'notes':
      case 'decided':
      case 'changed':
      case 'registered':
      case 'submitted':
      case 'replaced':
        return null;
    }
  };
}
