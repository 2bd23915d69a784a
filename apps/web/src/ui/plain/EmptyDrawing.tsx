import { Suspense, type SVGAttributes } from 'react';
import { ornament } from './ornament.ts';

export type EmptyDrawingKind = 'events' | 'registrations' | 'submissions' | 'lost';

export type DrawingProps = SVGAttributes<SVGElement> & { readonly kind: EmptyDrawingKind };

/** The drawings are large and rarely seen; the room for one is there before it comes. */
export const fetchEmptyDrawings = () => import('./EveningDrawing.tsx');
const EveningDrawing = ornament(async () => (await fetchEmptyDrawings()).EveningDrawing);

/** The drawing of an empty state. Decoration: the sentence beside it says what is missing. */
export function EmptyDrawing({ kind, className }: Pick<DrawingProps, 'kind' | 'className'>) {
  const frame = { className, viewBox: '0 0 200 168', width: '200', height: '168' } as const;
  const isHidden = { 'aria-hidden': true, focusable: false } as const;
  return (
    <Suspense fallback={<svg {...frame} {...isHidden} />}>
      <EveningDrawing kind={kind} {...frame} {...isHidden} />
    </Suspense>
  );
}
