import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, release, totalmem } from 'node:os';
import { findProgram } from './load.ts';
import { type Judged, judge, spreadOf } from './verdict.ts';

/** One line of the table: a measured value, what it is compared with, and its target. */
export interface Line {
  what: string;
  value: string;
  against?: string;
  ratio?: number;
  wanted?: string;
  /** Of a figure that is measured once. */
  isReached?: boolean;
  /** Of a figure that is measured several times. */
  judged?: Judged;
}

export function table(lines: Line[]): string {
  const rows = lines.map(({ what, value, against = '', ratio, wanted = '', isReached, judged }) => [
    what,
    value,
    against,
    ratio === undefined ? '' : ratio.toFixed(2),
    judged === undefined ? '' : spreadOf(judged),
    wanted,
    reachedOf(isReached, judged),
  ]);
  return [
    ['What', 'Measured', 'Against', 'Ratio', 'Spread', 'Wanted', 'Reached'],
    ['---', '--:', '--:', '--:', '--:', '--:', '---'],
    ...rows,
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function reachedOf(isReached: boolean | undefined, judged: Judged | undefined): string {
  const verdict = judged === undefined ? isReached : judge(judged);
  if (verdict === undefined) return '';
  if (verdict === 'unclear') return '*not clear*';
  return verdict === 'yes' || verdict === true ? 'yes' : '**no**';
}

export const rate = (perSecond: number) => `${Math.round(perSecond).toLocaleString('en')}/s`;

/** What stands below the table, under headings, was measured by other commands and stays. */
export function writeReport(lines: Line[], postgres: string, isQuick: boolean): void {
  const file = new URL('../../docs/benchmarks.md', import.meta.url);
  const [, ...sections] = readFileSync(file, 'utf8').split(/^(?=## )/m);
  const text = `# Benchmarks

\`npm run bench\` writes this table and leaves what stands below it. \`npm run bench -- --quick\` makes shorter
measurements; with \`pages\`, \`submissions\`, \`memory\`, \`jobs\` or \`inbox\` it prints that part only and leaves the file alone.

Each figure is ${isQuick ? 'from a single run (--quick)' : 'the median of five runs'}. Client and servers ran on one
machine: compare the ratios, not the figures. A ratio is the median over pairs of consecutive runs;
the spread is the lowest and the highest of them. A limit is reached, or missed, only if all runs agree; otherwise the row
says that it is not clear.

${machine(postgres)
  .map((line) => `- ${line}`)
  .join('\n')}

${table(lines)}

${sections.join('')}`;
  writeFileSync(file, text);
}

function machine(postgres: string): string[] {
  const { dependencies } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return [
    `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, Linux ${release()}`,
    `Node ${process.versions.node}, Fastify ${dependencies.fastify}, ${postgres}`,
    `${versionOf('pgbench', '--version')}, ${versionOf('wrk', '-v')}`,
    `${new Date().toISOString().slice(0, 10)}`,
  ];
}

function versionOf(name: string, flag: string): string {
  const program = findProgram(name);
  if (program === undefined) return `${name}: not installed`;
  try {
    return firstLine(execFileSync('sh', ['-c', `"${program}" ${flag} 2>&1 || true`], { encoding: 'utf8' }));
  } catch {
    return name;
  }
}

const firstLine = (text: string) => (text.split('\n')[0] ?? '').replace(/\[epoll\].*$/, '').trim();
