type Reasons = Readonly<Record<string, readonly string[]>>;

/**
 * What the rules refuse and the document cannot say, by the reason.
 * @internal only tests use this file
 */
export const REFUSED_BY_RULE_ALONE: Reasons = {
  'what is right depends on another field': [
    'EventInput: {"event_date":"","ends_on":"2025-08-17"}',
    'EventInput: {"event_date":"","starts_at":"10:00"}',
    'EventInput: {"event_date":"2025-08-15","ends_at":"16:00"}',
    'EventInput: {"event_date":"2025-08-15","ends_on":"2025-08-15"}',
    'EventInput: {"event_date":"2025-08-15","starts_at":"10:00","ends_at":"10:00"}',
    'Questions: {"1":{"question":"How?","type":"single_choice","options":["A","other"],"other":true}}',
    'Questions: {"1":{"question":"When?","type":"date","min":"2025-07-17","max":"2025-07-16"}}',
    'Questions: {"1":{"question":"How many?","type":"number","least":2,"most":1.5}}',
    'Questions: {"1":{"question":"How?","type":"single_choice","options":["A","B"],"seats":{"C":20}}}',
    'Questions: {"1":{"question":"How?","type":"single_choice","options":["A","B"],"seats":{"A":1," A":2}}}',
    'Questions: {"1":{"question":"How?","type":"single_choice","options":["A","B"],"seats":{"A":1}},"2":"How?"}',
    'Questions: {"1":{"question":"How?","type":"single_choice","options":["A","B"]},"2":{"question":"How?","type":"single_choice","options":["A","B"],"seat',
    'Questions: {"question":"1","is":"C"}',
    'Questions: {"question":"2","is":"x"}',
    'Questions: {"question":"3","is":"Yes"}',
    'Questions: {"question":"4","is":"Yes"}',
    'Questions: {"question":"9","is":"Yes"}',
  ],
  'what is right depends on the settings of the question, which the event tells': [
    'answer to {"type":"date","max":"2025-07-31"}: "2025-08-01"',
    'answer to {"type":"date","min":" 2025-07-16 "}: "2025-07-15"',
    'answer to {"type":"date","min":"2025-07-16","max":"2025-07-31"}: "2025-07-15"',
    'answer to {"type":"date","min":"2025-07-16","max":"2025-07-31"}: "2025-08-01"',
    `answer to {"type":"long_text","max_words":150}: "${'word '.repeat(150)}`.slice(0, 150),
    'answer to {"type":"multiple_choice","options":["A","B","C"],"other":true}: ["A","Other"]',
    'answer to {"type":"multiple_choice","options":["A","B","C"],"other":true}: ["My own","And more"]',
    'answer to {"type":"multiple_choice","options":["A","B","C"]}: ["A","D"]',
    'answer to {"type":"multiple_choice","options":["A","B","C"]}: []',
    'answer to {"type":"number","least":0,"most":60}: -0.5',
    'answer to {"type":"number","least":0,"most":60}: 999999',
    'answer to {"type":"number","least":0.5,"most":null}: 0.25',
    'answer to {"type":"short_text","max_words":3}: "one two three four"',
    'answer to {"type":"single_choice","options":["A","B","C"],"required":false}: "D"',
    'answer to {"type":"single_choice","options":["A","B","C"]}: "D"',
    'answer to {"type":"single_choice","other":true}: " other "',
    'answer to {"type":"single_choice","other":true}: "Other"',
  ],
  'two texts are the same once white space around them is off': [
    'answer to {"type":"multiple_choice","options":["A","B","C"]}: ["A"," A "]',
  ],
  'an age is judged by the day of the server': [
    'ProfileInput: {"dob":"1924-07-16"}',
    'ProfileInput: {"dob":"2015-07-17"}',
    'ProfileInput: {"dob":"2025-07-16"}',
    'ProfileInput: {"dob":"2025-07-17"}',
  ],
  'an address can be written in more ways than a pattern can tell': [
    '/user/events/{id}/submissions: {"demo_or_alternate_link":"http://localhost:3000"}',
    '/user/events/{id}/submissions: {"work_link":"http://127.1/work"}',
  ],
  'a port has a highest number': ['EventInput: {"event_banner":"https://example.test:99999/"}'],
  'a host is read with its letters made plain': [
    'EventInput: {"event_banner":"https://a；sandbox/"}',
  ],
  'the ending is that of a file as often as that of a host': [
    '/user/events/{id}/submissions: {"work_link":"work.zip"}',
  ],
  'an address of mail can be written in more ways than a pattern can tell': [
    'EventInput: {"reply_to":"a@college.example\\r\\nBcc: b@college.example"}',
  ],
  'said once for all texts, in the description of the document': [
    'Questions: {"1":{"question":"a\\u0000","type":"number"}}',
  ],
};

/**
 * What the rules take although the document does not say so, by the reason.
 * @internal
 */
export const TAKEN_BY_RULE_ALONE: Reasons = {
  'a blank text counts as missing': [
    '/user/events/{id}/submissions: {"demo_or_alternate_link":" "}',
    'answer to {"type":"date","required":false}: " "',
    'answer to {"type":"short_text","required":false}: " "',
  ],
  'what stands around it is taken off': [
    'ProfileInput: {"mobile":" 9800000000 "}',
    'ProfileInput: {"mobile":"+977 980-0000000"}',
    'Questions: {"1":{"question":"When?","type":"date","min":null,"max":" 2025-07-16 "}}',
    'answer to {"type":"date"}: " 2024-02-29 "',
  ],
  'digits of Nepali keyboards become ASCII ones': [
    'ProfileInput: {"dob":" २००७-०३-०१ "}',
    'ProfileInput: {"mobile":"९८००००००००"}',
    'answer to {"type":"date"}: "२०२५-०७-१६"',
  ],
  'seconds may be left out, which RFC 3339 does not know': [
    'EventInput: {"registration_open":"2025-07-16T10:00+05:45"}',
  ],
  'null stands beside the answers of every type': [
    'answer to {"type":"single_choice","options":["A","B","C"],"required":false}: null',
  ],
};
