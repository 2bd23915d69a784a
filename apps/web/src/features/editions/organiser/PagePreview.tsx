import type { JsonFields } from '@pratibha/domain/editions/json';
import { isFields } from '@pratibha/domain/editions/json';
import { EDITOR_WORDS } from '@pratibha/words/editions/organiser/editor';
import { editionLabel } from '@pratibha/words/editions/organiser/labels';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { fromZonedField, toZonedField } from '../../events/events.tsx';
import shared from './editor.module.css';
import css from './PagePreview.module.css';
import { PREVIEW_PAGES, previewPlace } from './preview-places.ts';

const W = EDITOR_WORDS;
/** It lies over the landing page, and comes only while it is written. */
const ADVERT = 'advert';
const WIDTHS = { phone: 360, desktop: 1280 } as const;
/** Of the frame on the screen, in CSS pixels. */
const HEIGHT = 640;

type Props = {
  readonly id: number;
  readonly content: JsonFields;
  /** The section that is being written: the page shows it. */
  readonly section: string;
  /** The page is loaded again with each saved one. */
  readonly revision: number;
};

/** The true page of what is written, at a width and an instant. */
export function PagePreview({ id, content, section, revision }: Props) {
  const place = previewPlace(section);
  const [page, setPage] = useState(place?.page ?? 'landing');
  const [shown, setShown] = useState(section);
  if (shown !== section) {
    setShown(section);
    if (place) setPage(place.page);
  }
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
    ...(section === ADVERT ? { advert: '' } : {}),
    revision: String(revision),
  });
  return (
    <section className={`${shared.part} ${css.aside}`} aria-label={W.preview}>
      <div className={css.choices}>
        <SelectField
          label={W.page}
          choices={PREVIEW_PAGES.map((each) => ({ value: each, label: W.pages[each] }))}
          value={page}
          onChange={({ currentTarget }) =>
            setPage(PREVIEW_PAGES.find((each) => each === currentTarget.value) ?? 'landing')
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
        section={section}
        selector={place?.page === page ? place.selector : undefined}
      />
    </section>
  );
}

type FrameProps = {
  readonly title: string;
  readonly src: string;
  readonly width: number;
  readonly section: string;
  /**
   * Of what the page shows when the section changes; null: its head; undefined: it stays where it
   * is.
   */
  readonly selector: string | null | undefined;
};

/**
 * A page as wide as on its device, made smaller where there is less room. It goes to a section that
 * is begun, and stays where it was scrolled to while that is written.
 */
function Frame({ title, src, width, section, selector }: FrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef(0);
  const loaded = useRef('');
  const isShown = useRef(false);
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
  const show = () => {
    isShown.current = true;
    if (selector === undefined) return;
    const page = frame.current?.contentWindow;
    if (page) page.scrollTo({ top: topOf(page, selector), behavior: 'instant' });
  };
  const stay = () => {
    loaded.current = src;
    const page = frame.current?.contentWindow;
    page?.addEventListener('scroll', () => {
      scrolled.current = page.scrollY;
    });
    page?.scrollTo(0, scrolled.current);
    if (!isShown.current) show();
  };
  const begin = useEffectEvent(() => {
    isShown.current = false;
    // Else it is there once the other page is loaded.
    if (loaded.current === src) show();
  });
  // The same section is begun anew by whoever goes to another one and comes back.
  useEffect(() => {
    if (section !== '') begin();
  }, [section]);
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

/** How far down a page is what a selector finds, below its bar; its head where there is none. */
function topOf(page: Window, selector: string | null): number {
  const { document: shown } = page;
  const found = selector === null ? null : shown.querySelector(selector);
  if (found === null) return 0;
  const { scrollPaddingTop } = page.getComputedStyle(shown.documentElement);
  return (
    found.getBoundingClientRect().top + page.scrollY - (Number.parseFloat(scrollPaddingTop) || 0)
  );
}
