import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const HANDBOOK = join(import.meta.dirname, '..', 'docs', 'handbook');

/** Something that a page of the handbook tells people to do. */
type Step = {
  /** Where it stands, for whoever has to mend it. */
  readonly place: string;
  /** Its number, or what the first cell says of a row in a table. */
  readonly name: string;
  /** What it names in bold, in this order. */
  readonly labels: readonly string[];
};

function labelsOf(text: string): string[] {
  return Array.from(text.matchAll(/\*\*([^*]+)\*\*/g), ([, label = '']) =>
    label.replaceAll(/\s+/g, ' '),
  );
}

/**
 * The numbered steps and the rows of a table under a heading; with '' those above the first one.
 */
export function stepsOf(page: string, section = ''): Step[] {
  const file = `${page}.md`;
  const text = readFileSync(join(HANDBOOK, file), 'utf8');
  const parts = text.split(/^## /m);
  const part =
    section === '' ? parts[0] : parts.find((each) => each.slice(0, each.indexOf('\n')) === section);
  const heading = section === '' ? '' : `, ${section}`;
  // What belongs to a step is indented below its number.
  const numbered = Array.from(
    (part ?? '').matchAll(/^(\d+)\. (.*(?:\n {3}.*)*)/gm),
    ([, number = '', words = '']) => ({
      place: `${file}${heading}, step ${number}`,
      name: number,
      labels: labelsOf(words),
    }),
  );
  const rows = Array.from((part ?? '').matchAll(/^\| (.*?) +\| (.*) \|$/gm))
    .slice(1)
    .filter(([, name = '']) => !/^-+$/.test(name))
    .map(([, name = '', words = '']) => ({
      place: `${file}${heading}, the row “${name}”`,
      name,
      labels: labelsOf(words),
    }));
  const steps = [...numbered, ...rows];
  if (steps.length === 0) throw new Error(`${file}${heading}: there are no steps`);
  return steps;
}
