import type { UserEvent } from '@pratibha/contract/events';
import { usePicture } from '../../../ui/plain/use-picture.ts';
import css from './EventBanner.module.css';
import { EventDrawing } from './EventDrawing.tsx';
import { drawingOf } from './event-drawing.ts';

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
        <EventDrawing seed={event.id} drawing={drawingOf(event)} />
      )}
    </div>
  );
}
