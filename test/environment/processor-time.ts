/** How long something takes: of the processor's time, since others use the machine as well. */
export function millisecondsOf(act: () => void): number {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
