import { KEYS, type KeyName } from '@pratibha/domain/console/keys';
import { KEYS_WORDS } from '@pratibha/words/console/organiser/keys';
import { useState } from 'react';
import { AppDialog } from '../../../ui/dialog/AppDialog.tsx';
import { TickField } from '../../../ui/fields/TickField.tsx';
import css from './KeysDialog.module.css';
import { keysHere } from './keys-here.ts';
import { useSingleKeys } from './use-single-keys.ts';

const W = KEYS_WORDS;
/** As many of one meaning are a row of keys. */
const MOST_CAPS = 4;

/** What the keys of the page do, all of them, from the table by which it listens. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const [keys] = useState(keysHere);
  const [isOn, turn] = useSingleKeys();
  return (
    <AppDialog isOpen title={W.title} onClose={onClose}>
      <p className={css.quiet}>{W.intro}</p>
      <dl className={css.keys}>
        {keys.map(({ name, text = W.of[name] }) => (
          <div key={name}>
            <dt>
              {capsOf(name).map((cap) => (
                <kbd key={cap}>{cap}</kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <TickField
        type="checkbox"
        label={W.single}
        help={W.singleHelp}
        checked={isOn}
        onChange={({ currentTarget }) => turn(currentTarget.checked)}
      />
    </AppDialog>
  );
}

/** What stands on the keys of a meaning, with what is held. */
function capsOf(name: KeyName): readonly string[] {
  const keys: readonly string[] = KEYS[name];
  const caps = keys.flatMap((key) => {
    const [, held, alone = key] = /^(Mod|Shift)\+(.+)$/.exec(key) ?? [];
    if (held === 'Shift') return [W.withShift(alone)];
    const cap = W.cap(held === undefined || alone.length > 1 ? alone : alone.toUpperCase());
    return held === undefined ? [cap] : [W.withCommand(cap), W.withCommandMac(cap)];
  });
  const [first, last] = [caps[0], caps.at(-1)];
  return caps.length > MOST_CAPS && first && last ? [W.fromTo(first, last)] : caps;
}
