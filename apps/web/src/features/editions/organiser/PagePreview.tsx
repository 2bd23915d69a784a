import type { JsonFields } from '@pratibha/domain/editions/json';
import { isFields } from '@pratibha/domain/editions/json';
import { EDITOR_WORDS } from '@pratibha/words/editions/organiser/editor';
import { editionLabel } from '@pratibha/words/editions/organiser/labels';
import { useEffect, useRef, useState } from 'react';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { fromZonedField, toZonedField } from '../../events/events.tsx';
import shared from './editor.module.css';
import css from './PagePreview.module.css';

const W = EDITOR_WORDS;
const PAGES = ['landing', 'guidelines'] as const;
const WIDTHS = { phone: 360, desktop: 1280 } as const;
/** Of the frame on the screen, in CSS pixels. */
const HEIGHT = 640;

type Props = {
  readonly id: number;
  readonly content: JsonFields;
  /** Whether the advert is what is being written: it lies over the page, and comes only then. */
  readonly hasAdvert: boolean;
  /** The page is loaded again with each saved one. */
  readonly revision: number;
};

/** The true page of what is written, at a width and an instant. */
export function PagePreview({ id, content, hasAdvert, revision }: Props) {
  const [page, setPage] = useState<(typeof PAGES)[number]>('landing');
  const [width, setWidth] = useState<keyof typeof WIDTHS>('phone');
  const [moment, setMoment] = useState('');
  const [other, setOther] = useState('');
  const dates = isFields(content['dates']) ? content['dates'] : {};
  const named = Object.entries(dates)
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '')
    .toSorted(([, one], [, other]) => Date.parse(one) - Date.parse(other));
  const at =
    moment === 'other' ? fromZonedField(other) : (named.find(([n]) => n === moment)?.[1] ?? '');
  const query = new URLSearchParams({
    ...(at === '' ? {} : { at }),
    ...(hasAdvert ? { advert: '' } : {}),
    revision: String(revision),
  });
  return (
    <section className={`${shared.part} ${css.aside}`} aria-label={W.preview}>
      <div className={css.choices}>
        <SelectField
          label={W.page}
          choices={PAGES.map((each) => ({ value: each, label: W.pages[each] }))}
          value={page}
          onChange={({ currentTarget }) =>
            setPage(currentTarget.value === 'guidelines' ? 'guidelines' : 'landing')
          }
        />
        <SelectField
          label={W.width}
          choices={(['phone', 'desktop'] as const).map((each) => ({
            value: each,
            label: W.widths[each],
          }))}
          value={width}
          onChange={({ currentTarget }) =>
            setWidth(currentTarget.value === 'desktop' ? 'desktop' : 'phone')
          }
        />
        <SelectField
          label={W.moment}
          choices={[
            { value: '', label: W.now },
            ...named.map(([name]) => ({ value: name, label: editionLabel(`dates.${name}`) })),
            { value: 'other', label: W.otherMoment },
          ]}
          value={moment}
          onChange={({ currentTarget }) => {
            if (currentTarget.value === 'other' && other === '')
              setOther(toZonedField(new Date().toISOString()).slice(0, 16));
            setMoment(currentTarget.value);
          }}
        />
        {moment === 'other' && (
          <TextField
            type="datetime-local"
            label={W.otherMomentField}
            value={other}
            onChange={({ currentTarget }) => setOther(currentTarget.value)}
          />
        )}
      </div>
      <Frame
        title={W.frame(W.pages[page])}
        src={`/preview/editions/${id}/${page}?${query.toString()}`}
        width={WIDTHS[width]}
      />
    </section>
  );
}

/** A page as wide as on its device, made smaller where there is less room; it stays where it was scrolled to. */
function Frame({
  title,
  src,
  width,
}: {
  readonly title: string;
  readonly src: string;
  readonly width: number;
}) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef(0);
  const [room, setRoom] = useState(width);
  useEffect(() => {
    if (place.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom(entry.contentRect.width);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, room / width);
  const stay = () => {
    const page = frame.current?.contentWindow;
    page?.scrollTo(0, scrolled.current);
    page?.addEventListener('scroll', () => {
      scrolled.current = page.scrollY;
    });
  };
  return (
    <div ref={place} className={css.frame} style={{ height: HEIGHT }}>
      <iframe
        ref={frame}
        title={title}
        src={src}
        onLoad={stay}
        style={{ width, height: HEIGHT / scale, transform: `scale(${scale})` }}
      />
    </div>
  );
}
