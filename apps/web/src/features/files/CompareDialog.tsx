import { COMPARE_WORDS } from '@pratibha/words/files-seen/compare';
import { PARTS_WORDS } from '@pratibha/words/files-seen/parts';
import { formatDateTime } from '@pratibha/words/time';
import { useId, useState } from 'react';
import type { FilesOf } from '../../data/address/file-addresses.ts';
import { AppDialog } from '../../ui/dialog/AppDialog.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import css from './compare.module.css';
import { type ComparedRevision, comparedPages } from './compared.ts';
import { OverEachOther } from './OverEachOther.tsx';

const W = COMPARE_WORDS;
const WAYS = ['over', 'beside'] as const;

type Props = {
  readonly of: FilesOf;
  /** Two at least. */
  readonly works: readonly ComparedRevision[];
  readonly onClose: () => void;
};

/** Two versions of a work, page by page, over each other with a slider or side by side. */
export function CompareDialog({ of, works, onClose }: Props) {
  const id = useId();
  const sorted = works.toSorted((one, other) => one.revision - other.revision);
  const newest = sorted.at(-1)?.revision ?? 1;
  const [chosen, setChosen] = useState([sorted.at(-2)?.revision ?? newest, newest] as const);
  const [key, setKey] = useState('');
  const [way, setWay] = useState<(typeof WAYS)[number]>('over');
  const [left, right] = chosen.map((each) => sorted.find(({ revision }) => revision === each));
  if (left === undefined || right === undefined) return null;
  const pages = comparedPages(left, right);
  const page = pages.find((each) => each.key === key) ?? pages[0];
  const choices = sorted.map(({ revision, submitted_at }) => ({
    value: String(revision),
    label: W.version(revision, formatDateTime(new Date(submitted_at))),
  }));
  return (
    <AppDialog isOpen width="broad" title={W.title} onClose={onClose}>
      <div className={css.choices}>
        <SelectField
          label={W.left}
          choices={choices}
          value={String(chosen[0])}
          onChange={({ currentTarget }) => setChosen([Number(currentTarget.value), chosen[1]])}
        />
        <SelectField
          label={W.right}
          choices={choices}
          value={String(chosen[1])}
          onChange={({ currentTarget }) => setChosen([chosen[0], Number(currentTarget.value)])}
        />
        <SelectField
          label={W.picture}
          choices={pages.map((each) => ({
            value: each.key,
            label: W.page(PARTS_WORDS.file(each.part, each.n, each.files), each.page, each.pages),
          }))}
          value={page?.key ?? ''}
          onChange={({ currentTarget }) => setKey(currentTarget.value)}
        />
        <fieldset className={css.ways}>
          <legend>{W.way}</legend>
          {WAYS.map((each) => (
            <label key={each}>
              <input type="radio" name={id} checked={way === each} onChange={() => setWay(each)} />
              {W[each]}
            </label>
          ))}
        </fieldset>
      </div>
      {page && (
        <OverEachOther
          // Another page begins in the middle again.
          key={`${page.key} ${left.revision} ${right.revision}`}
          of={of}
          page={page}
          revisions={[left.revision, right.revision]}
          isBeside={way === 'beside'}
        />
      )}
    </AppDialog>
  );
}
