import { type Export, exportColumns } from '@pratibha/domain/exports/export';
import { columnWords, EXPORT_WORDS } from '@pratibha/words/exports/organiser';
import { UI_WORDS } from '@pratibha/words/ui';
import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { AppDialog } from '../../../ui/dialog/AppDialog.tsx';
import { TickField } from '../../../ui/fields/TickField.tsx';
import { Button, buttonClass } from '../../../ui/plain/Button.tsx';
import { useChosenColumns } from './chosen-columns.ts';
import css from './ExportButton.module.css';

/** What can be exported from a list, and where a file with these columns is. */
export type Exporting = {
  readonly of: Export;
  readonly hrefOf: (columns: string) => string;
  /** What else can be downloaded of these rows. */
  readonly files?: ReactNode;
};

/** Those of which each event is a file. */
const BY_EVENT = ['registrations', 'submissions'];

/** Opens the choice of what a file of the list shall hold, from where it is downloaded. */
export function ExportButton(exporting: Exporting) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Download size={18} strokeWidth={1.75} aria-hidden />
        {EXPORT_WORDS.open}
      </Button>
      <AppDialog
        isOpen={isOpen}
        title={EXPORT_WORDS.title}
        width="wide"
        onClose={() => setOpen(false)}
      >
        <Choice {...exporting} onClose={() => setOpen(false)} />
      </AppDialog>
    </>
  );
}

function Choice({ of, hrefOf, files, onClose }: Exporting & { readonly onClose: () => void }) {
  const { kind, columns } = of;
  const known = exportColumns(of);
  const [chosen, choose] = useChosenColumns(of);
  const isAll = columns.every((name) => chosen.includes(name));
  return (
    <>
      <p className={css.intro}>
        {EXPORT_WORDS.intro} {BY_EVENT.includes(kind) && EXPORT_WORDS.byEvent}
      </p>
      {files}
      <fieldset className={css.columns}>
        <legend>{EXPORT_WORDS.columns}</legend>
        <TickField
          type="checkbox"
          className={css.all}
          label={EXPORT_WORDS.all}
          checked={isAll}
          isPartial={chosen.length > 0 && !isAll}
          onChange={({ currentTarget }) => choose(currentTarget.checked ? columns : [])}
          data-autofocus
        />
        {known.map((name) => (
          <TickField
            type="checkbox"
            key={name}
            label={columnWords(name)}
            checked={chosen.includes(name)}
            onChange={({ currentTarget }) =>
              choose(
                currentTarget.checked ? [...chosen, name] : chosen.filter((each) => each !== name),
              )
            }
          />
        ))}
      </fieldset>
      <div className={css.foot}>
        <p role="status" className={css.none}>
          {chosen.length === 0 && EXPORT_WORDS.none}
        </p>
        <div className={css.actions}>
          <Button variant="secondary" onClick={onClose}>
            {UI_WORDS.cancel}
          </Button>
          {chosen.length === 0 ? (
            <Button disabled>{EXPORT_WORDS.download}</Button>
          ) : (
            <a
              className={buttonClass('primary')}
              href={hrefOf(chosen.join())}
              onClick={onClose}
              download
            >
              {EXPORT_WORDS.download}
            </a>
          )}
        </div>
      </div>
    </>
  );
}
