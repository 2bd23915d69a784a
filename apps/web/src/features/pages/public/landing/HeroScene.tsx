import { HERO_PATHS } from './hero-paths.gen.ts';

const RIDGES = ['#63295c', '#2c1a52', '#0e1030'] as const;
const FLAGS = ['#4a63c4', '#f4ecdd', '#cf2b50', '#3f8f7f', '#f2ac35'] as const;

/** The dusk behind the hero. Decoration only: it carries no meaning and is hidden from readers. */
export function HeroScene({ className }: { readonly className: string | undefined }) {
  const [high, middle, near] = HERO_PATHS.ridges;
  return (
    <svg
      className={className}
      width="100%"
      height="100%"
      viewBox="0 0 1440 800"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="hero-sky" x2="0" y2="1">
          <stop stopColor="#0b1026" />
          <stop offset=".36" stopColor="#2a2158" />
          <stop offset=".62" stopColor="#7b2d5b" />
          <stop offset=".82" stopColor="#d9643f" />
        </linearGradient>
        <radialGradient id="hero-glow">
          <stop stopColor="#ffb020" stopOpacity=".5" />
          <stop offset=".5" stopColor="#f07a3f" stopOpacity=".2" />
          <stop offset="1" stopColor="#d9643f" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="hero-mist" x2="0" y2="1">
          <stop stopColor="#d9643f" stopOpacity="0" />
          <stop offset="1" stopColor="#f07a3f" stopOpacity=".6" />
        </linearGradient>
        <linearGradient id="hero-snow" x2="0" y2="1">
          <stop stopColor="#ffe3b8" />
          <stop offset=".6" stopColor="#f2a06f" stopOpacity=".85" />
          <stop offset="1" stopColor="#d9643f" stopOpacity=".1" />
        </linearGradient>
      </defs>
      <path d="M0 0h1440v800H0z" fill="url(#hero-sky)" />
      <ellipse cx="760" cy="610" rx="620" ry="150" fill="url(#hero-glow)" />
      <path d={HERO_PATHS.himal} fill="#8f3f64" />
      <path d={HERO_PATHS.lit} fill="url(#hero-snow)" />
      <path d="M0 560h1440v240H0z" fill="url(#hero-mist)" />
      <path d={high} fill={RIDGES[0]} />
      <path d={HERO_PATHS.pagoda} fill="#1d143f" />
      <path d={HERO_PATHS.doors} fill="#ffb020" />
      <path d={HERO_PATHS.cord} fill="none" stroke="#e8c79a" strokeWidth="1.5" />
      {FLAGS.map((colour, index) => (
        <path key={colour} d={HERO_PATHS.flags[index]} fill={colour} />
      ))}
      <path d={middle} fill={RIDGES[1]} />
      <path d={near} fill={RIDGES[2]} />
      <path d={HERO_PATHS.windows} fill="#ffc65a" />
    </svg>
  );
}
