import type { Dashboard } from '@pratibha/contract/dashboard';
import { formatDay } from '@pratibha/words/time';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { DASHBOARD_WORDS } from '@pratibha/words/dashboard/organiser';
import css from './dashboard.module.css';

const HEIGHT_PX = 220;
const COLOURS = { registrations: '--info', submissions: '--success' } as const;

type Props = { readonly days: Dashboard['per_day'] };

/**
 * The plot, drawn on a canvas in the colours of the scheme in force. The day under the pointer is
 * shown in words above it; without a pointer, the last day. Readers use the table below.
 */
export function ActivityPlot({ days }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState<number | null>(null);
  const scheme = useScheme();
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const plot = new UPlot(optionsOf(element, days, setHovered), dataOf(days), element);
    const observer = new ResizeObserver(() => {
      if (element.clientWidth > 0) plot.setSize({ width: element.clientWidth, height: HEIGHT_PX });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      plot.destroy();
    };
  }, [days, scheme]);
  const shown = days[hovered ?? days.length - 1];
  return (
    <>
      {shown && (
        <p className={css.readout}>
          <strong>{formatDay(shown.date)}</strong>
          <span className={css.series} style={seriesStyle('registrations')}>
            {DASHBOARD_WORDS.registrations}: {shown.registrations}
          </span>
          <span className={css.series} style={seriesStyle('submissions')}>
            {DASHBOARD_WORDS.submissions}: {shown.submissions}
          </span>
        </p>
      )}
      <div ref={frame} aria-hidden="true" />
    </>
  );
}

function seriesStyle(name: keyof typeof COLOURS): CSSProperties {
  return { '--series': `var(${COLOURS[name]})` } as CSSProperties;
}

function dataOf(days: Dashboard['per_day']): UPlot.AlignedData {
  return [
    days.map((_, index) => index),
    days.map(({ registrations }) => registrations),
    days.map(({ submissions }) => submissions),
  ];
}

function optionsOf(
  element: HTMLElement,
  days: Dashboard['per_day'],
  onHover: (index: number | null) => void,
): UPlot.Options {
  const line = colourOf(element, '--line');
  const axis = { stroke: colourOf(element, '--quiet'), grid: { stroke: line, width: 1 } };
  const series = (label: string, token: string): UPlot.Series => ({
    label,
    stroke: colourOf(element, token),
    width: 2,
    points: { size: 6 },
  });
  return {
    width: element.clientWidth || 320,
    height: HEIGHT_PX,
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false } },
    scales: { x: { time: false }, y: { range: (_, __, most) => [0, Math.max(5, most * 1.1)] } },
    axes: [
      {
        ...axis,
        grid: { show: false },
        ticks: { show: false },
        space: 70,
        gap: 12,
        size: 36,
        values: (_, splits) => splits.map((index) => shortDay(days[index]?.date)),
      },
      {
        ...axis,
        size: 44,
        incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000],
        ticks: { show: false },
      },
    ],
    series: [
      {},
      series(DASHBOARD_WORDS.registrations, COLOURS.registrations),
      series(DASHBOARD_WORDS.submissions, COLOURS.submissions),
    ],
    hooks: { setCursor: [({ cursor }) => onHover(cursor.idx ?? null)] },
  };
}

/** '16 Jul' for '2025-07-16'. */
function shortDay(day: string | undefined): string {
  const [number = '', month = ''] = day === undefined ? [] : formatDay(day).split(' ');
  return `${number} ${month.slice(0, 3)}`.trim();
}

/** A token as a colour a canvas understands: `light-dark()` is resolved by the element's scheme. */
function colourOf(element: HTMLElement, token: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  element.append(probe);
  const colour = getComputedStyle(probe).color;
  probe.remove();
  return colour;
}

/** Changes when the system switches between light and dark, so that the canvas is drawn again. */
function useScheme(): boolean {
  const [isDark, setIsDark] = useState(() => matchMedia('(prefers-color-scheme: dark)').matches);
  useEffect(() => {
    const query = matchMedia('(prefers-color-scheme: dark)');
    const listener = () => setIsDark(query.matches);
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  }, []);
  return isDark;
}
