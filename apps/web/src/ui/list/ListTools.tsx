import { ADMIN_LIST_WORDS } from '@pratibha/words/ui/admin-list';
import { Printer, Rows2, Rows3 } from 'lucide-react';
import type { Density } from './DataTable.tsx';
import { grouped } from './grouped.ts';
import { IconAction } from './IconAction.tsx';
import type { Printing } from './print.ts';
import css from './Toolbar.module.css';

type Props = {
  readonly density: Density;
  readonly onDensity: (density: Density) => void;
  readonly printing: Printing;
  /** Exact up to 10,000, then '10000+'. */
  readonly total: string;
};

/** How a list is looked at, for each list alike: at the end of its toolbar. */
export function ListTools({ density, onDensity, printing, total }: Props) {
  const isCompact = density === 'compact';
  const { loaded, onPrint } = printing;
  const loading =
    loaded === null
      ? null
      : ADMIN_LIST_WORDS.loadingToPrint(grouped(String(loaded)), grouped(total));
  return (
    <div className={css.tools}>
      <span className={css.loading} role="status">
        {loading}
      </span>
      <IconAction
        icon={Printer}
        label={ADMIN_LIST_WORDS.print}
        refusal={loading}
        onPress={onPrint}
      />
      <IconAction
        icon={isCompact ? Rows2 : Rows3}
        label={isCompact ? ADMIN_LIST_WORDS.comfortable : ADMIN_LIST_WORDS.compact}
        onPress={() => onDensity(isCompact ? 'comfortable' : 'compact')}
      />
    </div>
  );
}
