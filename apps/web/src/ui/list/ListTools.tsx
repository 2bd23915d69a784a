import { ADMIN_LIST_WORDS } from '@pratibha/words/ui/admin-list';
import { Rows2, Rows3 } from 'lucide-react';
import type { Density } from './DataTable.tsx';
import { IconAction } from './IconAction.tsx';
import css from './Toolbar.module.css';

type Props = {
  readonly density: Density;
  readonly onDensity: (density: Density) => void;
};

/** How a list is looked at, for each list alike: at the end of its toolbar. */
export function ListTools({ density, onDensity }: Props) {
  const isCompact = density === 'compact';
  return (
    <div className={css.tools}>
      <IconAction
        icon={isCompact ? Rows2 : Rows3}
        label={isCompact ? ADMIN_LIST_WORDS.comfortable : ADMIN_LIST_WORDS.compact}
        onPress={() => onDensity(isCompact ? 'comfortable' : 'compact')}
      />
    </div>
  );
}
