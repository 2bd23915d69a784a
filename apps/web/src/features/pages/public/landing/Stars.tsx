/** Where a star stands: in % of the width, in % or pixels of the height. */
type Place = readonly [x: number, y: number | `${number}%`];

/** Above all words, where the hero is never less than 32 pixels deep, and in its margins. */
export const AROUND_THE_WORDS: readonly Place[] = [
  [6, 15],
  [13, 24],
  [22, 9],
  [31, 19],
  [37, 26],
  [46, 11],
  [53, 22],
  [62, 14],
  [69, 26],
  [78, 8],
  [86, 20],
  [94, 13],
  [1.2, 92],
  [0.8, 236],
  [1.5, 310],
  [98.7, 64],
  [99.1, 178],
  [98.5, 268],
];

/** In the room that the words leave free beside them: none on a phone. */
export const BESIDE_THE_WORDS: readonly Place[] = [
  [12, '4%'],
  [58, '10%'],
  [34, '22%'],
  [86, '27%'],
  [20, '41%'],
  [66, '46%'],
  [44, '53%'],
  [90, '57%'],
];

type Props = { readonly className?: string | undefined; readonly at: readonly Place[] };

/** A few stars, only where no letter can be whatever the size of text and window. Decoration. */
export function Stars({ className, at }: Props) {
  return (
    <svg
      className={className}
      width="100%"
      height="100%"
      fill="#f4f1ea"
      opacity=".6"
      aria-hidden="true"
      focusable="false"
    >
      {at.map(([x, y]) => (
        <circle key={x} cx={`${x}%`} cy={y} r="1.1" />
      ))}
    </svg>
  );
}
