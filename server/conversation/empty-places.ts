/** A line that only names what somebody is to fill in: `Day and time:`. */
const LONGEST_PLACE = 60;
const isNamed = (line: string) => line.endsWith(':') && line.length <= LONGEST_PLACE;
const isListItem = (line: string) => /^(?:\p{Nd}{1,2}[.)]|[-*•–])/u.test(line);
/** What stands for something within a line: `____`, `[day]`, or a field that nobody knows. */
const GAP = /_{3,}|\.{6,}|…{2,}|\[[^[\]\n]{0,60}\]|\{\w{1,40}\}/g;

/** The places of these templates that a text still has and that are empty, as they are read there. */
export function findEmptyPlaces(text: string, templates: readonly string[]): string[] {
  const named = new Set(templates.flatMap(namedPlaces));
  const gaps = new Set(templates.flatMap((template) => template.match(GAP) ?? []));
  const lines = linesOf(text);
  return lines.filter((line, at) => {
    const next = lines[at + 1] ?? '';
    if (named.has(line)) return next === '' || named.has(next);
    return (line.match(GAP) ?? []).some((gap) => gaps.has(gap));
  });
}

/** The first line greets, and a line before a list introduces it. */
function namedPlaces(template: string): string[] {
  const lines = linesOf(template);
  return lines.filter((line, at) => {
    const next = lines.slice(at + 1).find((each) => each !== '') ?? '';
    return at > 0 && isNamed(line) && !isListItem(next);
  });
}

const linesOf = (text: string) => text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
