/** How many days a request about personal data has left, in words: the same in its list and on the start screen. */
export function dueText(left: number): string {
  if (left < 0) return left === -1 ? 'Was due yesterday' : `Was due ${-left} days ago`;
  if (left === 0) return 'Due today';
  return left === 1 ? '1 day left' : `${left} days left`;
}
