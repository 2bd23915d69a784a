import { ADMIN_LIST_WORDS } from '@pratibha/words/ui/admin-list';
import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { SelectField } from '../fields/SelectField.tsx';
import { TextField } from '../fields/TextField.tsx';
import css from './Toolbar.module.css';

/** Search, filters and list-wide actions above a table; wraps where it is narrow. */
export function Toolbar({ children }: { readonly children: ReactNode }) {
  return <div className={css.bar}>{children}</div>;
}

/** What concerns the whole list, such as an export: at the end of the toolbar. */
export function ToolbarEnd({ children }: { readonly children: ReactNode }) {
  return <div className={css.end}>{children}</div>;
}

/** How long typing must rest before the list is asked. */
const REST_MS = 250;

type SearchProps = {
  /** The placeholder, and the name of the field. */
  readonly label: string;
  /** The search in force, from the URL. */
  readonly value: string | undefined;
  readonly onSearch: (words: string | undefined) => void;
};

/** A search box that asks once typing rests. */
export function SearchField({ label, value = '', onSearch }: SearchProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // The URL changed by another way than this box: Back, a link, 'Clear filters'.
  if (value !== known) {
    setKnown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onSearch(typed.trim() || undefined), REST_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);
  return (
    <>
      <TextField
        className={css.search}
        type="search"
        aria-label={label}
        placeholder={label}
        icon={<Search size={18} strokeWidth={1.75} aria-hidden />}
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <InForce label={label} value={value} />
    </>
  );
}

type InForceProps = { readonly label: string; readonly value: string | undefined };

/** On paper alone, where fields are not: what a list was narrowed by. */
export function InForce({ label, value }: InForceProps) {
  if (!value) return null;
  return <p className={css.inForce}>{ADMIN_LIST_WORDS.inForce(label, value)}</p>;
}

type FilterProps<Value extends string> = {
  readonly label: string;
  /** The first choice, which filters nothing. */
  readonly all: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  /** The filter in force, from the URL. */
  readonly value: Value | undefined;
  readonly onChoose: (value: Value | undefined) => void;
};

/** A dropdown that narrows a list. */
export function FilterField<Value extends string>(props: FilterProps<Value>) {
  const { label, all, choices, value, onChoose } = props;
  const valued = (chosen: string | undefined) => choices.find((choice) => choice.value === chosen);
  return (
    <>
      <SelectField
        className={css.select}
        label={label}
        choices={[{ value: '', label: all }, ...choices]}
        value={value ?? ''}
        onChange={({ currentTarget }) => onChoose(valued(currentTarget.value)?.value)}
      />
      <InForce label={label} value={valued(value)?.label} />
    </>
  );
}
