/** An address; where there is no room for it, it breaks before its '@' first. */
export function EmailText({ email }: { readonly email: string }) {
  const sign = email.lastIndexOf('@');
  if (sign < 1) return email;
  return (
    <>
      {email.slice(0, sign)}
      <wbr />
      {email.slice(sign)}
    </>
  );
}
