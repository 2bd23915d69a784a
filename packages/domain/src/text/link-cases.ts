/** @internal only tests use this file */
export const HTTP_URLS = [
  'https://github.com/team/work',
  'http://example.test',
  'HTTPS://EXAMPLE.TEST/a?b=c#d',
  'https://example.test:8443/@name',
  'http://[::1]/',
  'https://नेपाल.test/प्रतिभा',
  'https://example.test?x=@',
  "https://example.test/a;b,c'd",
];

/** @internal */
export const NO_HTTP_URLS = [
  '',
  'example.test',
  '//example.test',
  'https://',
  'https:example.test',
  'ftp://example.test',
  'javascript:alert(1)',
  'data:text/html,x',
  ' https://example.test',
  'https://exa mple.test',
  'https://example.test/a b',
  'java\nscript:alert(1)',
  'https://example.test/\u0007',
  'https://bank.test@evil.test/',
  'https://user:secret@example.test/',
  'https:\\\\example.test',
  'https://example.test:99999/',
  'https://a;sandbox',
  'https://a%3Bsandbox/',
  'https://a；sandbox/',
  'https://a,b.test',
  "https://a'b.test/",
];
