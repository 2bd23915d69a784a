/** A second library, beside which a test lays our table; it brings no types. */
declare module 'bikram-sambat' {
  const library: { toBik: (day: string) => { year: number; month: number; day: number } };
  export default library;
}
