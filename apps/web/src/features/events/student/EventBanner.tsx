import type { UserEvent } from '@pratibha/contract/events';
import { useState } from 'react';
import css from './EventBanner.module.css';
import { EventDrawing } from './EventDrawing.tsx';
import { drawingOf } from './event-drawing.ts';

type Props = { readonly event: Pick<UserEvent, 'id' | 'title' | 'event_banner'> };

/** The event's banner; without one, or when it cannot be loaded, a drawing of what it is about. */
export function EventBanner({ event }: Props) {
  const { event_banner: src } = event;
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <div className={css.banner}>
      {src !== null && broken !== src ? (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(src)}
        />
      ) : (
        <EventDrawing seed={event.id} drawing={drawingOf(event)} />
      )}
    </div>
  );
}
