/** The CPU time of `act` in milliseconds, which other processes on the machine hardly affect. */
export function millisecondsOf(act: () => void): number {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
