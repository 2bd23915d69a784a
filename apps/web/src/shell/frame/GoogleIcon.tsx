import google from './google.svg';

/** Google's G on its white ground, as the brand asks, beside 'Sign In'. */
export function GoogleIcon() {
  return <img src={google} alt="" width="22" height="22" />;
}
