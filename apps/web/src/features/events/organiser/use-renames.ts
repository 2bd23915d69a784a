import type { QuestionsAsked } from '@pratibha/domain/questions/option-seats';
import { RENAMED_OPTIONS_WORDS as W } from '@pratibha/words/questions/organiser/renamed-options';
import { useRef, useState } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { adminToast, reasonOf } from '../../console/console.tsx';
import { type BuilderQuestion, builderQuestionsOf } from './builder-questions.ts';
import { readQuestions } from './read-questions.ts';
import { type Renamed, renamedOptions } from './renamed-options.ts';
import { fetchOptionsTaken } from './use-options-taken.ts';

const CHANGES = [
  'GET /admin/events/{id}/options',
  'GET /admin/events/{id}/history',
  'GET /admin/registrations',
  'GET /admin/registrations/{id}',
] as const;

type Of = {
  /** Null: it is new, and nobody has chosen anything. */
  readonly eventId: number | null;
  readonly asked: QuestionsAsked;
  /** The JSON that was saved, and the one that is to be. */
  readonly before: string;
  readonly after: string;
  /** The version that is to be replaced by then. */
  readonly revisionNow: () => number;
  /** Told the version that there is once something has got other words. */
  readonly onRenamed: (revision: number) => void;
  readonly onSave: () => void;
};

/**
 * Asks, before questions are saved, whether options that somebody has chosen are the same under
 * their other words. Those get them first, in a call of its own, and then all is saved.
 */
export function useRenames(of: Of) {
  const [asking, setAsking] = useState<readonly Renamed[]>([]);
  const done = useRef(new Set<string>());
  const rename = useWrite('PUT /admin/events/{id}/options', CHANGES);
  const find = async (eventId: number) => {
    const before = questionsIn(of.before);
    if (of.before === of.after || !before.some(haveSeats)) return [];
    const takenOf = await fetchOptionsTaken(eventId, of.asked);
    const found = renamedOptions(before, questionsIn(of.after), takenOf);
    return found.filter((each) => !done.current.has(nameOf(each)));
  };
  const save = async () => {
    try {
      const found = of.eventId === null ? [] : await find(of.eventId);
      if (found.length === 0) of.onSave();
      else setAsking(found);
    } catch {
      // Unasked, what somebody chose would be another option.
      adminToast('error', W.notAsked);
    }
  };
  const goOn = () => {
    for (const each of asking) done.current.add(nameOf(each));
    setAsking([]);
    of.onSave();
  };
  const renameAll = async () => {
    let revision = of.revisionNow();
    try {
      for (const { taken: _, ...renaming } of asking) {
        const body = { ...renaming, asked: of.asked, revision };
        const renamed = await rename.mutateAsync({ params: { id: String(of.eventId) }, body });
        ({ revision } = renamed);
        of.onRenamed(revision);
        done.current.add(nameOf(renaming));
      }
    } catch {
      // The dialog stays, and says why.
      return;
    }
    goOn();
  };
  return {
    save: () => void save(),
    dialog: {
      renamed: asking,
      isBusy: rename.isPending,
      error: rename.error && `${W.failed} ${reasonOf(rename.error)}`,
      onSame: () => void renameAll(),
      onOther: goOn,
      onBack: () => setAsking([]),
    },
  };
}

function questionsIn(text: string) {
  return builderQuestionsOf(readQuestions(text).value);
}

function haveSeats({ seats }: BuilderQuestion): boolean {
  return Object.keys(seats).length > 0;
}

function nameOf({ question, option, to }: Omit<Renamed, 'taken'>): string {
  return JSON.stringify([question, option, to]);
}
