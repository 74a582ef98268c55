import { parseArgs } from 'node:util';
import { type TableTarget, tableTargets } from '../../src/contract/staff/moving-in.ts';
import { readPairs, readWanted, type Wanted } from './move-in-choices.ts';

export const USAGE = `Use: npm run move-in -- FILE [--pictures FOLDER|ZIP] [--host HOST]… [--rehearse] [--report FILE.csv]
     npm run move-in -- FILE.csv --as ${tableTargets.join('|')} --column HEADING=FIELD… (and the same options)
     npm run move-in -- FILE.xml --kind KIND=pages|blogs|none… --menu NAME=header|footer|legal|none…
     npm run move-in -- FILE.xml --same-site-as HOST|none  the site came over before, when it was at HOST
     npm run move-in -- --start ID [--overwrite LINE|all]…  lines that may replace what was edited here
     npm run move-in -- --start ID | --go-on ID | --try-again ID | --undo ID [--pictures …] [--host …]
     npm run move-in -- ARCHIVE.zip [--rehearse]  an archive that moving out has made, into an empty Guardhouse
     --member EMAIL names who moves in; without it, the first owner does.`;

/** What is to be done: a file is rehearsed and imported, or something is done with an import that is there. */
export type Way =
  | { way: 'file'; file: string }
  | { way: 'start'; id: number; overwrite: readonly number[] | 'all' }
  | { way: 'go on' | 'try again' | 'undo'; id: number };

export interface MoveInArguments {
  what: Way;
  /** A folder, or a ZIP. */
  pictures: string | undefined;
  hosts: string[];
  isRehearsal: boolean;
  report: string | undefined;
  member: string | undefined;
  /** What the rows of a table are, and which column is which field. */
  target: TableTarget | undefined;
  chosen: Record<string, string>;
  wanted: Wanted | undefined;
  /** Whether nothing but a rehearsal was asked for, as an archive of our own takes it. */
  isPlain: boolean;
}

/** @throws {Error} with the usage, or with the words of `parseArgs` for an option that there is not. */
export function readArguments(args: readonly string[]): MoveInArguments {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      pictures: { type: 'string' },
      host: { type: 'string', multiple: true, default: [] },
      as: { type: 'string' },
      column: { type: 'string', multiple: true, default: [] },
      kind: { type: 'string', multiple: true, default: [] },
      menu: { type: 'string', multiple: true, default: [] },
      'same-site-as': { type: 'string' },
      rehearse: { type: 'boolean', default: false },
      report: { type: 'string' },
      start: { type: 'string' },
      overwrite: { type: 'string', multiple: true, default: [] },
      'go-on': { type: 'string' },
      'try-again': { type: 'string' },
      undo: { type: 'string' },
      member: { type: 'string' },
    },
  });
  const { pictures, host: hosts, rehearse: isRehearsal, report, member, column } = values;
  const target = tableTargets.find((each) => each === values.as);
  if (values.as !== undefined && target === undefined) throw new Error(USAGE);
  const what = readWay(positionals, values);
  const wanted = readWanted(values, USAGE);
  if (wanted !== undefined && what.way !== 'file') throw new Error(USAGE);
  const others = [pictures, values.as, report, member, wanted, ...hosts, ...column];
  return {
    what,
    pictures,
    hosts,
    isRehearsal,
    report,
    member,
    target,
    wanted,
    chosen: readPairs(column, USAGE),
    isPlain: others.every((value) => value === undefined),
  };
}

interface TypedWays {
  start?: string | undefined;
  overwrite: readonly string[];
  'go-on'?: string | undefined;
  'try-again'?: string | undefined;
  undo?: string | undefined;
}

function readWay(files: readonly string[], typed: TypedWays): Way {
  const { start, overwrite, 'go-on': goOn, 'try-again': again, undo } = typed;
  const ways: Way[] = files.map((file) => ({ way: 'file', file }));
  if (start !== undefined) ways.push({ way: 'start', id: readId(start), overwrite: readLines(overwrite) });
  if (goOn !== undefined) ways.push({ way: 'go on', id: readId(goOn) });
  if (again !== undefined) ways.push({ way: 'try again', id: readId(again) });
  if (undo !== undefined) ways.push({ way: 'undo', id: readId(undo) });
  const [only, ...more] = ways;
  if (only === undefined || more.length > 0) throw new Error(USAGE);
  if (overwrite.length > 0 && only.way !== 'start') throw new Error(USAGE);
  return only;
}

const readLines = (typed: readonly string[]) => (typed.includes('all') ? 'all' : typed.map(readId));

function readId(typed: string): number {
  if (!/^[1-9]\d{0,8}$/.test(typed)) throw new Error(USAGE);
  return Number(typed);
}
