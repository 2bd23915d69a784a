import { createContext, type Provider, useContext } from 'react';

/** A context without a default: its hook throws where no provider stands above it. */
export function requiredContext<Value extends object>(
  name: string,
): readonly [Provider<Value | null>, () => Value] {
  const Context = createContext<Value | null>(null);
  const useValue = () => {
    const value = useContext(Context);
    if (value === null) throw new Error(`no provider of ${name}`);
    return value;
  };
  return [Context.Provider, useValue];
}
