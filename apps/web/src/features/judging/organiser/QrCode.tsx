import { qrCode } from '@pratibha/domain/qr/qr-code';
import css from './QrCode.module.css';

/** Modules that stay light around a code, as readers want it. */
const QUIET = 4;

type Props = { readonly text: string; readonly label: string };

/** A QR code, dark on light in any colour scheme; nothing where the text is too long for one. */
export function QrCode({ text, label }: Props) {
  const modules = qrCode(new TextEncoder().encode(text));
  if (modules === null) return null;
  const size = modules.length + 2 * QUIET;
  const dark = modules.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])),
  );
  return (
    <svg
      className={css.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={dark.join('')} />
    </svg>
  );
}
