import { type FormValue, meant } from '../form-value.ts';
import type { ValueError } from '../value.ts';
import { wrongIn } from '../wrong-in.ts';

type Described = Readonly<Record<string, FormValue>>;

/** What is wrong in a form whose fields are described, and which has no rule between them. */
export function errorsIn<const F extends Described>(fields: F) {
  return (
    form: Readonly<Record<string, unknown>>,
  ): Partial<Record<keyof F & string, ValueError>> => {
    const wrong = Object.entries(fields).flatMap(([name, value]) => {
      const [first] = wrongIn(value, meant(value, form[name]));
      return first ? [[name, first.error] as const] : [];
    });
    return Object.fromEntries(wrong) as Partial<Record<keyof F & string, ValueError>>;
  };
}
