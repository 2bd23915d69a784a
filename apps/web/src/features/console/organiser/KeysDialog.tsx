import { heldWith, KEYS, type KeyName } from '@pratibha/domain/console/keys';
import { KEYS_WORDS } from '@pratibha/words/console/organiser/keys';
import { useState } from 'react';
import { AppDialog } from '../../../ui/dialog/AppDialog.tsx';
import { TickField } from '../../../ui/fields/TickField.tsx';
import css from './KeysDialog.module.css';
import { keysHere } from './keys-here.ts';
import { useSingleKeys } from './single-keys.ts';

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
  const keys = KEYS[name].keys.map((key) => W.cap(key));
  const held = heldWith(name);
  if (held === 'shift') return keys.map(W.withShift);
  if (held === 'command') {
    return keys.map(inCapitals).flatMap((key) => [W.withCommand(key), W.withCommandMac(key)]);
  }
  const [first, last] = [keys[0], keys.at(-1)];
  return keys.length > MOST_CAPS && first && last ? [W.fromTo(first, last)] : keys;
}

const inCapitals = (key: string) => (key.length === 1 ? key.toUpperCase() : key);
