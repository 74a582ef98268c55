import { expect, test } from 'vitest';
import { readArguments, USAGE } from '../../server/commands/move-in-arguments.ts';

test.for([
  [],
  ['a.xml', 'b.xml'],
  ['a.xml', '--start', '7'],
  ['--start', '7', '--undo', '7'],
  ['--start', 'seven'],
  ['a.xml', '--overwrite', '7'],
  ['--go-on', '7', '--overwrite', 'all'],
  ['--start', '7', '--overwrite', 'first'],
  ['--go-on', '0'],
  ['--try-again=-1'],
  ['a.csv', '--as', 'something'],
  ['a.csv', '--as', 'job', '--column', 'Title'],
  ['a.xml', '--kind', 'service'],
  ['a.xml', '--kind', 'service=jobs'],
  ['a.xml', '--menu', 'Main=middle'],
  ['--start', '7', '--kind', 'service=pages'],
  ['--start', '7', '--same-site-as', 'old.example'],
])('with %j says how it is used', (args) => {
  expect(() => readArguments(args)).toThrow(USAGE);
});

test('names an option that there is not, and one without its value', () => {
  expect(() => readArguments(['a.xml', '--picture', 'x'])).toThrow(/--picture/);
  expect(() => readArguments(['--try-again', '-1'])).toThrow(/--try-again/);
});

test('reads what is to be done, with everything that goes with it', () => {
  expect(
    readArguments([
      ...['old.csv', '--as', 'job', '--column', 'Title=openPosition', '--column', 'A=B=location'],
      ...['--host', 'a.example', '--host', 'b.example', '--pictures', 'uploads', '--report', 'r.csv'],
    ]),
  ).toMatchObject({
    what: { way: 'file', file: 'old.csv' },
    target: 'job',
    chosen: { Title: 'openPosition', 'A=B': 'location' },
    hosts: ['a.example', 'b.example'],
    pictures: 'uploads',
    report: 'r.csv',
    isRehearsal: false,
    isPlain: false,
    wanted: undefined,
    member: undefined,
  });
  expect(readArguments(['--start', '7', '--overwrite', '11', '--overwrite', '12']).what).toEqual({
    way: 'start',
    id: 7,
    overwrite: [11, 12],
  });
  expect(readArguments(['--start', '7', '--overwrite', '11', '--overwrite', 'all']).what).toEqual({
    way: 'start',
    id: 7,
    overwrite: 'all',
  });
  expect(readArguments(['old.zip', '--rehearse'])).toMatchObject({ isRehearsal: true, isPlain: true });
  expect(readArguments(['--undo', '7']).what).toEqual({ way: 'undo', id: 7 });
});
