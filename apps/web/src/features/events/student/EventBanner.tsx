import type { UserEvent } from '@pratibha/contract/events';
import { Suspense } from 'react';
import { ornament } from '../../../ui/plain/ornament.ts';
import { usePicture } from '../../../ui/plain/use-picture.ts';
import css from './EventBanner.module.css';

// A large drawing, and part of what the server rendered: its code can come later.
const EventDrawing = ornament(async () => (await import('./EventDrawing.tsx')).EventDrawing);

type Props = { readonly event: Pick<UserEvent, 'id' | 'title' | 'event_banner'> };

/** The event's banner; without one, or when it cannot be loaded, a drawing of what it is about. */
export function EventBanner({ event }: Props) {
  const { event_banner: src } = event;
  const { isShown, ref, onError } = usePicture(src);
  return (
    <div className={css.banner}>
      {src !== null && isShown ? (
        <img
          ref={ref}
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={onError}
        />
      ) : (
        <Suspense>
          <EventDrawing event={event} />
        </Suspense>
      )}
    </div>
  );
}
