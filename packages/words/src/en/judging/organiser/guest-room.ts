/** A code that hangs in a room, and who wait to be let in. */
export const GUEST_ROOM_WORDS = {
  heading: 'Code for a room',
  intro:
    'Whoever scans it gives a name, and judges once you let them in. Nobody judges by the code alone.',
  make: 'Make Code for a Room',
  newCode: 'New Code',
  takeDown: 'Take Code Down',
  madeAt: (at: string) => `The code was made on ${at}.`,
  loadFailed: 'Failed to load who waits.',
  shownTitle: 'The code for a room',
  shown:
    'It is shown this once: print it, or show it on a screen. Each who scans it waits here until you let them in.',
  link: 'Link',
  code: 'The code for a room as a QR code',
  ofRooms:
    'Hang each code up in its own room: who scans it there sits in that room. The link below names no room.',
  codeOf: (room: string) => `The code for ${room} as a QR code`,
  waiting: 'Who waits',
  nobody: 'Nobody waits.',
  asked: (distance: string) => `asked ${distance}`,
  inRoom: (room: string) => `in ${room}`,
  separator: ' · ',
  admit: 'Admit',
  admitLabel: (name: string) => `Admit ${name}`,
  isAdmitted: (name: string) => `${name} is let in.`,
  refuse: 'Refuse',
  refuseLabel: (name: string) => `Refuse ${name}`,
  isRefused: 'They are not let in.',
  newTitle: 'Make another code?',
  newText:
    'The code that hangs there opens nothing any more, and who waits has to scan the new one.',
  confirmNew: 'Yes, Make Another',
  downTitle: 'Take the code down?',
  downText: 'Nobody can ask by it any more, and who waits is not let in. Who was let in judges on.',
  confirmDown: 'Yes, Take It Down',
  isDown: 'The code opens nothing any more.',
} as const;
