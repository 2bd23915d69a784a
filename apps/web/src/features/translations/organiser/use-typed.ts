import { ProblemError } from '@pratibha/contract/client';
import type { TranslatedText } from '@pratibha/contract/translations';
import { MOST_TRANSLATED } from '@pratibha/domain/language/translations';
import { TRANSLATIONS_WORDS as W } from '@pratibha/words/translations/organiser';
import { useState } from 'react';
import { queryClient, read, useWrite } from '../../../data/queries.ts';
import { adminToast, reasonOf } from '../../console/console.tsx';
import { havingRead, keepTyped, type TypedTexts, typedOf, withTyped } from './typed-texts.ts';

const CHANGES = ['GET /admin/translations', 'GET /admin/translation-groups'] as const;

const MOST_AT_ONCE = 200;

/**
 * What was typed of these texts, and the way to save it; what cannot be saved stays typed.
 *
 * @param source the one text that is meant, which may be of no decision yet
 */
export function useTyped(of: string, source?: string) {
  const [typed, setTyped] = useState(() => typedOf(of));
  const call = useWrite('PUT /admin/translations', CHANGES);
  const settle = (next: TypedTexts) => {
    keepTyped(of, next);
    setTyped(next);
  };
  const save = () => {
    const sent = [...typed].slice(0, MOST_TRANSLATED);
    const texts = sent.map(([source, { text, was }]) => ({ source, text, was }));
    call.mutate(
      { body: { of, texts } },
      {
        onSuccess: ({ saved }) => {
          // What was typed on meanwhile is not saved yet.
          const rest = new Map(typedOf(of));
          for (const [source, { text }] of sent) {
            const now = rest.get(source);
            if (now?.text === text) rest.delete(source);
            else if (now)
              rest.set(source, { ...now, was: text.trim() || null, isOvertaken: false });
          }
          settle(rest);
          adminToast('success', W.saved(saved));
        },
        onError: async (error) => {
          const isOvertaken = error instanceof ProblemError && error.code === 'changed-meanwhile';
          adminToast('error', isOvertaken ? W.overtaken : reasonOf(error));
          if (!isOvertaken) return;
          const texts = await readAll(of, source).catch(() => []);
          settle(havingRead(typedOf(of), texts));
        },
      },
    );
  };
  return {
    ...{ typed, save, isSaving: call.isPending },
    type: (is: TranslatedText, text: string) => settle(withTyped(typed, is, text)),
  };
}

/** As they are now: what was typed may be on another page, or not be missing any more. */
async function readAll(of: string, source: string | undefined): Promise<readonly TranslatedText[]> {
  const texts: TranslatedText[] = [];
  for (let total = 1; texts.length < total; ) {
    const query = { of, source, from: texts.length, limit: MOST_AT_ONCE };
    const page = await queryClient.fetchQuery({
      ...read('GET /admin/translations', { query }),
      staleTime: 0,
    });
    texts.push(...page.texts);
    total = page.texts.length === 0 ? 0 : page.total;
  }
  return texts;
}
