/** How much of what costs a renderer dear may stand in one text in Markdown. */
const MARKDOWN_LIMITS = {
  /** Of quotes and lists within each other. */
  levels: 20,
  /** Runs of signs that may begin or end emphasis: two of them around each word. */
  emphasis: 2_000,
} as const;

export type MarkdownLoadError =
  | { readonly code: 'too-many-levels'; readonly most: number }
  | { readonly code: 'too-much-emphasis'; readonly most: number };

/**
 * Why rendering a text could cost too much, or null. Counted from its beginning to its end, once,
 * as a renderer that it stops must not be what finds out.
 */
export function markdownLoadError(text: string): MarkdownLoadError | null {
  const { levels, emphasis } = MARKDOWN_LIMITS;
  if (isDeeperThan(levels, text)) return { code: 'too-many-levels', most: levels };
  return emphasisRuns(text) > emphasis ? { code: 'too-much-emphasis', most: emphasis } : null;
}

/** What a list begins an entry with. */
const ENTRY = /(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)/y;
/** A line across the page, though its signs look like entries. */
const RULE = /(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,})$/y;
const TAB = 4;

/** Whether quotes and lists stand within each other more than `most` deep. */
function isDeeperThan(most: number, text: string): boolean {
  /** In which columns the entries began in which we are. */
  const entries: number[] = [];
  return text.split(/\r\n?|\n/).some((line) => {
    let quotes = 0;
    let column = 0;
    for (let at = 0; at < line.length; ) {
      const sign = line[at];
      if (sign === '>') quotes += 1;
      else if (sign !== ' ' && sign !== '\t') {
        const length = matchAt(RULE, line, at) > 0 ? 0 : matchAt(ENTRY, line, at);
        if (length === 0) return false;
        while ((entries.at(-1) ?? -1) >= column) entries.pop();
        entries.push(column);
        at += length - 1;
        column += length - 1;
      }
      if (quotes + entries.length > most) return true;
      column = sign === '\t' ? column - (column % TAB) + TAB : column + 1;
      at += 1;
    }
    return false;
  });
}

/** How many characters from there on match; 0: none. */
function matchAt(pattern: RegExp, line: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(line)?.[0].length ?? 0;
}

/** Runs of one sign; one that stands alone, as that of an entry does, begins and ends nothing. */
function emphasisRuns(text: string): number {
  let runs = 0;
  for (const { 0: run, index } of text.matchAll(/\*+|_+|~+/g)) {
    const [before = ' ', after = ' '] = [text[index - 1], text[index + run.length]];
    if (/\S/.test(before) || /\S/.test(after)) runs += 1;
  }
  return runs;
}
