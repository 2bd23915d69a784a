import { Fragment } from 'react';
import css from './EmailText.module.css';

/** An address; where there is no room for it, it breaks before its '@', and then after its dots. */
export function EmailText({ email }: { readonly email: string }) {
  const sign = email.lastIndexOf('@');
  if (sign < 1) return email;
  return (
    <span className={css.email}>
      <Part text={email.slice(0, sign)} />
      <wbr />
      <Part text={email.slice(sign)} />
    </span>
  );
}

function Part({ text }: { readonly text: string }) {
  const [first = '', ...rest] = text.split('.');
  return (
    <span className={css.part}>
      {first}
      {rest.map((each, place) => (
        <Fragment key={`${String(place)} ${each}`}>
          .<wbr />
          {each}
        </Fragment>
      ))}
    </span>
  );
}
