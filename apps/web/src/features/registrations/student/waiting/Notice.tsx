import type { UserEvent } from '@pratibha/contract/events';
import { NOTICE_WORDS as W } from '@pratibha/words/waiting/student/notices';
import { useQuery } from '@tanstack/react-query';
import { read, useWrite } from '../../../../data/queries.ts';
import { toast } from '../../../../shell/toasts/toasts.ts';
import { Button } from '../../../../ui/plain/Button.tsx';
import { failureWords } from '../../../session/session.tsx';
import css from './Waiting.module.css';

type Props = { readonly event: UserEvent; readonly about: 'opens' | 'seat-free' };

const CHANGES = ['GET /user/events/notices'] as const;

/** To be told, once, that an event opens or that a seat of it is free. */
export function Notice({ event, about }: Props) {
  const notices = useQuery(read('GET /user/events/notices', {}));
  const ask = useWrite('PUT /user/events/{id}/notice', CHANGES);
  const end = useWrite('DELETE /user/events/{id}/notice', CHANGES);
  if (notices.data === undefined) return null;
  const isAsked = notices.data.some((each) => each.event_id === event.id && each.about === about);
  const write = isAsked ? end : ask;
  const label = isAsked ? W.end : W.ask[about];
  return (
    <div className={css.waiting}>
      {isAsked && <p className={css.stands}>{W.asked[about]}</p>}
      <Button
        variant="quiet"
        aria-label={`${label}: ${event.title}`}
        disabled={ask.isPending || end.isPending}
        onClick={() =>
          write.mutate(
            { params: { id: String(event.id) } },
            {
              onError: (error) => toast('error', `${W.failed} ${failureWords(error, W.uncertain)}`),
            },
          )
        }
      >
        {label}
      </Button>
    </div>
  );
}
