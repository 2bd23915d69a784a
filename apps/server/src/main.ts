// Nothing is imported here that an older Node could stumble over before the sentence is told.
const [major = '0'] = process.versions.node.split('.');
if (Number(major) < 24) {
  process.stderr.write(
    `Pratibha needs Node 24 or later, and this is ${process.version}. ` +
      'Start it with npm start, which brings its own.\n',
  );
  process.exit(1);
}

const { run } = await import('./run.ts');
await run();

export {};
